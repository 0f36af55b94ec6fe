/** Words are found in the browser as the server finds them: the texts of `tests/teaching/found.json`. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { Lexicon } from "../src/shell/glossary/lexicon";
import { search } from "../src/shell/glossary/search";
import type { TermShown } from "../src/wire";

interface Case {
  forms: Record<string, string[]>;
  others: string[];
  text: string;
  found: [term: string, words: string][];
}

const CASES = JSON.parse(readFileSync("../tests/teaching/found.json", "utf8")) as Case[];

test.each(CASES)("$text", ({ forms, others, text, found }) => {
  const met = new Lexicon(Object.entries(forms), others).find(text);
  expect(met.map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual(found);
});

const term = (id: string, word: string, also: string[], meaning: string): TermShown => ({
  id,
  word,
  also,
  meaning,
  forms: [],
  see: [],
  icons: [],
  rule: "",
});

test("a word is found by its beginning, by what people call it, and by what is said of it, in this order", () => {
  const terms = [
    term("wall", "Wall level", [], "Keeps a horde out."),
    term("horde", "Horde", ["enemy"], "Comes in spring."),
    term("captured", "Captured horde", [], "A card you took."),
    term("chest", "Орда-ёлка", ["цель игры"], "Что-то."),
  ];
  const ids = (query: string): string[] => search(terms, query).map(({ id }) => id);
  expect(ids("hor")).toEqual(["horde", "captured", "wall"]);
  expect(ids("Enemy")).toEqual(["horde"]);
  expect(ids("елк")).toEqual(["chest"]);
  expect(ids("цель")).toEqual(["chest"]);
  expect(ids("orde")).toEqual([]);
  expect(ids(" ")).toHaveLength(4);
});
