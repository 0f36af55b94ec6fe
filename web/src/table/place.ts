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

interface Candidate extends Place {
  /** How much it covers that it should not. */
  cost: number;
}

/** The first that covers least. */
function least(all: readonly Candidate[]): Candidate {
  return all.reduce((best, each) => (each.cost < best.cost - 0.5 ? each : best));
}

/** On which side of a piece a note stands. */
function sideOf(piece: Box, note: Box): Place["side"] {
  if (note.left >= piece.left + piece.width) return "right";
  if (note.left + note.width <= piece.left) return "left";
  return note.top >= piece.top + piece.height ? "below" : "above";
}

/**
 * The candidate that covers least of `avoid`, the piece itself counting most; ties go to right, left, below, above. One
 * that still covers something moves aside for it.
 */
export function place(
  piece: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
  avoid: readonly Box[] = [],
): Place {
  const lowest = Math.max(EDGE, room.height - note.height - EDGE);
  const rightmost = Math.max(EDGE, room.width - note.width - EDGE);
  const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
  const at = (side: Place["side"] | null, left: number, top: number): Candidate => {
    const box = { left: clamp(left, EDGE, rightmost), top: clamp(top, EDGE, lowest), ...note };
    const cost = 4 * overlap(box, piece) + avoid.reduce((sum, each) => sum + overlap(box, each), 0);
    const to = side ?? sideOf(piece, box);
    const flat = to === "right" || to === "left";
    const nub = flat
      ? clamp(middle.y - box.top, 14, note.height - 14)
      : clamp(middle.x - box.left, 14, note.width - 14);
    return { left: box.left, top: box.top, side: to, nub, cost };
  };
  const near = GAPS.flatMap((gap) =>
    [0.5, 0.15, 0.85].flatMap((share) => [
      at("right", piece.left + piece.width + gap, middle.y - note.height * share),
      at("left", piece.left - note.width - gap, middle.y - note.height * share),
      at("below", middle.x - note.width * share, piece.top + piece.height + gap),
      at("above", middle.x - note.width * share, piece.top - note.height - gap),
    ]),
  );
  const best = least(near);
  const covered = avoid.filter((each) => overlap({ ...best, ...note }, each) > 0);
  const aside = covered.flatMap((each) => [
    at(null, each.left - note.width - EDGE, best.top),
    at(null, each.left + each.width + EDGE, best.top),
    at(null, best.left, each.top - note.height - EDGE),
    at(null, best.left, each.top + each.height + EDGE),
  ]);
  const { left, top, side, nub } = least([best, ...aside]);
  return { left, top, side, nub };
}
