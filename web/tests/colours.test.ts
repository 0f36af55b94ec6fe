import { describe, expect, it } from "vitest";

import { named } from "../src/shell/glossary/colours";

const PLAYERS = [
  { title: "Red", colour: 2 },
  { title: "Blue", colour: 1 },
];
const plain = (text: string) => [{ text, term: "" }];
const marked = (parts: Parameters<typeof named>[0], players = PLAYERS): string[] =>
  named(parts, players).flatMap(({ text, colour }) => (colour > 0 ? [`${text} ${colour}`] : []));

describe("players named in a text", () => {
  it("have their mark, wherever they stand and however often", () => {
    expect(marked(plain("Red takes from Blue; Red's turn."))).toEqual(["Red 2", "Blue 1", "Red 2"]);
    expect(marked(plain("Reds, Blueish and red walls"))).toEqual([]);
    expect(
      named(plain("Red wins."), PLAYERS)
        .map(({ text }) => text)
        .join(""),
    ).toBe("Red wins.");
  });

  it("are not meant where the colour is that of a piece", () => {
    const parts = [
      { text: "Red ", term: "" },
      { text: "official", term: "official" },
      { text: " of Blue", term: "" },
    ];
    expect(marked(parts)).toEqual(["Blue 1"]);
  });

  it("are met in every case of Russian", () => {
    const players = [
      { title: "Красный", colour: 2 },
      { title: "Синий", colour: 1 },
      { title: "Графит", colour: 3 },
    ];
    expect(marked(plain("Красный платит Синему, ход Графита, без Красного"), players)).toEqual([
      "Красный 2",
      "Синему 1",
      "Графита 3",
      "Красного 2",
    ]);
    expect(marked(plain("Краснодар синий"), players)).toEqual([]);
  });

  it("are nobody away from a table", () => {
    expect(named(plain("Red wins."), [])).toEqual([{ text: "Red wins.", term: "", colour: 0 }]);
  });
});
