import { describe, expect, it } from "vitest";

import { overlap, placeBubble, pointerBetween } from "../src/shell/learn/bubble_place";
import type { Box } from "../src/table/place";

const ROOM = { width: 1366, height: 768 };
const BUBBLE = { width: 376, height: 260 };
const QUESTION: Box = { left: 216, top: 520, width: 926, height: 122 };

function boxAt({ left, top }: { left: number; top: number }): Box {
  return { left, top, ...BUBBLE };
}

describe("where a bubble stands", () => {
  const pieces: Box[] = [];
  for (const width of [24, 150, 500])
    for (const height of [24, 120, 300])
      for (let left = 0; left + width <= ROOM.width; left += 130)
        for (let top = 44; top + height <= ROOM.height; top += 90) pieces.push({ left, top, width, height });

  it("is never over the piece, never over the question, and always in the room", () => {
    for (const piece of pieces) {
      const place = placeBubble(piece, BUBBLE, ROOM, [QUESTION], []);
      const box = boxAt(place);
      expect(overlap(box, piece), JSON.stringify(piece)).toBe(0);
      expect(overlap(box, QUESTION), JSON.stringify(piece)).toBe(0);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(ROOM.width);
      expect(box.top + box.height).toBeLessThanOrEqual(ROOM.height);
    }
  });

  it("points from its own edge to the edge of the piece", () => {
    for (const piece of pieces) {
      const place = placeBubble(piece, BUBBLE, ROOM, [QUESTION], []);
      const { from, to } = place.pointer!;
      const on = (box: Box, x: number, y: number): boolean =>
        x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
      expect(on(boxAt(place), from.x, from.y), JSON.stringify(piece)).toBe(true);
      expect(on(piece, to.x, to.y), JSON.stringify(piece)).toBe(true);
    }
  });

  it("is near the piece where there is room", () => {
    const piece: Box = { left: 600, top: 200, width: 80, height: 40 };
    const { from, to } = placeBubble(piece, BUBBLE, ROOM, [], []).pointer!;
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(40);
  });

  it("stays off what else is lit, if that costs little", () => {
    const piece: Box = { left: 600, top: 100, width: 80, height: 40 };
    const other: Box = { left: 690, top: 60, width: 380, height: 260 };
    expect(overlap(boxAt(placeBubble(piece, BUBBLE, ROOM, [], [other])), other)).toBe(0);
  });

  it("points at nothing where it speaks of nothing", () => {
    expect(placeBubble(null, BUBBLE, ROOM, [QUESTION], []).pointer).toBeNull();
    expect(
      pointerBetween({ left: 0, top: 0, width: 50, height: 50 }, { left: 10, top: 10, width: 9, height: 9 }),
    ).toBeNull();
  });
});
