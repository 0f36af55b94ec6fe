/**
 * What the browser says, in as many pieces as it is fetched in: one a language for the house and one for each game. The
 * names by which languages call themselves are there from the start, so each can be offered before it is spoken.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const HOUSE = join(import.meta.dirname, "../../src/teahouse");
/** The language that has everything. */
const SOURCE = "en";
const MODULE = "virtual:messages";
const RESOLVED = "\0" + MODULE;
/** The message in which a language says its own name. */
const NAME = /^web-language-name = .*$/m;

/** The folder of messages of the house (`""`) or of a game. */
function folder(part: string, lang: string): string {
  return join(HOUSE, part === "" ? "" : join("games", part), "locale", lang);
}

function folders(within: string): string[] {
  return readdirSync(within, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function files(part: string, lang: string): string[] {
  const within = folder(part, lang);
  if (!existsSync(within)) return [];
  const own = readdirSync(within).filter((file) => /^web.*\.ftl$/.test(file));
  return own.sort().map((file) => join(within, file));
}

/** All a language says for the house or a game, without the remarks for those who write it. */
function text(part: string, lang: string): string {
  const whole = files(part, lang).map((file) => readFileSync(file, "utf8"));
  return whole
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

/** Whether a language lacks something that English says for the house or a game. */
function lacks(part: string, lang: string): boolean {
  const ids = (of: string): string[] => [...text(part, of).matchAll(/^-?[a-z][\w-]*(?= =)/gm)].map(([id]) => id);
  const own = new Set(ids(lang));
  return ids(SOURCE).some((id) => !own.has(id));
}

/** The pieces there are: by language, the house and each game that says anything in it. */
function pieces(): Record<string, string[]> {
  const parts = ["", ...folders(join(HOUSE, "games"))];
  const langs = folders(join(HOUSE, "locale"));
  return Object.fromEntries(langs.map((lang) => [lang, parts.filter((part) => files(part, lang).length > 0)]));
}

function listed(): string {
  const all = Object.entries(pieces());
  const names = all.map(([lang]) => [lang, NAME.exec(text("", lang))?.[0] ?? ""]);
  const loads = all.map(([lang, parts]) => {
    const each = parts.map((part) => `${JSON.stringify(part)}: () => import("${MODULE}/${part || "house"}.${lang}")`);
    return `${JSON.stringify(lang)}: { ${each.join(", ")} }`;
  });
  const parts = pieces()[SOURCE] ?? [];
  const lacking = all.map(([lang]) => [lang, parts.filter((part) => lacks(part, lang))]);
  return (
    `export const LACKING = ${JSON.stringify(Object.fromEntries(lacking))};\n` +
    `export const NAMES = ${JSON.stringify(Object.fromEntries(names))};\n` +
    `export const PIECES = { ${loads.join(",\n")} };\n`
  );
}

/** The Vite plugin: `virtual:messages` tells the languages and how each piece of them is fetched. */
export function messages(): Plugin {
  return {
    name: "teahouse-messages",
    resolveId(id) {
      return id === MODULE || id.startsWith(`${MODULE}/`) ? "\0" + id : undefined;
    },
    load(id) {
      if (id === RESOLVED) return listed();
      const [, named, lang] = new RegExp(`^${RESOLVED}/(\\w+)\\.([\\w-]+)$`).exec(id) ?? [];
      if (named === undefined || lang === undefined) return undefined;
      const part = named === "house" ? "" : named;
      for (const file of files(part, lang)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(part, lang))};\n`;
    },
  };
}
