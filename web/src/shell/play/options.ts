/** The answers to a question, sorted for a bar of one row: groups in their order, what ends or declines last. */
import type { OptionOffered } from "../../wire";

export interface Numbered extends OptionOffered {
  /** Its place in the server's order, from 1: the key that plays it. */
  n: number;
}

export interface Group {
  title: string;
  options: readonly Numbered[];
}

export interface Spread {
  /** On buttons in the bar. */
  buttons: readonly Numbered[];
  /** Behind the button that opens the list: every answer, if the bar cannot hold them. */
  list: readonly Numbered[];
  /** Whether the lit pieces answer the question. */
  pieces: boolean;
}

const ENDS = new Set(["done", "pass"]);
/** Pixels of a letter on a button and in a question (Cyrillic is wider), of what is around the words, and of the way to
 * the list. */
const LETTER = 7.5;
const LATIN_LETTER = 8.2;
const CYRILLIC_LETTER = 9.4;
const FRAME = 38;
const GAP = 7;
const LIST = 250;
/** Longer words on a button are broken into two lines. */
const ONE_LINE = 12;

export function isEnd(option: OptionOffered): boolean {
  return ENDS.has(option.move);
}

export function numbered(options: readonly OptionOffered[]): Numbered[] {
  return options.map((option, i) => ({ ...option, n: i + 1 }));
}

/** Options under their titles; those that end or decline are left out. */
export function grouped(options: readonly Numbered[]): Group[] {
  const groups = new Map<string, Numbered[]>();
  for (const option of options) {
    if (isEnd(option)) continue;
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([title, each]) => ({ title, options: each }));
}

/** About how wide a text is that may stand in two lines. */
function lineOf(text: string): number {
  if (text.length <= ONE_LINE) return text.length;
  const longest = Math.max(...text.split(" ").map((word) => word.length));
  return Math.max(longest, Math.ceil(text.length * 0.6));
}

/** About how wide a button is, in pixels. */
export function buttonWidth({ text, price }: OptionOffered): number {
  return Math.ceil(FRAME + LETTER * (lineOf(text) + (price ? price.length * 0.8 + 1 : 0)));
}

function widthOf(options: readonly OptionOffered[]): number {
  return options.reduce((sum, option) => sum + buttonWidth(option) + GAP, 0);
}

/** About how wide a question is with its clause, in two lines, beside its mark. */
export function questionWidth(question: string, clause: string): number {
  const letter = /[а-яё]/i.test(question) ? CYRILLIC_LETTER : LATIN_LETTER;
  return 50 + Math.max(110, letter * lineOf(`${question} ${clause}`));
}

/**
 * What stands in the bar and what in the list. An answer without a piece on the screen stays a button if it can;
 * `room` is the width there is for answers, in pixels.
 */
export function spread(options: readonly Numbered[], room: number, isDrawn: (move: string) => boolean): Spread {
  const answers = options.filter((option) => !isEnd(option));
  const left = room - widthOf(options.filter(isEnd));
  const pieces = answers.some((option) => isDrawn(option.move));
  if (widthOf(answers) <= left) return { buttons: answers, list: [], pieces };
  const loose = answers.filter((option) => !isDrawn(option.move));
  const fits = pieces && widthOf(loose) <= left - LIST;
  return { buttons: fits ? loose : [], list: answers, pieces };
}
