import { describe, expect, it } from "vitest";

import { named } from "../src/shell/glossary/colours";
import { partsOf } from "../src/shell/glossary/cut";
import { Lexicon } from "../src/shell/glossary/lexicon";

const PLAYERS = [
  { title: "Red", colour: 2 },
  { title: "Blue", colour: 1 },
];
const plain = (text: string) => [{ text, term: "", sign: "" }];
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
      { text: "Red ", term: "", sign: "" },
      { text: "official", term: "official", sign: "" },
      { text: " of Blue", term: "", sign: "" },
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
    expect(named(plain("Red wins."), [])).toEqual([{ text: "Red wins.", term: "", sign: "", colour: 0 }]);
  });
});

describe("things known by their colour", () => {
  const terms = new Lexicon([["official", ["official(s)"]]], []);
  const colours = new Lexicon([["helmet", ["red official(s)", "red"]]], []);
  const cut = (text: string): string[] =>
    named(partsOf(text, terms.find(text), colours.find(text)), PLAYERS).map(
      ({ text, term, sign, colour }) => `${sign && `[${sign}]`}${colour > 0 ? `(${colour})` : ""}${text}${term && "*"}`,
    );

  it("have their sign wherever they stand, and terms their line where they first stand", () => {
    expect(cut("Take a red official.")).toEqual(["Take a ", "[helmet]red ", "official*", "."]);
    expect(cut("A red official or two red officials")).toEqual(["A ", "[helmet]red ", "official*", " or two ", "[helmet]red officials"]); // prettier-ignore
    expect(cut("the red one")).toEqual(["the ", "[helmet]red one"]);
  });

  it("are not the players who are called by colours", () => {
    expect(cut("Red takes a red official from Blue")).toEqual(["(2)Red", " takes a ", "[helmet]red ", "official*", " from ", "(1)Blue"]); // prettier-ignore
    expect(cut("Red officials of Red")).toEqual(["[helmet]Red ", "officials*", " of ", "(2)Red"]);
    expect(cut("one official, then Red officials")).toEqual(["one ", "official*", ", then ", "[helmet]Red officials"]);
  });

  it("leave a text as it is where there are none", () => {
    expect(cut("No colours.")).toEqual(["No colours."]);
  });
});
