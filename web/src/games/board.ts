/** What a game brings to the table: one folder under `games/`, found by being there and loaded when it is wanted. */
import type { Component } from "svelte";

import { speech } from "../i18n/index.svelte";
import type { ActShown, PlayerShown, SceneShown } from "../wire";

/** `printed` is what the server tells of boards and cards, `GET /api/games/{game}/printed`, in the current language. */
export interface BoardProps<Printed> {
  printed: Printed;
  /** Drawn for a phone: its parts side by side, each about as wide as `--page` and as large as a finger needs. */
  narrow: boolean;
}

/** A part of the board, by the id of the message that names it; the board marks it with `data-part`. */
export type Part = string;

/** What is drawn behind a great moment: `acts` are the panels told so far, `of` all of them. */
export interface SceneryProps {
  scene: SceneShown;
  acts: readonly ActShown[];
  of: readonly ActShown[];
  players: readonly PlayerShown[];
}

/** `Printed` is of the game's own; the shell hands over what it fetched for that game. */
export interface GameBoard<Printed = any> {
  /** The board between the players; reads `theTable().view`. */
  board: Component<BoardProps<Printed>>;
  /** What a player has before him that only he sees, and his orders and cards: drawn under the decision bar. */
  hand: Component<{ printed: Printed }>;
  /** The inside of a player's panel: all public facts about him. */
  player: Component<{ printed: Printed; seat: number }>;
  /** What stands beside the board, over the log, on a wide screen; on a narrow one the board draws it in its tabs. */
  beside?: Component<{ printed: Printed }>;
  /** Panels of whoever takes part without a player, after those of the players. */
  others?: Component<{ printed: Printed }>;
  /** A card read large; `card` is the name the board gave it. */
  card: Component<{ printed: Printed; card: string }>;
  /** Icons of what players pay with, by the words the server has for it. */
  stocks?: Readonly<Record<string, string>>;
  /** Behind its great moments; without it, mountains. */
  scenery?: Component<SceneryProps>;
  /** Parts of the board a phone leads to, from the first. */
  parts: readonly Part[];
  /** What a phone says of a part beside its name. */
  note?: Component<{ printed: Printed; part: Part }>;
  /** What a phone calls what stands beside the board, as a message id. */
  besideName?: string;
}

const FOUND = import.meta.glob<GameBoard>("./*/index.ts", { import: "default" });
const COVERS = import.meta.glob<Component>("./*/Cover.svelte", { import: "default", eager: true });
const PLAIN = "plain";

/** The board of a game with its words: the one in its folder, or the plain one for a game that has none here. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = FOUND[`./${game}/index.ts`] ?? FOUND[`./${PLAIN}/index.ts`];
  const [board] = await Promise.all([load!(), speech.open(game)]);
  return board;
}

/** What is drawn on its box. */
export function coverOf(game: string): Component {
  return COVERS[`./${game}/Cover.svelte`] ?? COVERS[`./${PLAIN}/Cover.svelte`]!;
}

/** The games that are drawn here, by name. */
export function drawnGames(): string[] {
  const names = Object.keys(FOUND).map((path) => path.split("/")[1]!);
  return names.filter((name) => name !== PLAIN);
}
