/**
 * Everything the browser itself says: the same Fluent files the server speaks with, fetched by language and game when
 * they are wanted. `say` follows the language at once; a language is spoken when all its words for what is open are there.
 */
import { LACKING, NAMES, PIECES } from "virtual:messages";

import { Phrasebook, SOURCE, type Args } from "./phrasebook";

type Load = () => Promise<{ default: string }>;

/** The messages of the house itself, beside those of the games. */
const HOUSE = "";

export const phrasebook = new Phrasebook();
for (const [lang, name] of Object.entries(NAMES)) phrasebook.learn(lang, name);

class Speech {
  /** The code of the language that is spoken. */
  lang: string = $state(SOURCE);
  #wanted: string = SOURCE;
  /** Whether anything is spoken yet. */
  #begun = false;
  readonly #open = new Set([HOUSE]);
  readonly #learnt = new Set<Load>();
  readonly #coming = new Map<Load, Promise<void>>();

  /** Speak a language as soon as its words are there: at once when they are; a later wish wins. */
  async speak(lang: string): Promise<void> {
    this.#wanted = lang;
    try {
      if (this.#lacking().length > 0) await this.#fetch();
    } catch (fault) {
      if (this.#wanted === lang) this.#wanted = this.lang;
      throw fault;
    }
    if (this.#wanted !== lang) return;
    this.lang = lang;
    this.#begun = true;
  }

  /** Have the words of a game before anything of it is drawn. */
  async open(game: string): Promise<void> {
    this.#open.add(game);
    await this.#fetch();
  }

  /** Fetch the words for what is open in what is spoken and wanted, and in English where a language lacks some. */
  async #fetch(): Promise<void> {
    for (let lacking = this.#lacking(); lacking.length > 0; lacking = this.#lacking())
      await Promise.all(lacking.map(([lang, load]) => this.#piece(lang, load)));
  }

  #lacking(): [lang: string, load: Load][] {
    const spoken = this.#begun ? [this.lang, this.#wanted] : [this.#wanted];
    const pieces = [...this.#open].flatMap((part) =>
      [...new Set(spoken.flatMap((lang) => (LACKING[lang]?.includes(part) ? [lang, SOURCE] : [lang])))].map(
        (lang): [string, Load | undefined] => [lang, PIECES[lang]?.[part]],
      ),
    );
    return pieces.filter((piece): piece is [string, Load] => piece[1] !== undefined && !this.#learnt.has(piece[1]));
  }

  /** One piece, fetched once however many wait for it; one that did not come may be asked for again. */
  #piece(lang: string, load: Load): Promise<void> {
    const coming = this.#coming.get(load);
    if (coming) return coming;
    const fetched = load()
      .then(({ default: text }) => {
        phrasebook.learn(lang, text);
        this.#learnt.add(load);
      })
      .finally(() => this.#coming.delete(load));
    this.#coming.set(load, fetched);
    return fetched;
  }
}

export const speech = new Speech();

/** A message in the current language, else in English. */
export function say(id: string, args: Args = {}): string {
  return phrasebook.say(speech.lang, id, args);
}
