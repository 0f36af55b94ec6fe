// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { markLook } from "../src/art/marks";
import { fly, lasting, pulse, rollDice, setSpeed, shake } from "../src/art/motion";
import { wallTop } from "../src/art/wall";
import { TONES } from "../src/shell/play/ending";
import { sheets } from "../tools/icons";
import { short } from "../tools/path";

const TOKENS = readFileSync(join(import.meta.dirname, "../src/art/tokens.css"), "utf8");

/** The colours of a theme by name, with dark laid over light. */
function theme(name: "light" | "dark"): (token: string) => string {
  const [light, dark] = TOKENS.split('[data-theme="dark"]') as [string, string];
  const found = new Map<string, string>();
  for (const part of name === "dark" ? [light, dark] : [light])
    for (const [, token, value] of part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) found.set(token!, value!);
  return (token) => {
    const value = found.get(token);
    if (value === undefined) throw new Error(`There is no colour ${token} in the tokens.`);
    return value;
  };
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ["paper-0", "paper-1", "paper-2", "paper-3"];
const SEATS = [1, 2, 3, 4, 5, 6];
const WORDS: readonly (readonly [string, readonly string[]])[] = [
  ["ink-0", [...PAPERS, "vermilion-wash", "jade-wash", "indigo-wash", ...SEATS.map((n) => `seat-${n}-wash`)]],
  ["ink-1", [...PAPERS, "vermilion-wash", "jade-wash", "indigo-wash", ...SEATS.map((n) => `seat-${n}-wash`)]],
  ["ink-2", [...PAPERS, ...SEATS.map((n) => `seat-${n}-wash`)]],
  ["ink-3", ["paper-0", "paper-1"]],
  ["paper-0", ["ink-0", "ink-1"]],
  ["vermilion-ink", [...PAPERS, "vermilion-wash"]],
  ["on-vermilion", ["vermilion"]],
  ["jade", ["paper-0", "paper-1", "jade-wash"]],
  ["indigo", [...PAPERS, "indigo-wash"]],
  ...["wood", "stone", "gold", "chi", "honor"].map((good) => [good, ["paper-0", "paper-1"]] as const),
  ...SEATS.map((n) => [`seat-${n}-ink`, ["paper-0", "paper-1", `seat-${n}-wash`]] as const),
  ["on-seat", SEATS.map((n) => `seat-${n}-ink`)],
  ["on-tone", TONES.map((tone) => `tone-${tone}`)],
  ["on-bar", ["bar"]],
  ["on-bar-quiet", ["bar"]],
];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ["on-seat", SEATS.map((n) => `seat-${n}`)],
  ...TONES.map((tone) => [`tone-${tone}`, ["paper-0", "paper-1"]] as const),
  ...SEATS.map((n) => [`seat-${n}`, ["paper-0", "paper-1"]] as const),
  ["vermilion", PAPERS],
  ["focus", PAPERS],
];

describe.each(["light", "dark"] as const)("colours, %s", (name) => {
  const colour = theme(name);
  it.each(WORDS)("words in %s can be read", (words, grounds) => {
    for (const ground of grounds) expect(contrast(colour(words), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SHAPES)("shapes in %s can be told from their ground", (shape, grounds) => {
    for (const ground of grounds) expect(contrast(colour(shape), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  });
});

describe("icons", () => {
  it("all exist", () => expect(sheets(true).wrong).toEqual([]));
  it("stand in one sheet each", () => {
    const names = Object.values(sheets(true).names).flat();
    expect(new Set(names).size).toBe(names.length);
  });
  it("stand apart when only one kind of cards names them, and with the games that share them", () => {
    const { names } = sheets(true);
    expect(names["great_wall-advisors"]).toContain("caravan");
    expect(Object.keys(names)).toContain("ancient_world-great_wall");
  });
  it("keep their outline when shortened", () => {
    // on half as many units
    expect(short("M10.4 10.2L60.3 10.4L60.1 31.6H10.4z")).toBe("m5 5h25v11h-25z");
    expect(short("m2 2 40 4 40 4 20-60")).toBe("m1 1l40 4 10-30");
    expect(short("M0 0a50.04 50 0 01100 0")).toBe("m0 0a25 25 0 0150 0");
    expect(short("M0 0C0 20 20 40 40 40s40-20 40-40")).toBe("m0 0c0 10 10 20 20 20s20-10 20-20");
    expect(short("M0 0C10 .4 20-.4 30 0V20")).toBe("m0 0h15v10");
  });
});

describe("marks", () => {
  it("have a shape of their own for each colour", () => {
    expect(new Set(SEATS.map((n) => markLook(n).shape)).size).toBe(6);
    expect(new Set(SEATS.map((n) => markLook(n).pattern.fine)).size).toBe(6);
  });
});

describe("the wall", () => {
  it("rises with each level", () => {
    const tops = [0, 1, 2, 3].map((level) => wallTop(98, level, 3));
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
    expect(new Set(tops).size).toBe(4);
  });
});

describe("motion", () => {
  afterEach(() => setSpeed("normal"));

  it("takes as long as a person likes", () => {
    setSpeed("slow");
    expect(lasting(100)).toBe(180);
    setSpeed("off");
    expect(lasting(100)).toBe(0);
  });

  it("ends at once where nothing can be animated, and leaves nothing behind", async () => {
    const piece = document.body.appendChild(document.createElement("div"));
    await Promise.all([fly(piece, piece, document.createElement("i")), pulse(piece), shake(piece)]);
    await rollDice(piece, [3, 1, 6]);
    expect(piece.textContent).toBe("6");
    expect(document.querySelectorAll("i")).toHaveLength(0);
  });
});
