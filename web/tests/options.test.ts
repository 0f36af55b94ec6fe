import { describe, expect, it } from "vitest";

import { nearest } from "../src/shell/play/keys";
import { cellWidth, grouped, inShort, numbered, spread } from "../src/shell/play/options";
import { TableModel } from "../src/table/table.svelte";
import type { Asked, View } from "../src/wire";
import { asking, option, view } from "./views";

const PIECE = {} as Element;
const some = (n: number, text = "short"): ReturnType<typeof numbered> =>
  numbered(Array.from({ length: n }, (_, i) => option(`m${i}`, { text })));

describe("answers in the bar", () => {
  it("are all cells when they are few and short", () => {
    const { cells, more } = spread(some(6), 700, () => true);
    expect([cells.length, more]).toEqual([6, 0]);
  });

  it("are at most six, the last of which says how many more there are", () => {
    const { cells, more, pieces } = spread(some(9), 2000, () => true);
    expect([cells.map((each) => each.move), more, pieces]).toEqual([["m0", "m1", "m2", "m3", "m4"], 4, true]);
  });

  it("are fewer when they are long", () => {
    const { cells, more } = spread(some(4, "a very long sentence about what this card does"), 500, () => true);
    expect([cells.length, more]).toEqual([2, 2]);
  });

  it("have a cell first if no piece stands for them", () => {
    const { cells } = spread(some(12), 700, (move) => move !== "m9");
    expect(cells.map((each) => each.move)).toEqual(["m0", "m1", "m2", "m3", "m9"]);
  });

  it("keep done and pass apart and in sight", () => {
    const all = numbered([...some(8), option("done"), option("pass")]);
    const { cells, more, ends } = spread(all, 2000, () => false);
    expect([cells.length, more, ends.map((each) => each.move)]).toEqual([3, 5, ["done", "pass"]]);
  });

  it("stand under the titles of their groups, with their numbers", () => {
    const all = numbered([option("a", { group: "g" }), option("b"), option("c", { group: "g" })]);
    expect(grouped(all)).toEqual([
      { title: "g", options: [all[0], all[2]] },
      { title: "", options: [all[1]] },
    ]);
  });

  it("say as much of what they will do as they have room for, and their price once", () => {
    const told = (price: string, ...forecast: string[]): string =>
      inShort(option("a", { text: "An archer of the supply", price, forecast }));
    expect(told("2 stone", "pay 2 stone", "overseer in the quarry: level 1")).toBe("overseer in the quarry: level 1");
    expect(told("1 древесина, 1 золото", "отдать 1 древесину, 1 золото", "+1 копейщик")).toBe("+1 копейщик");
    expect(told("1 wood", "+1 archer")).toBe("+1 archer");
    expect(told("", "+1 honour", "then Red decides")).toBe("+1 honour; then Red decides");
    expect(told("", "a fortification on the left section", "then Red decides")).toBe(
      "a fortification on the left section",
    );
  });

  it("are rather a little narrower than one of them missing", () => {
    const room = 4 * 89;
    expect(spread(some(4), room, () => true).more).toBe(0);
    expect(spread(some(4), room - 20, () => true).more).toBe(0);
    expect(spread(some(4), room - 40, () => true).more).toBe(2);
  });

  it("are wider in Russian, and by what they will do", () => {
    const plain = cellWidth(option("a", { text: "Horseman of the guard" }));
    expect(cellWidth(option("a", { text: "Всадник этой гвардии!" }))).toBeGreaterThan(plain);
    expect(cellWidth(option("a", { text: "Spear", forecast: ["takes the cell and gives one gold back to you"] }))).toBe(
      190,
    );
  });
});

describe("answers that go further than the question", () => {
  const asked: Asked = {
    ...asking("official supply", "done", "free 1"),
    ahead: { first: "", question: "Where?", options: [option("area 1", { before: ["official supply"] })] },
  };
  asked.options[2] = option("free 1", { aside: true });

  function model(goesOn: boolean): [TableModel, string[][]] {
    const played: string[][] = [];
    const hands = {
      play: (move: string, before: readonly string[] = []) => played.push([...before, move]),
      goesOn: () => goesOn,
      why: () => {},
      choose: () => {},
      enlarge: () => {},
    };
    return [new TableModel(view(1, [], { asked }) as View, hands), played];
  }

  it("stand in place of the move that leads to them, and are played with it", () => {
    const [table, played] = model(true);
    expect(table.answers.map((each) => each.move)).toEqual(["area 1", "done"]);
    expect(table.lit(["area 1"])).toBe(true);
    table.press(["area 1"], PIECE);
    table.press(["official supply"], PIECE);
    expect(played).toEqual([["official supply", "area 1"], ["official supply"]]);
  });

  it("are left out for whoever wants to be asked always", () => {
    const [table] = model(false);
    expect(table.answers.map((each) => each.move)).toEqual(["official supply", "done"]);
    expect(table.legal(["area 1"])).toEqual([]);
  });

  it("never have among them what is done beside the question, and that lights no piece", () => {
    const [table, played] = model(true);
    expect(table.asides.map((each) => each.move)).toEqual(["free 1"]);
    expect(table.lit(["free 1"])).toBe(false);
    table.press(["free 1"], PIECE);
    expect(played).toEqual([["free 1"]]);
  });
});

describe("an answer that is looked at", () => {
  const asked = (reach: string[]): Asked => ({ ...asking(), options: [option("archer", { reach }), option("done")] });
  const hands = { play: () => {}, why: () => {}, choose: () => {}, enlarge: () => {} };

  it("marks where it could lead, in the position as it is now", () => {
    const table = new TableModel(view(1, [], { asked: asked(["shelter left"]) }) as View, hands);
    expect(table.reach.size).toBe(0);
    table.aim([option("archer")]);
    expect([...table.reach]).toEqual(["shelter left"]);
    table.view = view(2, [], { asked: asked(["post right"]) }) as View;
    expect([...table.reach]).toEqual(["post right"]);
    table.view = view(3) as View;
    expect(table.aimed).toEqual([]);
    expect(table.reach.size).toBe(0);
  });

  it("marks nothing while moves are still being shown, and no more once nobody looks", () => {
    const table = new TableModel(view(1, [], { asked: asked(["shelter left"]) }) as View, hands);
    table.aim([option("archer")]);
    table.busy = true;
    expect(table.reach.size).toBe(0);
    table.busy = false;
    table.aim([]);
    expect(table.reach.size).toBe(0);
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
