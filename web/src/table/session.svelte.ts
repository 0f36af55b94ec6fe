/** One person at one table: the live view, what is said beside the game, and the seats that share the screen. */
import { say } from "../i18n/index.svelte";
import type { Heard, LessonShown, Look, OrdersShown, TableShown, View, WarningShown } from "../wire";
import type { Said, Socket, Told } from "./connection.svelte";
import { ClockWatch } from "./clocks.svelte";
import { Orders } from "./orders.svelte";
import { HotSeat, seatToLook } from "./hot_seat.svelte";
import { Live } from "./live.svelte";
import type { Stage } from "./queue.svelte";
import { sameQuestion } from "./question";
import { Social } from "./social.svelte";

/** How long a short note stays. */
const NOTE = 5000;
/** In place of a key, where a hint cannot be given. */
const HINT = "hint";

export interface Surroundings {
  open(): Socket;
  stage: Stage;
  pace(): number;
  /** Whether people who share a screen want it covered between them. */
  covering(): boolean;
  goesOn?(): boolean;
  confirms?(): boolean;
  /** Whether a coach is wanted beside the view, and what it has against an answer. */
  coach?(): boolean;
  /** Whether the table is wanted in words. */
  spoken?(): boolean;
  warns?(view: View, moves: readonly string[]): WarningShown | null;
  /** Nobody else is there: no chat, no seats to take, nothing that comes over the board by itself. */
  alone?: boolean;
  /** The first word on a line, where it is not a look from a seat. */
  greet?(lang: Look["lang"], logFrom: number): Said;
  /** Where a lesson stands. */
  teach?(lesson: LessonShown): void;
}

export class Session {
  table: TableShown;
  /** A short note: what was stale, what went wrong. */
  note: string = $state("");
  /** True when the table was removed. */
  gone: boolean = $state(false);

  readonly mine = $derived.by(() => this.table.seats.filter((seat) => seat.mine));
  readonly watching = $derived(this.mine.length === 0);
  readonly alone: boolean;

  /** Whoever typed a line hears what it means. */
  understood: ((heard: Heard) => void) | null = null;

  readonly live: Live;
  readonly social: Social;
  readonly hotSeat: HotSeat;
  readonly clocks = new ClockWatch();
  /** What is to be done for the seat that looks. */
  readonly orders = new Orders();

  #around: Surroundings;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableShown, around: Surroundings) {
    this.table = $state.raw(table);
    this.#around = around;
    this.alone = around.alone ?? false;
    this.clocks.hear(table.sitting.clocks);
    this.live = new Live(table.id, { ...around, hear: (message) => this.#hear(message) });
    this.social = new Social({
      live: this.live,
      hints: () => this.table.hints,
      remark: (text) => this.remark(text),
    });
    this.hotSeat = new HotSeat({
      mine: () => this.mine,
      covering: () => around.covering(),
      look: (seat) => this.look(seat),
    });
    const first = seatToLook(table, null);
    if (table.state === "gathering") this.look(first);
    else this.hotSeat.go(first, null);
  }

  /** Look from this seat, in the language spoken now. */
  look(seat: number): void {
    if (seat !== this.live.seat) {
      this.social.dropHint();
      this.orders.forget();
    }
    this.hotSeat.handing = null;
    this.live.look(seat);
  }

  /** Not yet: whoever looked takes their last move back, and goes on looking. */
  keepSeat(): void {
    this.hotSeat.stay();
    this.live.undo(false);
  }

  /** The language changed. */
  translate(): void {
    if (this.live.seat !== null && this.hotSeat.handing === null) this.look(this.live.seat);
  }

  /** I sat down or got up: the table as it is now, and a line that knows me. */
  reseat(table: TableShown): void {
    this.#gather(table);
    this.live.reconnect();
  }

  /** A short note that goes by itself; a learner who has no table yet has nothing else to read, and it stays. */
  remark(text: string): void {
    clearTimeout(this.#noteTimer);
    this.note = text;
    if (this.alone && this.live.queue.newest === null) return;
    this.#noteTimer = setTimeout(() => (this.note = ""), NOTE);
  }

  close(): void {
    clearTimeout(this.#noteTimer);
    this.live.close();
  }

  /** After a step was shown: draw it, and see whether the screen goes to another of my seats. */
  settle(): void {
    const shown = this.live.draw();
    if (shown === null || shown.seat !== this.live.seat) return;
    if (this.hotSeat.handing === null) this.hotSeat.covered = false;
    if (this.live.queue.behind === 0 && shown === this.live.queue.newest) this.hotSeat.follow(shown);
  }

  #hear(message: Told): void {
    switch (message.type) {
      case "view":
        this.#see(message);
        break;
      case "lesson":
        this.#around.teach?.(message);
        break;
      case "done":
        this.live.done(message.version);
        break;
      case "heard":
        this.understood?.(message);
        break;
      case "why":
        this.live.popups.answer(message);
        break;
      case "hints":
        this.social.hearHints(message.seat, message.hints);
        break;
      case "chat":
        this.social.hearLine(message);
        break;
      case "plans":
        this.social.hearPlans(message.lines);
        break;
      case "orders":
        this.#hearOrders(message);
        break;
      case "clocks":
        this.clocks.hear(message);
        break;
      case "table":
        this.#hearTable(message.table);
        break;
      case "problem":
        if (message.key === HINT) this.social.failHint();
        if (message.code === "no-such-table") this.#end();
        else if (message.code === "confirm") this.live.waitForConfirmation();
        else if (message.code === "not-your-seat" && message.key === "" && !this.alone) this.#lose();
        else this.remark(message.code === "stale" ? say("web-stale") : message.text);
        break;
    }
  }

  #hearOrders(told: OrdersShown): void {
    const lost = told.dropped && !this.orders.told?.dropped;
    this.orders.hear(told);
    if (lost) this.remark(say("web-orders-dropped"));
  }

  #see(view: View): void {
    if (view.asked && view.seat === this.live.seat) this.orders.learn(view.asked);
    const before = this.live.queue.newest;
    if (!this.live.see(view, this.hotSeat.handing !== null)) return;
    if (this.alone && before === null) this.note = "";
    const moved = before?.version !== view.version;
    if (moved && before?.asked && !sameQuestion(before, view)) this.social.dropHint();
    if (view.ending && this.table.state === "playing") this.table = { ...this.table, state: "over" };
  }

  /** People who get up themselves know it: in the middle of a game they leave the page. */
  #hearTable(table: TableShown): void {
    const seated = table.seats.some((seat) => seat.mine);
    const lost = table.state === "playing" && !this.watching && !seated;
    this.#gather(table, lost ? say("web-seat-lost") : "");
  }

  /** Somebody has my seat since the line was down: I look on, and the table says who sits where now. */
  #lose(): void {
    this.remark(say("web-seat-lost"));
    this.look(-1);
  }

  #gather(table: TableShown, first = ""): void {
    const began = this.table.state === "gathering" && table.state !== "gathering";
    const moved = table.seats.some((seat, i) => seat.mine !== this.table.seats[i]?.mine);
    const known = this.table.seat_news.at(-1)?.n ?? -1;
    const news = this.table.state === "playing" ? table.seat_news.filter(({ n }) => n > known) : [];
    const words = [first, ...news.map(({ text }) => text)].filter(Boolean);
    if (words.length > 0) this.remark(words.join(" "));
    this.table = table;
    this.clocks.hear(table.sitting.clocks);
    if (!began && !moved) return;
    const seat = seatToLook(table, this.live.seat);
    if (began) this.hotSeat.go(seat, null);
    else this.look(seat);
  }

  #end(): void {
    this.gone = true;
    this.close();
  }
}
