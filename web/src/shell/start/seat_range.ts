/** How many can play, as people write it: `3–4`, or `2, 4` where a number between is missing. */
export function seatRange(counts: readonly number[]): { seats: string; most: number } {
  const sorted = [...counts].sort((a, b) => a - b);
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const whole = sorted.length > 1 && most - least === sorted.length - 1;
  return { seats: whole ? `${least}–${most}` : sorted.join(", "), most };
}
