/** What a view shows, with the types of its game. */
import type { Games, View, ViewOf } from "../wire";

export function isOf<Game extends keyof Games>(view: View, game: Game): view is ViewOf<Game, Games[Game]["shown"]> {
  return view.game === game;
}

/** The table of a game; only boards of that game ask for it. */
export function shownOf<Game extends keyof Games>(view: View, game: Game): Games[Game]["shown"] {
  if (!isOf(view, game)) throw new Error(`A board of ${game} is asked to draw ${view.game}.`);
  return view.shown;
}
