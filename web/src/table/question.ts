/** Whether two views ask the same. */
import type { View } from "../wire";

/** Whether a seat is asked the very same thing in both views: others may have moved between them. */
export function sameQuestion(one: View, other: View): boolean {
  if (one.seat !== other.seat || one.asked === null || other.asked === null) return false;
  if (one.asked.kind !== other.asked.kind || one.asked.question !== other.asked.question) return false;
  const moves = other.asked.options.map((option) => option.move);
  return one.asked.options.length === moves.length && one.asked.options.every((option, i) => option.move === moves[i]);
}
