/** The messages of every language there is a folder for; what a language lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The language that has everything, and speaks for another that lacks something. */
export const SOURCE = "en";

export type Args = Record<string, FluentVariable>;

interface Language {
  /** Its own messages. */
  own: FluentBundle;
  /** Its own and the English ones it lacks, which its own may refer to. */
  whole: FluentBundle;
}

export class Phrasebook {
  readonly #spoken = new Map<string, Language>();
  readonly #english: FluentResource[] = [];

  /** Fluent files by their path, which ends in `locale/<language>/<file>`. */
  constructor(files: Readonly<Record<string, string>> = {}) {
    for (const [path, text] of Object.entries(files)) {
      const lang = /\/locale\/([^/]+)\/[^/]+$/.exec(path)?.[1];
      if (lang) this.learn(lang, text);
    }
  }

  /** More messages of a language; the order in which languages learn does not matter. */
  learn(lang: string, text: string): void {
    const resource = new FluentResource(text);
    const language = this.#spoken.get(lang) ?? this.#begin(lang);
    language.own.addResource(resource, { allowOverrides: true });
    language.whole.addResource(resource, { allowOverrides: true });
    if (lang !== SOURCE) return;
    this.#english.push(resource);
    for (const { whole } of this.#spoken.values()) whole.addResource(resource);
  }

  /** A language that has only what English says for it. */
  #begin(lang: string): Language {
    const language = { own: bundleOf(lang, []), whole: bundleOf(lang, this.#english) };
    this.#spoken.set(lang, language);
    return language;
  }

  /** The languages there are, by their codes. */
  get languages(): string[] {
    return [...this.#spoken.keys()].sort();
  }

  /** A language if it is spoken, else English. */
  spoken(lang: string | null): string {
    return lang !== null && this.#spoken.has(lang) ? lang : SOURCE;
  }

  /** How a language calls itself; its letters as long as it has not said it. */
  nameOf(lang: string): string {
    return this.#own(lang, "web-language-name", {}) ?? lang.toUpperCase();
  }

  /** A message in a language, else in English; one that is missing there is a fault of ours and shows its id. */
  say(lang: string, id: string, args: Args = {}): string {
    if (lang !== SOURCE) {
      const said = this.#own(lang, id, args);
      if (said !== undefined) return said;
    }
    const english = this.#spoken.get(SOURCE)?.own;
    const pattern = english?.getMessage(id)?.value;
    return english && pattern != null ? english.formatPattern(pattern, args) : id;
  }

  /** What a language itself says, unless it cannot be said with what it is given. */
  #own(lang: string, id: string, args: Args): string | undefined {
    const language = this.#spoken.get(lang);
    const pattern = language?.own.getMessage(id)?.value;
    if (!language || pattern == null) return undefined;
    const errors: Error[] = [];
    const said = language.whole.formatPattern(pattern, args, errors);
    if (errors.length === 0) return said;
    console.warn(`${id} (${lang}): ${errors.join("; ")}`);
    return undefined;
  }
}

function bundleOf(lang: string, resources: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}
