import { describe, expect, it } from "vitest";

import { find, index, marked, stem } from "../src/shell/rules/search";
import type { Rules } from "../src/wire";

const rules: Rules = {
  game: "great_wall",
  sections: [
    {
      id: "GW-BAR",
      title: "Barracks",
      clauses: [
        { id: "GW-BAR-01", text: "The barracks recruit warriors." },
        { id: "GW-BAR-03", text: "An archer costs 2 chi and 1 wood." },
      ],
    },
    {
      id: "GW-WAL",
      title: "Стена",
      clauses: [
        { id: "GW-WAL-01", text: "Участок стены защищает заставу; ещё одну крепость не строят." },
        { id: "GW-WAL-02", text: "Лучники стоят на стенах." },
      ],
    },
  ],
};
const indexed = index(rules);
const ids = (query: string): string[] =>
  find(rules, indexed, query).flatMap((section) => section.clauses.map((clause) => clause.id));

describe("searching the rules", () => {
  it("shows everything without a query", () => {
    expect(find(rules, indexed, "  ")).toBe(rules.sections);
  });

  it("does not mind endings", () => {
    expect(ids("archers")).toEqual(["GW-BAR-03"]);
    expect(ids("recruiting warrior")).toEqual(["GW-BAR-01"]);
    expect(ids("заставы")).toEqual(["GW-WAL-01"]);
    expect(ids("лучник на стене")).toEqual(["GW-WAL-02"]);
  });

  it("takes the beginning of a word, and е for ё", () => {
    expect(ids("крепо")).toEqual(["GW-WAL-01"]);
    expect(ids("еще")).toEqual(["GW-WAL-01"]);
  });

  it("finds clauses by id", () => {
    expect(ids("gw-bar")).toEqual(["GW-BAR-01", "GW-BAR-03"]);
    expect(ids("GW-BAR-03")).toEqual(["GW-BAR-03"]);
  });

  it("wants every word", () => {
    expect(ids("archer стена")).toEqual([]);
    expect(ids("barracks archer")).toEqual(["GW-BAR-03"]);
  });

  it("never cuts a word to nothing", () => {
    for (const word of ["chi", "е", "ход", "war", "раса"]) expect(stem(word).length).toBeGreaterThan(0);
  });

  it("marks what was sought and loses nothing", () => {
    const parts = marked("Лучники стоят на стенах.", "лучник");
    expect(parts.map((part) => part.text).join("")).toBe("Лучники стоят на стенах.");
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["Лучники"]);
  });
});
