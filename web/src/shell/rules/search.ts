/**
 * Finding a rule: every word of the query must begin a word of the clause, endings aside, or be part of its id.
 * Russian and English endings are cut alike on both sides, so "заставы" finds "застава" and "walls" finds "wall".
 */
import type { Clause, RuleSection, Rules } from "../../wire";

const RUSSIAN =
  /(?:иями|ями|ами|иях|ях|ах|ого|его|ому|ему|ыми|ими|ией|ией|ешь|ишь|ете|ите|ться|тся|ать|ять|еть|ить|ает|яет|ают|яют|ешься|ой|ей|ий|ый|ая|яя|ое|ее|ые|ие|ов|ев|ом|ем|ам|ям|ых|их|ым|им|ую|юю|ью|ия|ье|ии|ет|ит|ут|ют|ат|ят|ал|ял|ил|а|я|о|е|ы|и|у|ю|ь|й)$/;
const ENGLISH = /(?:ing|ies|ied|es|ed|s|e|y)$/;

/** A word without its ending; never shorter than three letters. */
export function stem(word: string): string {
  const cut = word.replace(/[а-я]/.test(word) ? RUSSIAN : ENGLISH, "");
  return cut.length >= 3 ? cut : word;
}

/** The words of a text, in small letters, ё as е. */
export function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

interface Indexed {
  section: RuleSection;
  clause: Clause;
  id: string;
  stems: readonly string[];
}

export type Index = readonly Indexed[];

export function index(rules: Rules): Index {
  return rules.sections.flatMap((section) => {
    const title = words(section.title).map(stem);
    return section.clauses.map((clause) => ({
      section,
      clause,
      id: clause.id.toLowerCase(),
      stems: [...title, ...words(clause.text).map(stem)],
    }));
  });
}

/** The sections with only the clauses that answer the query; all of them if it is empty. */
export function find(rules: Rules, indexed: Index, query: string): RuleSection[] {
  const text = query.trim().toLowerCase();
  if (!text) return rules.sections;
  const byId = /^[a-z]+-[a-z0-9-]*$/.test(text);
  const wanted = words(text).map(stem);
  const fits = (entry: Indexed): boolean =>
    byId
      ? entry.id.startsWith(text)
      : wanted.every((want) => entry.stems.some((each) => each.startsWith(want)) || entry.id.includes(want));
  const found = new Map<RuleSection, Clause[]>();
  for (const entry of indexed) {
    if (!fits(entry)) continue;
    const clauses = found.get(entry.section);
    if (clauses) clauses.push(entry.clause);
    else found.set(entry.section, [entry.clause]);
  }
  return [...found].map(([section, clauses]) => ({ ...section, clauses }));
}

/** A text cut where the words sought begin, so that they can be marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const wanted = words(query).map(stem);
  if (wanted.length === 0) return [{ text, hit: false }];
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((part) => {
      const plain = words(part)[0];
      return { text: part, hit: plain !== undefined && wanted.some((want) => stem(plain).startsWith(want)) };
    });
}
