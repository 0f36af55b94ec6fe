/** Where a teacher's bubble stands: beside what it speaks of, never over it and never over the question. */
import type { Box } from "../../table/place";

export interface Point {
  x: number;
  y: number;
}

export interface BubblePlace {
  left: number;
  top: number;
  /** From the edge of the bubble to the edge of the piece; none where it speaks of nothing in particular. */
  pointer: { from: Point; to: Point } | null;
}

export interface Size {
  width: number;
  height: number;
}

/** Between bubble and piece: room for the pointer. */
const GAP = 16;
const EDGE = 8;
/** Pixels between the places that are tried. */
const GRID = 16;
/** The pointer leaves the bubble no nearer to its corner. */
const CORNER = 22;
/** What an overlapping pixel costs, against a pixel of distance. */
const OVER = 1000;
const OVER_SOFT = 0.02;
/** What a pixel between the middles of both costs. */
const ASKEW = 0.05;

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high));
}

/** How far apart two boxes are. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const y = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(x, y);
}

/** The shortest straight way from the bubble to the piece, away from the corners of both. */
export function pointerBetween(bubble: Box, piece: Box): { from: Point; to: Point } | null {
  const between = (a: number, aSize: number, b: number, bSize: number): [number, number] => {
    const low = Math.max(a + CORNER, b);
    const high = Math.min(a + aSize - CORNER, b + bSize);
    const middle = clamp(b + bSize / 2, low, high);
    if (low <= high) return [middle, middle];
    return [clamp(b + bSize / 2, a + CORNER, a + aSize - CORNER), clamp(a + aSize / 2, b, b + bSize)];
  };
  const [right, bottom] = [bubble.left + bubble.width, bubble.top + bubble.height];
  const ways: { gap: number; from: Point; to: Point }[] = [];
  const [fromY, toY] = between(bubble.top, bubble.height, piece.top, piece.height);
  const [fromX, toX] = between(bubble.left, bubble.width, piece.left, piece.width);
  const offer = (gap: number, from: Point, to: Point): void => void ways.push({ gap, from, to });
  offer(piece.left - right, { x: right, y: fromY }, { x: piece.left, y: toY });
  offer(bubble.left - piece.left - piece.width, { x: bubble.left, y: fromY }, { x: piece.left + piece.width, y: toY });
  offer(piece.top - bottom, { x: fromX, y: bottom }, { x: toX, y: piece.top });
  offer(bubble.top - piece.top - piece.height, { x: fromX, y: bubble.top }, { x: toX, y: piece.top + piece.height });
  const free = ways.filter(({ gap }) => gap >= 0).sort((one, other) => other.gap - one.gap);
  const best = free[0];
  return best ? { from: best.from, to: best.to } : null;
}

/**
 * The place that covers nothing of `hard` (the piece itself, the question) and little of `soft` (what else is lit), as
 * near to the piece as that allows; without a piece, low in the middle of the room that is free.
 */
export function placeBubble(
  piece: Box | null,
  bubble: Size,
  room: Size,
  hard: readonly Box[],
  soft: readonly Box[],
): BubblePlace {
  const [maxLeft, maxTop] = [room.width - bubble.width - EDGE, room.height - bubble.height - EDGE];
  const places: Point[] = [];
  const offer = (left: number, top: number): void => {
    places.push({ x: Math.round(clamp(left, EDGE, maxLeft)), y: Math.round(clamp(top, EDGE, maxTop)) });
  };
  for (let left = EDGE; left <= Math.max(EDGE, maxLeft); left += GRID)
    for (let top = EDGE; top <= Math.max(EDGE, maxTop); top += GRID) offer(left, top);
  if (piece) {
    const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
    for (const share of [0.5, 0.2, 0.8]) {
      offer(piece.left + piece.width + GAP, middle.y - bubble.height * share);
      offer(piece.left - bubble.width - GAP, middle.y - bubble.height * share);
      offer(middle.x - bubble.width * share, piece.top + piece.height + GAP);
      offer(middle.x - bubble.width * share, piece.top - bubble.height - GAP);
    }
  }
  const centre = { x: room.width / 2, y: room.height * 0.55 };
  const never = [...hard, ...(piece ? [grown(piece, GAP - 4)] : [])];
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const at of places) {
    const box: Box = { left: at.x, top: at.y, ...bubble };
    const away = piece
      ? distance(box, piece)
      : Math.hypot(at.x + bubble.width / 2 - centre.x, at.y + bubble.height / 2 - centre.y) / 4;
    const askew = piece
      ? Math.hypot(
          at.x + bubble.width / 2 - piece.left - piece.width / 2,
          at.y + bubble.height / 2 - piece.top - piece.height / 2,
        )
      : 0;
    const cost =
      away +
      ASKEW * askew +
      OVER * never.reduce((sum, each) => sum + overlap(box, each), 0) +
      OVER_SOFT * soft.reduce((sum, each) => sum + overlap(box, each), 0);
    if (cost < least - 0.01) [best, least] = [at, cost];
  }
  const box: Box = { left: best.x, top: best.y, ...bubble };
  return { left: best.x, top: best.y, pointer: piece && pointerBetween(box, piece) };
}
