import { describe, expect, it } from "vitest";

import { place, type Box } from "../src/table/place";

const room = { width: 1366, height: 768 };
const note = { width: 264, height: 160 };

function covers(at: { left: number; top: number }, box: Box): boolean {
  return (
    at.left < box.left + box.width &&
    at.left + note.width > box.left &&
    at.top < box.top + box.height &&
    at.top + note.height > box.top
  );
}

describe("where a note beside a piece goes", () => {
  it("stands to the right where there is room", () => {
    const at = place({ left: 400, top: 300, width: 60, height: 40 }, note, room);
    expect(at.side).toBe("right");
    expect(at.left).toBeGreaterThanOrEqual(460);
  });

  it("never leaves the window, nor covers its own piece", () => {
    for (const [left, top] of [
      [0, 0],
      [1300, 0],
      [0, 740],
      [1300, 740],
      [680, 380],
    ] as const) {
      const piece = { left, top, width: 60, height: 28 };
      const at = place(piece, note, room);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + note.width).toBeLessThanOrEqual(room.width);
      expect(at.top + note.height).toBeLessThanOrEqual(room.height);
      expect(covers(at, piece)).toBe(false);
    }
  });

  it("stays off lit pieces where it can", () => {
    const piece = { left: 600, top: 360, width: 60, height: 40 };
    const lit = [
      { left: 680, top: 340, width: 80, height: 80 },
      { left: 500, top: 340, width: 80, height: 80 },
    ];
    const at = place(piece, note, room, lit);
    for (const each of lit) expect(covers(at, each)).toBe(false);
  });

  it("moves aside for the question, which it would cover by a little", () => {
    const card = { left: 382, top: 935, width: 196, height: 140 };
    const bar = { left: 300, top: 762, width: 1308, height: 167 };
    const large = { width: 270, height: 290 };
    const at = place(card, large, { width: 1920, height: 1080 }, [bar]);
    expect(at.left + large.width).toBeLessThanOrEqual(bar.left);
    expect(at.side).toBe("left");
  });

  it("covers as little as possible where it cannot", () => {
    const piece = { left: 600, top: 360, width: 60, height: 40 };
    const lit = [
      { left: 0, top: 0, width: 1366, height: 355 },
      { left: 0, top: 405, width: 1366, height: 363 },
      { left: 670, top: 355, width: 696, height: 50 },
    ];
    expect(place(piece, note, room, lit).side).toBe("left");
  });

  it("points at its piece", () => {
    const at = place({ left: 400, top: 300, width: 60, height: 40 }, note, room);
    expect(at.top + at.nub).toBeCloseTo(320);
  });

  it("finds a place on a phone", () => {
    const phone = { width: 390, height: 844 };
    const piece = { left: 150, top: 300, width: 90, height: 60 };
    const at = place(piece, { width: 286, height: 200 }, phone);
    expect(["below", "above"]).toContain(at.side);
  });
});
