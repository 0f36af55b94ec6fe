/**
 * The table a board is drawn at: what can be played, what is pointed at, and what happens when a piece is pressed.
 * Boards know this class and nothing of sockets, queues or dialogs.
 */
import { getContext, setContext } from "svelte";

import type { Ahead, Asked, OptionOffered, View } from "../wire";

const KEY = Symbol("table");

/** What the shell does for a board. */
export interface Hands {
  /** Give an answer: a legal move, after those that lead to it. */
  play(move: string, before?: readonly string[]): void;
  /** Whether the table goes on by itself where there is nothing to choose. */
  goesOn?(): boolean;
  /** Explain why none of these moves can be made now, beside the piece. */
  why(moves: readonly string[], beside: Element): void;
  /** Let the player choose among several legal moves of one piece. */
  choose(options: readonly OptionOffered[], beside: Element): void;
  /** Show something large: a card, a horde, a general. `card` is the board's own name of it. */
  enlarge(card: string, beside: Element): void;
}

export class TableModel {
  view: View;
  /** Pieces a log line, an option or a card is about, while it is pointed at. */
  pointed: ReadonlySet<string> = $state.raw(new Set());
  #aim: readonly OptionOffered[] = $state.raw([]);
  /** The piece by which they are pointed at. */
  aimedBy: Element | null = $state.raw(null);
  /** True while earlier moves are still being shown; nothing can be played then. */
  busy: boolean = $state(false);

  readonly hands: Hands;
  /** Answers that go further than the question, in one press. */
  readonly ahead: Ahead | null = $derived.by(() =>
    this.hands.goesOn?.() === false ? null : (this.view.asked?.ahead ?? null),
  );
  /** Every answer, in the order in which it is offered; what goes further stands in place of its first move. */
  readonly answers: readonly OptionOffered[] = $derived.by(() => answersOf(this.view.asked, this.ahead));
  /** What can be done beside the question. */
  readonly asides: readonly OptionOffered[] = $derived.by(() =>
    (this.view.asked?.options ?? []).filter((option) => option.aside),
  );
  /** By the word of the last move: one that can be made at once, else all that others lead to. */
  readonly options: ReadonlyMap<string, readonly OptionOffered[]> = $derived.by(() => {
    const found = new Map<string, OptionOffered[]>();
    for (const option of this.ahead?.options ?? []) found.set(option.move, [...(found.get(option.move) ?? []), option]);
    for (const option of this.view.asked?.options ?? []) found.set(option.move, [option]);
    return found;
  });
  /** Answers that are pointed at, in the bar or by their piece; none once something else is asked. */
  readonly aimed: readonly OptionOffered[] = $derived.by(() => {
    if (this.busy) return [];
    const same = (one: OptionOffered, other: OptionOffered): boolean => one.before.join() === other.before.join();
    return this.#aim.flatMap((one) => this.options.get(one.move)?.filter((other) => same(one, other)) ?? []);
  });
  /** Where they could lead. */
  readonly reach: ReadonlySet<string> = $derived(new Set(this.aimed.flatMap((option) => option.reach)));

  constructor(view: View, hands: Hands) {
    this.view = $state.raw(view);
    this.hands = hands;
  }

  /** The legal moves among these words. */
  legal(moves: readonly string[]): OptionOffered[] {
    if (this.busy) return [];
    return moves.flatMap((move) => this.options.get(move) ?? []);
  }

  /** Whether a piece answers the question; what is done beside it does not light up. */
  lit(moves: readonly string[]): boolean {
    return this.legal(moves).some((option) => !option.aside);
  }

  play(option: OptionOffered): void {
    this.hands.play(option.move, option.before);
  }

  /** A piece was clicked, or Enter was pressed on it. */
  press(moves: readonly string[], beside: Element): void {
    const legal = this.legal(moves);
    const only = legal[0];
    if (only === undefined) this.hands.why(moves, beside);
    else if (legal.length === 1) this.play(only);
    else this.hands.choose(legal, beside);
  }

  /** Somebody looks at these answers: where they lead is marked. */
  aim(options: readonly OptionOffered[], by: Element | null = null): void {
    if (options.length === 0 && this.#aim.length === 0) return;
    this.#aim = options;
    this.aimedBy = by;
  }

  point(pieces: Iterable<string>): void {
    this.pointed = new Set(pieces);
  }
}

function answersOf(asked: Asked | null, ahead: Ahead | null): OptionOffered[] {
  return (asked?.options ?? []).flatMap((option) => {
    if (option.aside) return [];
    const further = ahead?.options.filter(({ before }) => before[0] === option.move) ?? [];
    return further.length > 0 ? further : [option];
  });
}

/** How the ids of a piece stand in its `data-pieces`, so that any of them finds it. */
export function listed(ids: readonly string[]): string | undefined {
  return ids.length > 0 ? `|${ids.join("|")}|` : undefined;
}

/** What is drawn of a piece inside `root`: the place itself, and copies elsewhere. */
export function drawn(root: ParentNode, piece: string): Element[] {
  return [...root.querySelectorAll(`[data-pieces*="|${CSS.escape(piece)}|"]`)];
}

/** What a piece calls itself to a screen reader. */
export function nameOf(piece: Element): string {
  return piece.querySelector(":scope > title, :scope > .sr-only")?.textContent ?? "";
}

export function offerTable(table: TableModel): TableModel {
  return setContext(KEY, table);
}

export function theTable(): TableModel {
  return getContext<TableModel>(KEY);
}
