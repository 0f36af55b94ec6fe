/** What a game brings to the table: one folder under `games/`, loaded when it is wanted. */
import type { Component } from "svelte";

/** `printed` is what the server tells of boards and cards, `GET /api/games/{game}/printed`, in the current language. */
export interface BoardProps {
  printed: unknown;
  /** The part to draw on a narrow screen; all of it on a wide one. */
  tab: string;
  narrow: boolean;
}

export interface GameBoard {
  /** The board between the players; reads `theTable().view`. */
  board: Component<BoardProps>;
  /** What a player has before him that only he sees, and his orders and cards: drawn under the decision bar. */
  hand: Component<{ printed: unknown }>;
  /** The inside of a player's panel: all public facts about him. */
  player: Component<{ printed: unknown; seat: number }>;
  /** Panels of whoever takes part without a player, after those of the players. */
  others?: Component<{ printed: unknown }>;
  /** A card read large; `card` is the name the board gave it. */
  card: Component<{ printed: unknown; card: string }>;
  /** Tabs of a narrow screen, as message ids; the first is shown first. */
  tabs: readonly string[];
}

export const BOARDS: Readonly<Record<string, () => Promise<GameBoard>>> = {
  zhanguo: async () => (await import("./zhanguo")).default,
  great_wall: async () => (await import("./great_wall")).default,
  ancient_world: async () => (await import("./ancient_world")).default,
};
