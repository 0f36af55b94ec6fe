/** How the cards in a hand of The Great Wall share its width. */
import { describe, expect, it } from "vitest";

import { spread, type Held } from "../src/games/great_wall/spread";

const held = (key: string, letters: number, first = true): Held => ({ key, kind: "order", letters, lines: 5, first });

describe("a hand", () => {
  it("is open where there is room for all of it", () => {
    expect([...spread([held("a", 60), held("b", 120)], 1000).keys()]).toEqual(["a", "b"]);
    expect(spread([held("a", 60), held("b", 6000)], Infinity).size).toBe(2);
  });

  it("gives more width to longer texts", () => {
    const open = spread([held("a", 60), held("b", 200)], 1000);
    expect(open.get("b")).toBeGreaterThan(open.get("a")!);
  });

  it("opens first what is asked about, and shows the names of the rest", () => {
    const cards = [...Array(6).keys()].map((n) => held(`other ${n}`, 100, false));
    const open = spread([...cards, held("asked", 100)], 700);
    expect(open.has("asked")).toBe(true);
    expect(open.size).toBeLessThan(7);
    expect([...open.values()].reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(700);
  });

  it("shows names only where nothing can be read", () => {
    expect(spread([held("a", 60), held("b", 60)], 100).size).toBe(0);
  });
});
