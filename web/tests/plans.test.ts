import { describe, expect, it } from "vitest";

import { told } from "../src/table/plans";
import type { PlanLine, PlanningShown } from "../src/wire";

const planning: PlanningShown = {
  period: 3,
  phrases: [
    { word: "defend", title: "I defend …", intents: [{ about: "left", title: "Left", text: "I defend left." }] },
  ],
};
const line = (seat: number, change: Partial<PlanLine>): PlanLine => ({
  ...{ seat, period: 3, phrase: "", about: "", text: "" },
  ...change,
});

describe("plans", () => {
  it("are sentences in the language of the view, or one's own words", () => {
    const lines = [line(0, { phrase: "defend", about: "left" }), line(1, { text: "gold!" })];
    expect(told(lines, planning).map(({ text }) => text)).toEqual(["I defend left.", "gold!"]);
  });

  it("end with their period, and with what they are about", () => {
    const lines = [line(0, { text: "gold!", period: 2 }), line(1, { phrase: "defend", about: "right" })];
    expect(told(lines, planning)).toEqual([]);
    expect(told([line(0, { text: "gold!" })], null)).toEqual([]);
  });
});
