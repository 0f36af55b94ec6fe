/** What the table says, by the ids of its messages, in the language of whoever looks. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "ru";
export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

const LOCALE = resolve(import.meta.dirname, "../../../src/teahouse/locale");

function wordsOf(lang: Lang): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const folder = join(LOCALE, lang);
  for (const file of readdirSync(folder)) {
    if (/^web.*\.ftl$/.test(file)) bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
  }
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`There is no message ${id}.`);
    return bundle.formatPattern(pattern, args);
  };
}

export const WORDS: Readonly<Record<Lang, Say>> = { en: wordsOf("en"), ru: wordsOf("ru") };
