/** One person's evening at one table: who looks, what is shown, what was said, and what goes to the server. */
import { say, speech } from "../i18n/index.svelte";
import type { ChatLine, HintShown, Plan, PlanLine, PlayerShown, ServerMessage, TableShown, View } from "../wire";
import { Connection, type Socket } from "./connection.svelte";
import { told } from "./plans";
import { Popups } from "./popups.svelte";
import { Queue, type Stage } from "./queue.svelte";
import { TableModel } from "./table.svelte";

export const SPECTATOR = -1;
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
}

/** My seat that is to look now: the one that must decide, else the one that looked, else the first. */
export function seatToLook(table: TableShown, looking: number | null): number {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (looking !== null && mine.includes(looking) && table.awaited.includes(looking)) return looking;
  const awaited = mine.find((seat) => table.awaited.includes(seat));
  if (awaited !== undefined) return awaited;
  return looking !== null && mine.includes(looking) ? looking : (mine[0] ?? SPECTATOR);
}

/** Whether a seat is still asked what it was asked before: others may have moved meanwhile. */
function sameQuestion(before: View, now: View): boolean {
  const moves = (view: View): string => (view.asked?.options ?? []).map((option) => option.move).join();
  return before.seat === now.seat && before.asked?.question === now.asked?.question && moves(before) === moves(now);
}

export class Session {
  table: TableShown = $state.raw(undefined as unknown as TableShown);
  model: TableModel | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  /** How many lines of it were on the screen. */
  read: number = $state(0);
  /** What was planned at the table, whether or not it still holds. */
  plans: readonly PlanLine[] = $state.raw([]);
  /** A short note: what was stale, what went wrong. */
  note: string = $state("");
  /** True when the table was cleared away. */
  gone: boolean = $state(false);
  /** The seat that looks; null until somebody says he is there. */
  seat: number | null = $state(null);
  /** The seat the screen is to be handed to, while it is covered. */
  handing: number | null = $state(null);
  /** True until what another person saw is off the table. */
  covered: boolean = $state(false);
  /** What a sage would do now; null until he has thought about it. */
  hints: readonly HintShown[] | null = $state.raw(null);
  /** True while he thinks. */
  hinting: boolean = $state(false);
  /** The first log line since this seat last finished deciding. */
  since: number = $state(0);

  /** The version that has what I did last; until its view is here nothing else is asked for. */
  #owed: number = $state(0);
  #seen: number = $state(0);

  readonly queue: Queue;
  readonly connection: Connection;
  readonly popups = new Popups();
  readonly mine = $derived(this.table.seats.filter((seat) => seat.mine));
  readonly watching = $derived(this.mine.length === 0);

  /** True while something I did is on its way. */
  get sending(): boolean {
    return this.connection.unanswered > 0 || this.#seen < this.#owed;
  }

  #around: Surroundings;
  #afresh = true;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableShown, around: Surroundings) {
    this.table = table;
    this.#around = around;
    this.queue = new Queue(around.stage, () => around.pace());
    this.connection = new Connection({
      open: () => around.open(),
      hear: (message) => this.#hear(message),
      logFrom: () => (this.#afresh ? 0 : this.queue.nextLine),
    });
    const first = seatToLook(table, null);
    if (table.state !== "gathering" && this.#strangers(first, null)) this.#cover(first);
    else this.look(first);
  }

  /** Look from this seat, in the language spoken now. */
  look(seat: number): void {
    if (seat !== this.seat) {
      this.popups.close();
      this.dropHint();
      this.since = this.#keptSince(seat);
    }
    this.seat = seat;
    this.handing = null;
    this.#afresh = true;
    this.connection.look(seat, speech.lang);
  }

  /** Not yet: who looked takes his last move back, and goes on looking. */
  keepSeat(): void {
    this.handing = null;
    this.covered = false;
    this.undo(false);
  }

  /** The language changed. */
  translate(): void {
    if (this.seat !== null && this.handing === null) this.look(this.seat);
  }

  /** I sat down or got up: the table as it is now, and a line that knows me. */
  reseat(table: TableShown): void {
    this.#gather(table);
    this.#afresh = true;
    this.connection.again();
  }

  play(move: string): void {
    const view = this.queue.newest;
    if (view === null || this.seat === null || this.sending) return;
    this.popups.close();
    this.connection.ask({ type: "play", seat: this.seat, version: view.version, move });
  }

  undo(whole_turn: boolean): void {
    this.#change((seat, version) => this.connection.ask({ type: "undo", seat, version, whole_turn }));
  }

  askBack(): void {
    this.#change((seat, version) => this.connection.ask({ type: "ask_back", seat, version }));
  }

  answerBack(agree: boolean): void {
    this.#change((seat) => this.connection.ask({ type: "answer_back", seat, agree }));
  }

  mute(again = false): void {
    this.#change((seat, version) => this.connection.ask({ type: "mute", seat, version, again }));
  }

  /** Ask what a sage would do. */
  askHint(): void {
    if (this.seat === null || this.seat < 0 || !this.table.hints || this.hinting || !this.queue.newest?.asked) return;
    this.hints = null;
    this.hinting = this.connection.tell({ type: "ask_hint", seat: this.seat });
  }

  /** Never mind, or seen enough. */
  dropHint(): void {
    if (this.hinting && this.seat !== null) this.connection.tell({ type: "drop_hint", seat: this.seat });
    this.hinting = false;
    this.hints = null;
  }

  tell(text: string): boolean {
    return this.connection.tell({ type: "say", text });
  }

  /** Tell the others what I intend; nothing takes it back. */
  plan(what: Omit<Plan, "type" | "seat">): boolean {
    return this.seat !== null && this.seat >= 0 && this.connection.tell({ type: "plan", seat: this.seat, ...what });
  }

  why(moves: readonly string[], beside: Element): void {
    if (this.seat === null || this.seat < 0) return;
    this.popups.why(moves, beside);
    const { open } = this.popups;
    if (open?.kind !== "why") return;
    for (const move of open.moves) this.connection.tell({ type: "why", seat: this.seat, move });
  }

  /** A short note that goes by itself. */
  remark(text: string): void {
    clearTimeout(this.#noteTimer);
    this.note = text;
    this.#noteTimer = setTimeout(() => (this.note = ""), NOTE);
  }

  close(): void {
    clearTimeout(this.#noteTimer);
    this.queue.skip();
    this.connection.close();
  }

  /** After a step was shown: draw it, and see whether the screen goes to another of my seats. */
  settle(): void {
    const { shown } = this.queue;
    if (shown === null) return;
    if (this.model === null) this.model = new TableModel(shown, this.#hands());
    this.model.view = shown;
    if (this.handing === null && shown.seat === this.seat) this.covered = false;
    this.model.busy = this.queue.behind > 0;
    if (this.queue.behind === 0 && shown === this.queue.newest) this.#follow(shown);
  }

  #hands() {
    return {
      play: (move: string) => this.play(move),
      why: (moves: readonly string[], beside: Element) => this.why(moves, beside),
      choose: this.popups.choose.bind(this.popups),
      enlarge: (card: string, beside: Element) => this.popups.card(card, beside, true),
    };
  }

  #change(ask: (seat: number, version: number) => void): void {
    const view = this.queue.newest;
    if (view === null || this.seat === null || this.seat < 0 || this.sending) return;
    this.popups.close();
    ask(this.seat, view.version);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.#see(message);
        break;
      case "why":
        this.popups.answer(message);
        break;
      case "hints":
        if (this.hinting && message.seat === this.seat) this.hints = message.hints;
        this.hinting = false;
        break;
      case "chat":
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message];
        break;
      case "plans":
        this.#hearPlans(message.lines);
        break;
      case "table":
        this.#hearTable(message.table);
        break;
      case "problem":
        if (message.key === HINT) this.hinting = false;
        if (message.code === "no-such-table") this.#end();
        else this.remark(message.code === "stale" ? say("web-stale") : message.text);
        break;
      case "done":
        this.#owed = message.version;
        break;
    }
  }

  #end(): void {
    this.gone = true;
    this.close();
  }

  /** Who gets up himself knows it: in the middle of a game he leaves the page. */
  #hearTable(table: TableShown): void {
    const seated = table.seats.some((seat) => seat.mine);
    if (table.state === "playing" && !this.watching && !seated) this.remark(say("web-seat-lost"));
    this.#gather(table);
  }

  /** What others have just told is noted, wherever one looks. */
  #hearPlans(lines: readonly PlanLine[]): void {
    const view = this.queue.newest;
    const before = told(this.plans, view?.planning ?? null);
    this.plans = lines;
    for (const { seat, text } of told(lines, view?.planning ?? null)) {
      const known = before.some((line) => line.seat === seat && line.text === text);
      const title = view?.players.find((player) => player.seat === seat)?.title ?? "";
      if (!known && seat !== this.seat) this.remark(`${title}: ${text}`);
    }
  }

  #see(view: View): void {
    this.#seen = view.version;
    if (view.seat !== this.seat || this.handing !== null) return;
    const before = this.queue.newest;
    if (before?.asked && !view.asked && before.seat === view.seat) this.#keepSince(view);
    this.queue.push(view, this.#afresh);
    this.#afresh = false;
    if (before?.version !== view.version) {
      this.popups.close();
      if (before?.asked && !sameQuestion(before, view)) this.dropHint();
    }
    if (view.ending && this.table.state === "playing") this.table = { ...this.table, state: "over" };
  }

  #gather(table: TableShown): void {
    const began = this.table.state === "gathering" && table.state !== "gathering";
    const moved = table.seats.some((seat, i) => seat.mine !== this.table.seats[i]?.mine);
    this.table = table;
    if (!began && !moved) return;
    const seat = seatToLook(table, this.seat);
    if (began && this.#strangers(seat, null)) this.#cover(seat);
    else this.look(seat);
  }

  /** The view goes where the decision is, when several seats are mine. */
  #follow(view: View): void {
    if (this.mine.length < 2 || view.asked !== null || view.ending !== null || this.handing !== null) return;
    const awaited = (player: PlayerShown): boolean => player.waiting !== "" && player.seat !== this.seat;
    const next = view.players.find((player) => awaited(player) && this.mine.some((seat) => seat.seat === player.seat));
    if (next === undefined) return;
    if (this.#strangers(next.seat, this.seat)) this.#cover(next.seat);
    else this.look(next.seat);
  }

  /** Another person comes: until he says that he is there, nothing of anybody is seen. */
  #cover(seat: number): void {
    this.handing = seat;
    this.covered = true;
  }

  /** Whether somebody else than who sees the screen now would sit at this seat. */
  #strangers(seat: number, looking: number | null): boolean {
    if (this.mine.length < 2 || !this.#around.covering()) return false;
    const name = (of: number): string | undefined => this.mine.find((each) => each.seat === of)?.name;
    return looking === null ? this.mine.some((each) => each.name !== name(seat)) : name(seat) !== name(looking);
  }

  #sinceKey(seat: number): string {
    return `teahouse-since-${this.table.id}-${seat}`;
  }

  #keepSince(view: View): void {
    this.since = (view.log.at(-1)?.n ?? this.queue.nextLine - 1) + 1;
    try {
      sessionStorage.setItem(this.#sinceKey(view.seat), String(this.since));
    } catch {
      // Then the mark is lost when the page is loaded again.
    }
  }

  #keptSince(seat: number): number {
    try {
      return Number(sessionStorage.getItem(this.#sinceKey(seat)) ?? 0);
    } catch {
      return 0;
    }
  }
}
