import { describe, expect, it } from "vitest";

import { nearest } from "../src/shell/play/keys";
import { grouped, numbered, questionWidth, spread } from "../src/shell/play/options";
import { option } from "./views";

const some = (n: number, text = "short"): ReturnType<typeof numbered> =>
  numbered(Array.from({ length: n }, (_, i) => option(`m${i}`, { text })));

describe("answers in the bar", () => {
  it("are all buttons when they are few and short", () => {
    const { buttons, list } = spread(some(6), 600, () => true);
    expect([buttons.length, list.length]).toEqual([6, 0]);
  });

  it("go to the list when they are many, and the board answers", () => {
    const { buttons, list, pieces } = spread(some(20), 600, () => true);
    expect([buttons.length, list.length, pieces]).toEqual([0, 20, true]);
  });

  it("go to the list when they are long", () => {
    expect(spread(some(4, "a very long sentence about what this card does"), 600, () => true).list.length).toBe(4);
  });

  it("stay buttons if no piece stands for them", () => {
    const { buttons, list } = spread(some(12), 600, (move) => move !== "m3");
    expect([buttons.map((each) => each.move), list.length]).toEqual([["m3"], 12]);
  });

  it("keep done and pass apart, and the server's numbers", () => {
    const all = numbered([option("a", { group: "g" }), option("done"), option("b", { group: "g" })]);
    expect(grouped(all)).toEqual([{ title: "g", options: [all[0], all[2]] }]);
    expect(spread(all, 600, () => false).buttons.map((each) => each.n)).toEqual([1, 3]);
  });
});

describe("a question", () => {
  it("is wider in Russian, and with its clause", () => {
    const [plain, russian] = [
      questionWidth("Which order do you put face down?", ""),
      questionWidth("Какой приказ кладёте закрытым?", ""),
    ];
    expect(russian).toBeGreaterThan(plain);
    expect(questionWidth("Какой приказ кладёте закрытым?", "GW-AUT-02")).toBeGreaterThan(russian);
  });
});

describe("arrows between pieces", () => {
  const here = { x: 0, y: 0 };

  it("prefer what lies straight ahead", () => {
    const ahead = { x: 60, y: 4 };
    expect(nearest(here, { x: 1, y: 0 }, [{ x: 30, y: 40 }, ahead, { x: -10, y: 0 }])).toBe(ahead);
  });

  it("stay where nothing lies ahead", () => {
    expect(nearest(here, { x: 0, y: -1 }, [{ x: 10, y: 20 }])).toBe(undefined);
  });
});
