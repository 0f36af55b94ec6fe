/** Where a note beside a piece goes: near it, inside the window, and not over what can be played. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  side: "right" | "left" | "below" | "above";
  /** Where its pointer points: along the side that faces the piece, in pixels from the note's left or top. */
  nub: number;
}

/** How far from the piece, nearest first. */
const GAPS = [10, 44];
const EDGE = 6;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** The candidate that covers least of `avoid`, the piece itself counting most; ties go to right, left, below, above. */
export function place(
  piece: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
  avoid: readonly Box[] = [],
): Place {
  const lowest = Math.max(EDGE, room.height - note.height - EDGE);
  const rightmost = Math.max(EDGE, room.width - note.width - EDGE);
  const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
  const candidates: Place[] = [];
  const offer = (side: Place["side"], left: number, top: number): void => {
    const x = clamp(left, EDGE, rightmost);
    const y = clamp(top, EDGE, lowest);
    const flat = side === "right" || side === "left";
    const nub = flat ? clamp(middle.y - y, 14, note.height - 14) : clamp(middle.x - x, 14, note.width - 14);
    candidates.push({ left: x, top: y, side, nub });
  };
  for (const gap of GAPS) {
    for (const share of [0.5, 0.15, 0.85]) {
      offer("right", piece.left + piece.width + gap, middle.y - note.height * share);
      offer("left", piece.left - note.width - gap, middle.y - note.height * share);
      offer("below", middle.x - note.width * share, piece.top + piece.height + gap);
      offer("above", middle.x - note.width * share, piece.top - note.height - gap);
    }
  }
  let best = candidates[0] as Place;
  let least = Infinity;
  for (const candidate of candidates) {
    const box = { left: candidate.left, top: candidate.top, ...note };
    const cost = 4 * overlap(box, piece) + avoid.reduce((sum, each) => sum + overlap(box, each), 0);
    if (cost < least - 0.5) [best, least] = [candidate, cost];
  }
  return best;
}
