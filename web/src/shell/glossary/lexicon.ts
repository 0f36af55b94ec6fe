/**
 * Words of a glossary found in a text: whole words, the longest first. The same as `teaching/lexicon.py`, and tried on
 * the same texts: `horde(s)` is horde or hordes, `отряд(а|у)` has other endings, `орд~` takes up to three letters more,
 * and a word with a capital letter is met only so.
 */

const MORE = 3;
/** By how many letters forms are looked up. */
const FIRST = 2;
const WORD = /[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*|[↑↓+]/gu;
const BETWEEN = /^[’'»]?[\s-]+«?$/;
const POSSESSIVE = /[’']s$/;

interface Word {
  stem: string;
  endings: ReadonlySet<string>;
  open: boolean;
  cased: boolean;
}

interface Form {
  /** Empty for words that mean something else. */
  term: string;
  words: readonly Word[];
}

export interface Found {
  term: string;
  start: number;
  end: number;
}

const plain = (word: string): string => word.replaceAll("ё", "е").replaceAll("Ё", "Е").replaceAll("’", "'");

function wordOf(part: string): Word {
  const [, stem = "", endings = "", more] = /^«?([^()~»]+?)[’']?(?:\(([^()]+)\))?(~?)»?$/.exec(part) ?? [];
  return {
    stem: plain(stem),
    endings: new Set(["", ...endings.split("|").map(plain)]),
    open: more === "~",
    cased: stem !== stem.toLowerCase(),
  };
}

function meets(word: Word, met: string): boolean {
  const text = plain(word.cased ? met : met.toLowerCase());
  if (!text.startsWith(word.stem)) return false;
  const rest = text.slice(word.stem.length);
  return word.endings.has(rest) || (word.open && rest.length <= MORE);
}

export class Lexicon {
  readonly #forms = new Map<string, Form[]>();

  constructor(forms: Iterable<readonly [term: string, written: readonly string[]]>, others: readonly string[]) {
    const made: Form[] = [];
    for (const [term, written] of [...forms, ["", others] as const])
      for (const form of written)
        made.push({
          term,
          words: form
            .split(/[\s-]+/)
            .filter(Boolean)
            .map(wordOf),
        });
    made.sort((one, other) => other.words.length - one.words.length);
    for (const form of made) {
      const first = form.words[0]!.stem.toLowerCase().slice(0, FIRST);
      this.#forms.set(first, [...(this.#forms.get(first) ?? []), form]);
    }
  }

  /** Every term in a text, from left to right. */
  find(text: string): Found[] {
    const words = [...text.matchAll(WORD)].map((met) => ({
      text: met[0],
      start: met.index,
      end: met.index + met[0].length,
    }));
    const found: Found[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const perhaps = this.#forms.get(plain(words[at]!.text.toLowerCase()).slice(0, FIRST)) ?? [];
      const form = perhaps.find(({ words: form }) =>
        form.every((word, i) => {
          const met = words[at + i];
          if (met === undefined) return false;
          if (i > 0 && !BETWEEN.test(text.slice(words[at + i - 1]!.end, met.start))) return false;
          return meets(word, met.text) || meets(word, met.text.replace(POSSESSIVE, ""));
        }),
      );
      if (form === undefined) continue;
      const last = at + form.words.length - 1;
      if (form.term) found.push({ term: form.term, start: words[at]!.start, end: words[last]!.end });
      at = last;
    }
    return found;
  }
}
