/** What the table says, by the ids of its messages, in the language of whoever looks. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The code of a language, which is the name of its folder. */
export type Lang = string;
export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

const HOUSE = resolve(import.meta.dirname, "../../../src/teahouse");

export const LANGUAGES: readonly Lang[] = readdirSync(join(HOUSE, "locale")).sort();

/** What the table says in one language; tests want a message that is really there. */
export function wordsIn(lang: Lang): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const games = readdirSync(join(HOUSE, "games"), { withFileTypes: true }).filter((each) => each.isDirectory());
  const folders = [HOUSE, ...games.map((each) => join(HOUSE, "games", each.name))].map((each) =>
    join(each, "locale", lang),
  );
  for (const folder of folders.filter(existsSync)) {
    for (const file of readdirSync(folder)) {
      if (/^web.*\.ftl$/.test(file)) bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
    }
  }
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`There is no message ${id}.`);
    return bundle.formatPattern(pattern, args);
  };
}
