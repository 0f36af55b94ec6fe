/** Where a moment and a value stand in a picture of a review. */
import type { Era } from "../../wire";

export interface Frame {
  width: number;
  height: number;
  left: number;
  x: (at: number) => number;
  y: (value: number) => number;
  bottom: number;
}

const LEFT = 44;
const RIGHT = 12;
const TOP = 8;
const BELOW = 24;

export function frameOf(width: number, height: number, moves: number, most: number): Frame {
  const inside = Math.max(1, width - LEFT - RIGHT);
  const high = height - TOP - BELOW;
  return {
    width,
    height,
    left: LEFT,
    bottom: height - BELOW,
    x: (at) => LEFT + (inside * at) / Math.max(1, moves),
    y: (value) => TOP + high * (1 - value / Math.max(1, most)),
  };
}

export interface Span {
  left: number;
  width: number;
  title: string;
  shaded: boolean;
}

/** Rounds or years; a narrow one has its number for a title. */
export function spansOf(frame: Frame, eras: readonly Era[], moves: number): Span[] {
  return eras.map((era, n) => {
    const left = frame.x(era.at);
    const width = frame.x(eras[n + 1]?.at ?? moves) - left;
    const short = era.title.split(" ").at(-1) ?? "";
    return { left, width, title: width > 9 * era.title.length ? era.title : short, shaded: n % 2 === 0 };
  });
}

/** Three or four round numbers up to the highest. */
export function stepsTo(most: number): number[] {
  const size = [5, 10, 20, 50, 100, 200].find((each) => most / each <= 4) ?? 500;
  return Array.from({ length: Math.floor(most / size) + 1 }, (_, n) => n * size);
}
