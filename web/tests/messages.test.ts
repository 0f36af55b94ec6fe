import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { PIECES } from "virtual:messages";

import { say, speech } from "../src/i18n/index.svelte";

const GAMES = "../src/teahouse/games";

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(path) ? [path] : [];
  });
}

/** Ids written out in the shell and the table; those put together from parts are listed by their beginnings. */
function used(): Set<string> {
  const found = new Set<string>();
  for (const path of [...files("src/shell"), ...files("src/table"), ...files("src/i18n"), "src/App.svelte"]) {
    for (const [, id] of readFileSync(path, "utf8").matchAll(/["'`](web-[a-z0-9_-]+[a-z0-9])["'`]/g))
      found.add(id as string);
  }
  return found;
}

function written(lang: string): Set<string> {
  const folder = `../src/teahouse/locale/${lang}`;
  const own = readdirSync(folder).filter((file) => /^web.*\.ftl$/.test(file));
  const text = own.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  return new Set([...text.matchAll(/^(web-[a-z0-9_-]+) =/gm)].map(([, id]) => id as string));
}

const MADE =
  /^web-(lab-state|pack-by|pack-do|theme|speed|who|guest|set-coach|set-sounds|key|rules-group|rules-kind|rules-mark|review-part|pace|late|orders-decline|tournament-state)-/;

describe("messages", () => {
  it("are the same in both languages", () => {
    expect([...written("ru")].sort()).toEqual([...written("en")].sort());
  });

  it("of a game are a piece of their own in each language", () => {
    const spoken = (game: string) => readdirSync(join(GAMES, game, "locale/en")).some((file) => /^web/.test(file));
    const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "locale/en")) && spoken(game));
    for (const lang of ["en", "ru"]) expect(Object.keys(PIECES[lang]!).sort()).toEqual(["", ...games].sort());
  });

  it("exist for every id in use", () => {
    const missing = [...used()].filter((id) => !written("en").has(id));
    expect(missing).toEqual([]);
  });

  it("are all in use", () => {
    const idle = [...written("en")].filter((id) => !used().has(id) && !MADE.test(id));
    expect(idle).toEqual([]);
  });

  it("count as one counts in Russian", () => {
    speech.lang = "ru";
    expect([1, 2, 5, 21].map((bots) => say("web-you-and-bots", { bots }))).toEqual([
      "вы и 1 бот",
      "вы и 2 бота",
      "вы и 5 ботов",
      "вы и 21 бот",
    ]);
    speech.lang = "en";
    expect(say("web-you-and-bots", { bots: 1 })).toBe("you and 1 bot");
  });
});
