/** How a step is shown: a ghost of the seat's mark flies from its panel to the piece, and the piece answers. */
import { tick } from "svelte";

import { fly, ghostOf, lasting, pause, pulse, reveal, rollDice, shake } from "../../art/motion";
import type { Stage } from "../../table/queue.svelte";
import { drawn } from "../../table/table.svelte";
import type { LogLine } from "../../wire";

/** Milliseconds of half a step at normal speed. */
const HALF = 280;
/** More flights at once would be a swarm. */
const FLIGHTS = 3;
/** Sides of a die that are seen before the one that came up. */
const TURNS = 6;

/** How long half a step takes now; 0 shows everything at once, as when nobody looks. */
export function pace(): number {
  return document.visibilityState === "hidden" ? 0 : lasting(HALF);
}

function onScreen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}

function firstDrawn(line: LogLine): Element | undefined {
  for (const piece of line.pieces) {
    const found = drawn(document, piece).find(onScreen);
    if (found) return found;
  }
  return undefined;
}

function reach(line: LogLine, signal: AbortSignal): void {
  const mark = document.querySelector(`[data-seat-panel="${line.seat}"] .mark`);
  const goal = firstDrawn(line);
  if (!mark || !goal || !onScreen(mark)) return;
  const box = goal.getBoundingClientRect();
  const size = Math.min(box.width, box.height, 40);
  const middle = new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
  void fly(mark, middle, ghostOf(mark), HALF, { signal });
}

/** A die tells how many sides it has, `data-sides`, and which one it shows, `data-face`. */
function roll(die: Element, ms: number, moving: { signal: AbortSignal }): Promise<void> {
  const [sides, last] = [Number(die.getAttribute("data-sides")), die.getAttribute("data-face")];
  if (sides < 2 || last === null) return pulse(die, ms, moving);
  const seen = Array.from({ length: TURNS }, (_, i) => (Number(last) + TURNS - i) % sides);
  return rollDice(die, [...seen, Number(last)], (face) => die.setAttribute("data-face", String(face)), 2 * ms, moving);
}

/** By name, what a piece does when an event is shown; the server names the motion of each. */
const MOTIONS: Record<LogLine["motion"], typeof roll> = { pulse, shake, reveal, roll };

function answer(line: LogLine, signal: AbortSignal): void {
  const move = MOTIONS[line.motion];
  for (const piece of line.pieces) {
    for (const element of drawn(document, piece).filter(onScreen)) void move(element, HALF * 1.4, { signal });
  }
}

export const stage: Stage = {
  async reach(view, lines, ms, signal) {
    const flights = lines.filter((line) => line.seat >= 0 && line.seat !== view.seat && line.pieces.length > 0);
    for (const line of flights.slice(0, FLIGHTS)) reach(line, signal);
    await pause(flights.length > 0 ? ms : ms / 3, { signal });
  },
  async answer(_view, lines, ms, signal) {
    await tick();
    if (signal.aborted) return;
    for (const line of lines) answer(line, signal);
    await pause(ms, { signal });
  },
};
