/**
 * The table a board is drawn at: what can be played, what is pointed at, and what happens when a piece is pressed.
 * Boards know this class and nothing of sockets, queues or dialogs.
 */
import { getContext, setContext } from "svelte";

import type { OptionOffered, View } from "../wire";

const KEY = Symbol("table");

/** What the shell does for a board. */
export interface Hands {
  /** Make a legal move. */
  play(move: string): void;
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
  /** True while earlier moves are still being shown; nothing can be played then. */
  busy: boolean = $state(false);

  readonly hands: Hands;
  readonly options: ReadonlyMap<string, OptionOffered> = $derived.by(
    () => new Map((this.view.asked?.options ?? []).map((option) => [option.move, option])),
  );

  constructor(view: View, hands: Hands) {
    this.view = $state.raw(view);
    this.hands = hands;
  }

  /** The legal moves among these words. */
  legal(moves: readonly string[]): OptionOffered[] {
    if (this.busy) return [];
    return moves.flatMap((move) => this.options.get(move) ?? []);
  }

  /** A piece was clicked, or Enter was pressed on it. */
  press(moves: readonly string[], beside: Element): void {
    const legal = this.legal(moves);
    const only = legal[0];
    if (only === undefined) this.hands.why(moves, beside);
    else if (legal.length === 1) this.hands.play(only.move);
    else this.hands.choose(legal, beside);
  }

  point(pieces: Iterable<string>): void {
    this.pointed = new Set(pieces);
  }
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
