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

/** With more than this, the bar says "click a lit piece" and keeps the list behind a button. */
export const MOST_BUTTONS = 8;
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
