/** The answers to a question, sorted for a bar of buttons: groups in their order, what ends or declines last. */
import type { OptionOffered } from "../../wire";

export interface Numbered extends OptionOffered {
  /** Its place in the server's order, from 1: the key that plays it. */
  n: number;
}

export interface Group {
  title: string;
  options: readonly Numbered[];
}

/** With more buttons or more letters than this, the bar would push the board away. */
const MOST_BUTTONS = 8;
const MOST_LETTERS = 116;
/** What a button takes besides its words, in letters. */
const FRAME = 6;
const ENDS = new Set(["done", "pass"]);

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

function fits(options: readonly OptionOffered[]): boolean {
  const letters = options.reduce((sum, { text, price }) => sum + text.length + price.length + FRAME, 0);
  return options.length <= MOST_BUTTONS && letters <= MOST_LETTERS;
}

export interface Spread {
  /** On buttons in the bar. */
  buttons: readonly Numbered[];
  /** Behind the button that opens the list: everything, if the bar cannot hold it. */
  list: readonly Numbered[];
  /** Whether the lit pieces answer the question. */
  pieces: boolean;
}

/** What stands in the bar and what in the list; an answer that has no piece on the screen stays a button if it can. */
export function spread(options: readonly Numbered[], isDrawn: (move: string) => boolean): Spread {
  const answers = options.filter((option) => !isEnd(option));
  const pieces = answers.some((option) => isDrawn(option.move));
  if (fits(answers)) return { buttons: answers, list: [], pieces };
  const loose = answers.filter((option) => !isDrawn(option.move));
  return { buttons: pieces && fits(loose) ? loose : [], list: answers, pieces };
}
