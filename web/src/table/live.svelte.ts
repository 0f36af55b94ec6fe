/** The table as one seat sees it: the socket, the views it brings, and the changes this seat asks for. */
import { speech } from "../i18n/index.svelte";
import type { Look, View, WarningShown } from "../wire";
import { Connection, type Said, type Socket, type Told } from "./connection.svelte";
import { Popups } from "./popups.svelte";
import { sameQuestion } from "./question";
import { Queue, type Stage } from "./queue.svelte";
import { TableModel } from "./table.svelte";

export interface LiveWays {
  open(): Socket;
  hear(message: Told): void;
  greet?(lang: Look["lang"], logFrom: number): Said;
  stage: Stage;
  pace(): number;
  /** Whether the table goes on by itself where I have nothing to choose. */
  goesOn?(): boolean;
  /** Whether the last answer of a turn waits until I confirm it. */
  confirms?(): boolean;
  /** Whether a coach is wanted beside the view. */
  coach?(): boolean;
  /** Whether the table is wanted in words. */
  spoken?(): boolean;
  /** What a coach has against an answer. */
  warns?(view: View, moves: readonly string[]): WarningShown | null;
}

/** An answer as it is sent. */
export interface Answer {
  move: string;
  before: readonly string[];
}

export class Live {
  /** The seat that looks; null until somebody says they are there. */
  seat: number | null = $state(null);
  /** What the board is drawn from; null before the first view. */
  model: TableModel | null = $state.raw(null);
  /** The first log line since this seat last finished deciding. */
  since: number = $state(0);

  /** The answer that ends my turn, until I confirm it or give another. */
  confirming: Answer | null = $state.raw(null);
  /** The answer that a coach warns of, until it is given all the same or another is. */
  warned: { answer: Answer; warning: WarningShown } | null = $state.raw(null);
  #tried: Answer | null = null;

  /** The version that has what I did last; until its view is here nothing else is asked for. A lesson may go back. */
  #owed: number = $state(0);
  #seen: number = $state(0);

  readonly queue: Queue;
  readonly connection: Connection;
  readonly popups = new Popups();

  #table: string;
  #ways: LiveWays;
  /** Whether the next view is another seat's, or in another language. */
  #afresh = true;

  constructor(table: string, ways: LiveWays) {
    this.#table = table;
    this.#ways = ways;
    this.queue = new Queue(ways.stage, () => ways.pace());
    this.connection = new Connection({
      open: () => ways.open(),
      hear: (message) => ways.hear(message),
      logFrom: () => (this.#afresh ? 0 : this.queue.nextLine),
      greet: ways.greet && ((lang, logFrom) => this.#greet(lang, logFrom)),
      coach: () => ways.coach?.() ?? false,
      spoken: () => ways.spoken?.() ?? false,
    });
  }

  /** True while something I did is on its way. */
  get sending(): boolean {
    return this.connection.unanswered > 0 || this.#seen < this.#owed;
  }

  /** The seat, where it is a player's. */
  get player(): number | null {
    return this.seat !== null && this.seat >= 0 ? this.seat : null;
  }

  /** Look from this seat, in the language spoken now. */
  look(seat: number): void {
    if (seat !== this.seat) {
      this.popups.close();
      this.since = this.#keptSince(seat);
    }
    this.seat = seat;
    this.#afresh = true;
    this.connection.look(seat, speech.lang);
  }

  /** The server is to know us anew: we sat down or got up. */
  reconnect(): void {
    this.#afresh = true;
    this.connection.again();
  }

  close(): void {
    this.queue.skip();
    this.connection.close();
  }

  /** Whoever greets in another way begins anew: nothing of the old line is owed. */
  #greet(lang: Look["lang"], logFrom: number): Said | undefined {
    this.#owed = 0;
    return this.#ways.greet?.(lang, logFrom);
  }

  // -- what goes to the server ---------------------------------------------------------------

  play(move: string, before: readonly string[] = [], confirmed = false): void {
    this.confirming = null;
    this.warned = null;
    if (!confirmed && this.#warn({ move, before })) return;
    this.#tried = { move, before };
    const go_on = this.#ways.goesOn?.() ?? true;
    const confirm = !confirmed && (this.#ways.confirms?.() ?? false);
    this.#change((seat, version) =>
      this.connection.ask({
        type: "play",
        seat,
        version,
        move,
        before: [...before],
        go_on,
        ask_always: !go_on,
        confirm,
      }),
    );
  }

  /** A coach has something against an answer: it waits until I give it all the same. */
  #warn(answer: Answer): boolean {
    const view = this.queue.newest;
    if (view === null || this.sending) return false;
    const warning = this.#ways.warns?.(view, [...answer.before, answer.move]);
    if (!warning) return false;
    this.popups.close();
    this.warned = { answer, warning };
    return true;
  }

  /** The answer I was warned of, all the same. */
  playAnyway(): void {
    const answer = this.warned?.answer;
    if (answer) this.play(answer.move, answer.before, true);
  }

  /** The server says that what I tried ends my turn. */
  waitForConfirmation(): void {
    this.confirming = this.#tried;
  }

  confirm(): void {
    const answer = this.confirming;
    if (answer) this.play(answer.move, answer.before, true);
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

  why(moves: readonly string[], beside: Element): void {
    const seat = this.player;
    if (seat === null) return;
    this.popups.why(moves, beside);
    const { open } = this.popups;
    if (open?.kind !== "why") return;
    for (const move of open.moves) this.connection.tell({ type: "why", seat, move });
  }

  #change(ask: (seat: number, version: number) => void): void {
    const view = this.queue.newest;
    if (view === null || this.player === null || this.sending) return;
    this.popups.close();
    ask(this.player, view.version);
  }

  // -- what comes from it --------------------------------------------------------------------

  /** A change of mine was carried out: its view is on the way. */
  done(version: number): void {
    this.#owed = version;
  }

  /** A view came; it is shown if this seat looks and the screen is not covered. */
  see(view: View, covered: boolean): boolean {
    this.#seen = view.version;
    if (this.#seen >= this.#owed) this.#owed = 0;
    if (view.seat !== this.seat || covered) return false;
    const before = this.queue.newest;
    if (before?.asked && !view.asked && before.seat === view.seat) this.#keepSince(view);
    this.queue.push(view, this.#afresh);
    this.#afresh = false;
    if (before?.version !== view.version) {
      if (before === null || !sameQuestion(before, view)) this.popups.close();
      this.confirming = null;
      this.warned = null;
    }
    return true;
  }

  /** Draw the step that is shown now. */
  draw(): View | null {
    const { shown } = this.queue;
    if (shown === null) return null;
    if (this.model === null) this.model = new TableModel(shown, this.#hands());
    this.model.view = shown;
    this.model.busy = this.queue.behind > 0;
    return shown;
  }

  #hands() {
    return {
      play: (move: string, before: readonly string[] = []) => this.play(move, before),
      goesOn: () => this.#ways.goesOn?.() ?? true,
      why: (moves: readonly string[], beside: Element) => this.why(moves, beside),
      choose: this.popups.choose.bind(this.popups),
      enlarge: (card: string, beside: Element) => this.popups.card(card, beside, true),
    };
  }

  // -- since my last turn --------------------------------------------------------------------

  #sinceKey(seat: number): string {
    return `teahouse-since-${this.#table}-${seat}`;
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
