/** The picture of a result: one scale, losses to the left of zero, every colour once. */
import { describe, expect, it } from "vitest";

import { barsOf, signed, standing, telling, tonesOf } from "../src/shell/play/ending";
import type { Breakdown, PointSource } from "../src/wire";

function source(word: string, values: number[], tone: PointSource["tone"] = null): PointSource {
  const shares = values.map((value) => ({ value, sum: "", parts: [{ label: word, value, note: "" }] }));
  return { word, title: word, icon: "", clause: "", shares, tone };
}

const told: Breakdown = {
  scored: true,
  columns: ["A", "B", "C"].map((title, seat) => ({ seat, title })),
  sources: [source("walls", [10, 30, 20]), source("tasks", [20, 5, 0], "rust"), source("shame", [-5, 0, -10])],
  totals: [25, 35, 10],
  ties: [],
  facts: [],
};

describe("the bars of a result", () => {
  it("stand winners first, even where the totals are equal", () => {
    expect(standing(told, [1])).toEqual([1, 0, 2]);
    expect(standing({ ...told, totals: [7, 7, 7] }, [2])).toEqual([2, 0, 1]);
  });

  it("share one scale and one zero", () => {
    const { bars, zero } = barsOf(told, [1, 0, 2]);
    expect(zero).toBeCloseTo((100 * 10) / 45);
    for (const { indent, segments } of bars) {
      const lost = segments.filter(({ value }) => value < 0).reduce((sum, { width }) => sum + width, 0);
      expect(indent + lost).toBeCloseTo(zero);
    }
    expect(bars.map(({ segments }) => segments.map(({ value }) => value))).toEqual([
      [30, 5],
      [-5, 10, 20],
      [-10, 20],
    ]);
    const widest = bars[0]?.segments.reduce((sum, { width }) => sum + width, zero);
    expect(widest).toBeCloseTo(100);
  });

  it("give every source a colour of its own, and keep the one that suits it", () => {
    const tones = tonesOf(told.sources);
    expect(tones.get("tasks")).toBe("rust");
    expect(new Set(tones.values()).size).toBe(3);
  });

  it("open with the source that made the difference", () => {
    expect(telling(told, [1, 0, 2])).toBe("walls");
    expect(telling(told, [0, 1, 2])).toBe("tasks");
  });

  it("write a minus, not a hyphen", () => expect(signed(-5)).toBe("−5"));
});
