/** How far a game has come. */
import { isOf } from "../../src/table/shown.ts";
import type { View } from "../../src/wire";

/** The round, counted as the game counts it, or the year; 0 in a game nobody knows. */
export function roundOf(view: View): number {
  if (isOf(view, "great_wall")) return view.shown.year;
  if (isOf(view, "zhanguo") || isOf(view, "ancient_world")) return view.shown.round;
  return 0;
}
