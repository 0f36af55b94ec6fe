/** How every card of a game comes to lie on the real table: each game has a file in `cards/`, found by being there. */
import type { View } from "../../src/wire";

export interface Spread {
  /** One of `games.ts`: its late moment is what the positions are made of. */
  game: string;
  /** The names of all cards that have text, as the board gives them (`data-card`); a test misses none of them. */
  cards(printed: never): string[];
  /** All that one of them says when it is read large, piece by piece. */
  whole(view: View, printed: never, card: string): string[];
  /** Positions like the one given, with all those cards in them sooner or later. */
  lay(view: View, printed: never): View[];
}

const FOUND = import.meta.glob<Spread>("./cards/*.ts", { import: "default", eager: true });

export const SPREADS: readonly Spread[] = Object.values(FOUND);

/** Groups of at most so many, the last one filled up from the beginning: there are as few positions as can be. */
export function hands<T>(things: readonly T[], size: number): T[][] {
  const count = Math.ceil(things.length / size);
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: size }, (_, j) => things[(i * size + j) % things.length]!),
  );
}
