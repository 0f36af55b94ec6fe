/** A text in pieces: terms that say what they mean, and words of colours with the sign that says the same without them. */
import type { Found } from "./lexicon";

/** A piece of a text. */
export interface Part {
  text: string;
  /** The id of a term, where it is one. */
  term: string;
  /** What stands before it, where it is a thing known by its colour. */
  sign: string;
}

/** Players are called by colours, too, and their names have a capital letter. */
const ALONE = /^\p{Lu}[\p{L}’']*$/u;

/** Cut at terms, each where it first stands, and at things known by their colour: `term` of these is their sign. */
export function partsOf(text: string, terms: readonly Found[], coloured: readonly Found[]): Part[] {
  const first = terms.filter(({ term }, i) => terms.findIndex((other) => other.term === term) === i);
  const signs = coloured.filter(({ start, end }) => !ALONE.test(text.slice(start, end)));
  /** A sign stands before the whole of the term that its word is in. */
  const begins = ({ start }: Found): number =>
    first.find((term) => term.start < start && start < term.end)?.start ?? start;
  const signAt = new Map(signs.map((found) => [begins(found), found.term]));
  const edges = new Set([0, ...first.flatMap(({ start, end }) => [start, end]), ...signAt.keys()]);
  const cuts = [...edges].filter((at) => at < text.length).sort((one, other) => one - other);
  return cuts.map((from, i) => ({
    text: text.slice(from, cuts[i + 1] ?? text.length),
    term: first.find(({ start }) => start === from)?.term ?? "",
    sign: signAt.get(from) ?? "",
  }));
}
