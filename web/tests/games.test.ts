/** Games are found by being there: each is a folder of its own, and one without a folder has the plain board. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { boardOf, coverOf, drawnGames } from "../src/games/board";
import plain from "../src/games/plain";
import type { View } from "../src/wire";
import AtTable from "./AtTable.svelte";
import { asking, view } from "./views";

const GAMES = "src/games";
const folders = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** The folder beside its own that a file of a game reaches into, if any. */
function reaches(text: string): string[] {
  const paths = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.\.\/[^"]+)"/g)].map(([, path]) => path!);
  return paths.filter((path) => folders.includes(path.split("/")[1]!));
}

function drawn(part: unknown, at: View, props: Record<string, unknown>): string {
  const table = AtTable as unknown as Component<Record<string, unknown>>;
  return render(table, { props: { view: at, part, props: { printed: {}, ...props } } }).body;
}

describe("games", () => {
  it("import nothing of each other", () => {
    expect(reaches('import { softened } from "../great_wall/soften";')).toEqual(["../great_wall/soften"]);
    const guilty = folders.flatMap((game) =>
      readdirSync(join(GAMES, game)).flatMap((file) =>
        reaches(readFileSync(join(GAMES, game, file), "utf8")).map((path) => `${game}/${file}: ${path}`),
      ),
    );
    expect(guilty).toEqual([]);
  });

  it("are found by their folders, each with a board and a cover of its own", async () => {
    expect(["plain", ...drawnGames()].sort()).toEqual(folders.sort());
    const boards = await Promise.all(folders.map(boardOf));
    expect(new Set(boards).size).toBe(folders.length);
    expect(new Set(folders.map(coverOf)).size).toBe(folders.length);
  }, 120_000);

  it("that nobody has drawn get the plain board and the plain cover", async () => {
    expect(await boardOf("go")).toBe(plain);
    expect(coverOf("go")).toBe(coverOf("plain"));
  });
});

describe("the plain board", () => {
  const shown = {
    table: [{ title: "On offer", text: "Dragon Well (5)" }],
    hand: [{ title: "Coins", text: "1 2 3" }],
    players: [[{ title: "Teas", text: "none" }], [{ title: "Teas", text: "Big Red Robe" }]],
  };
  const asked = view(1, [], { shown, asked: asking("bid 1", "bid 2") });

  it("shows the table, the question and every answer as a lit button", () => {
    const html = drawn(plain.board, asked, { narrow: false });
    for (const word of ["On offer", "Dragon Well (5)", "Which?", "bid 1", "bid 2"]) expect(html).toContain(word);
    expect(html.match(/<button[^>]*class="[^"]*\blit\b/g)).toHaveLength(2);
  });

  it("shows what belongs to a seat in its panel, and what only one sees in the hand", () => {
    expect(drawn(plain.player, asked, { seat: 1 })).toContain("Big Red Robe");
    expect(drawn(plain.player, asked, { seat: 0 })).not.toContain("Big Red Robe");
    expect(drawn(plain.hand, asked, {})).toContain("1 2 3");
  });

  it("says whom we wait for, and nothing where a teller says nothing", () => {
    const html = drawn(plain.board, view(1, [], { waiting: "Ann chooses." }), { tab: "", narrow: true });
    expect(html).toContain("Ann chooses.");
    expect(html).not.toContain("<dl");
    expect(drawn(plain.hand, view(1), {})).not.toContain("<dl");
  });
});
