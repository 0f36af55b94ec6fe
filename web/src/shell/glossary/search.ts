/** Finding a word of the glossary: by its beginning, what people call it, or what is said of it; the nearest first. */
import type { TermShown } from "../../wire";

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** How well a term answers; 0 if it does not. */
function rank(term: TermShown, query: string): number {
  const begins = (text: string): boolean => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${query}`);
  const word = plain(term.word);
  if (word === query) return 5;
  if (word.startsWith(query)) return 4;
  if (begins(word)) return 3;
  if (term.also.some((also) => begins(plain(also)))) return 2;
  return query.length > 2 && begins(plain(term.meaning)) ? 1 : 0;
}

export function search(terms: readonly TermShown[], query: string): readonly TermShown[] {
  const sought = plain(query.trim());
  if (!sought) return terms;
  return terms
    .map((term) => ({ term, rank: rank(term, sought) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ term }) => term);
}
