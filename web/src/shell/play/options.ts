/** The answers to a question, as cells of a bar: what ends or declines last, and as many cells as there is room for. */
import type { OptionOffered } from "../../wire";

export interface Numbered extends OptionOffered {
  /** Its place among the answers, from 1: the key that plays it. */
  n: number;
}

export interface Group {
  title: string;
  options: readonly Numbered[];
}

export interface Spread {
  /** In cells of their own, in their order. */
  cells: readonly Numbered[];
  /** How many only the list has; one cell says so and opens it. */
  more: number;
  /** What ends or declines. */
  ends: readonly Numbered[];
  /** Whether the lit pieces answer the question. */
  pieces: boolean;
}

/** No more cells than this, the one that says how many more there are among them. */
export const MOST_CELLS = 6;
const ENDS = new Set(["done", "pass"]);
/** In pixels: a letter of a name (Cyrillic is wider), one of what it will do, what is around a name, the narrowest and the widest cell, the gap. */
const LATIN_LETTER = 8;
const CYRILLIC_LETTER = 8.9;
const TOLD_LETTER = 7.2;
const FRAME = 34;
/** Letters of a word that its endings leave alone. */
const STEM = 4;
/** What is around a line that has no key beside it. */
const AROUND = 16;
const NARROWEST = 84;
const WIDEST = 190;
const GAP = 5;
/** Rather than that one answer is missing, cells are narrower: by so much. */
export const SQUEEZED = 0.91;
/** An answer that cannot be paid. */
export const REFUSED = 158;
/** The cell that opens the list. */
const MORE = 84;
/** Names stand in so many lines, over a line or two of what comes of them; alone in more. */
const LINES = 2;
const LINES_ALONE = 3;

export function isEnd(option: OptionOffered): boolean {
  return option.before.length === 0 && ENDS.has(option.move);
}

export function numbered(options: readonly OptionOffered[]): Numbered[] {
  return options.map((option, i) => ({ ...option, n: i + 1 }));
}

/** Options under the titles of their groups. */
export function grouped(options: readonly Numbered[]): Group[] {
  const groups = new Map<string, Numbered[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([title, each]) => ({ title, options: each }));
}

/** About how wide a line is when words stand in some lines. */
function lineOf(text: string, lines: number): number {
  const longest = Math.max(0, ...text.split(" ").map((word) => word.length));
  return Math.max(longest, Math.ceil((text.length / lines) * 1.12));
}

/** About how wide a cell wants to be, in pixels: by its name, its price and what it will do. */
export function cellWidth(option: OptionOffered): number {
  const { text, price, forecast } = option;
  const letter = /[а-яё]/i.test(text) ? CYRILLIC_LETTER : LATIN_LETTER;
  const told = lineOf(forecast.find((line) => !repeats(line, price)) ?? "", 2) * 0.9;
  const alone = isEnd(option) && forecast.length === 0 && !price;
  const letters = Math.max(lineOf(text, alone ? LINES_ALONE : LINES), lineOf(price, 1) * 0.92, told);
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, FRAME + letter * letters)));
}

/** Whether a sentence only says the price, with other endings of its words. */
function repeats(line: string, price: string): boolean {
  const numbers = (text: string): string => (text.match(/\d+/g) ?? []).join();
  const stems = price.match(/\p{L}+/gu)?.map((word) => word.slice(0, STEM)) ?? [];
  return price !== "" && numbers(line) === numbers(price) && stems.every((stem) => line.includes(stem));
}

/** What an answer will do, as much as two lines of its cell hold; its price is told already. */
export function inShort(option: OptionOffered): string {
  const { price, forecast, note } = option;
  const [first = note, ...more] = forecast.filter((line) => !repeats(line, price));
  const room = (2 * (cellWidth(option) - AROUND)) / TOLD_LETTER;
  const told = [first];
  for (const line of more) {
    if ([...told, line].join("; ").length > room) break;
    told.push(line);
  }
  return told.join("; ");
}

/** What these cells take together. */
export function taken(options: readonly OptionOffered[]): number {
  return options.reduce((sum, option) => sum + cellWidth(option) + GAP, 0);
}

function fitting(options: readonly OptionOffered[], room: number, most: number): number {
  let left = room;
  let n = 0;
  for (const option of options.slice(0, most)) {
    left -= cellWidth(option) + GAP;
    if (left < 0) break;
    n += 1;
  }
  return n;
}

/**
 * What stands in cells and what only in the list. `room` is the width there is for answers, in pixels. Where not all
 * fit, those that no piece on the screen stands for come first: the others are answered at the board.
 */
export function spread(
  options: readonly Numbered[],
  room: number,
  isDrawn: (move: string) => boolean,
  most = MOST_CELLS,
  /** Moves of cards in sight: only the list has them. */
  cards: ReadonlySet<string> = new Set(),
): Spread {
  const ends = options.filter(isEnd);
  const answers = options.filter((option) => !isEnd(option));
  const pieces = answers.some((option) => isDrawn(option.move));
  const left = room - ends.reduce((sum, option) => sum + cellWidth(option) + GAP, 0);
  const places = Math.max(1, most - ends.length);
  const seen = answers.filter((option) => cards.has(option.move));
  if (seen.length > 1) {
    const cells = answers.filter((option) => !seen.includes(option)).slice(0, Math.max(0, places - 1));
    return { cells, more: answers.length - cells.length, ends, pieces };
  }
  if (answers.length <= places && fitting(answers, left / SQUEEZED, places) === answers.length)
    return { cells: answers, more: 0, ends, pieces };
  const loose = answers.filter((option) => !isDrawn(option.move));
  const first = pieces ? [...loose, ...answers.filter((option) => !loose.includes(option))] : answers;
  const shown = new Set(first.slice(0, fitting(first, left - MORE - GAP, places - 1)));
  const cells = answers.filter((option) => shown.has(option));
  return { cells, more: answers.length - cells.length, ends, pieces };
}
