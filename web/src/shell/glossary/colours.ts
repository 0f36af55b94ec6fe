/** Players are called by their colours: wherever a text names one, their mark stands beside the word. */
import type { Part } from "./cut";

export interface Named {
  title: string;
  colour: number;
}

/** A piece of a text; with the colour of a player where it is their name. */
export interface Piece extends Part {
  colour: number;
}

const CYRILLIC = /[а-яё]$/i;
/** Endings of adjectives, and of nouns: names are declined. */
const DECLINED = "(?:ый|ий|ой|ого|его|ому|ему|ым|им|ом|ем|ая|ую|ое|ее)";

function formOf(title: string): string {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (!CYRILLIC.test(title)) return escaped;
  const stem = /^(.+)(?:ый|ий|ой)$/.exec(escaped)?.[1];
  return stem === undefined ? `${escaped}(?:а|у|ом|е)?` : `${stem}${DECLINED}`;
}

/** The pieces of a text that was cut. A colour right before a term is its colour, and nobody's name. */
export function named(parts: readonly Part[], players: readonly Named[]): Piece[] {
  if (players.length === 0) return parts.map((part) => ({ ...part, colour: 0 }));
  const names = new RegExp(
    `(?<![\\p{L}\\p{N}])(${players.map(({ title }) => formOf(title)).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const whose = players.map(({ title, colour }) => ({ form: new RegExp(`^${formOf(title)}$`, "u"), colour }));
  return parts.flatMap((part, i) => {
    if (part.term) return [{ ...part, colour: 0 }];
    let { sign } = part;
    const pieces: Piece[] = [];
    const add = (text: string, colour: number): void => {
      pieces.push({ text, term: "", sign, colour });
      sign = "";
    };
    let at = 0;
    for (const { 0: word, index } of part.text.matchAll(names)) {
      const end = index + word.length;
      if (parts[i + 1]?.term && part.text.slice(end).trim() === "") continue;
      if (sign !== "" && index === 0) continue;
      if (index > at) add(part.text.slice(at, index), 0);
      add(word, whose.find(({ form }) => form.test(word))?.colour ?? 0);
      at = end;
    }
    if (at < part.text.length) add(part.text.slice(at), 0);
    return pieces;
  });
}
