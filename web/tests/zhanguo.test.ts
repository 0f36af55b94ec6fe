/** The board of ZhanGuo: every family of moves has its piece, every piece has words, and what is legal lights up. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";

import board from "../src/games/zhanguo";
import { speech } from "../src/i18n/index.svelte";
import type { View } from "../src/wire";
import AtTable from "./AtTable.svelte";
import { player, PRINTED, shown, sight } from "./zhanguo_table";

const MOVES = readFileSync(join(import.meta.dirname, "../../src/teahouse/games/zhanguo/rules/moves.py"), "utf8");
/** What is answered in the decision bar and has no place on the table. */
const PLAIN = ["done", "pass"];

function drawn(part: unknown, view: View, props: Record<string, unknown> = {}): string {
  const at = AtTable as unknown as Component<Record<string, unknown>>;
  return render(at, { props: { view, part, props: { printed: PRINTED, ...props } } }).body;
}

function table(view: View): string {
  const seats = view.players.map(({ seat }) => drawn(board.player, view, { seat }));
  return [drawn(board.board, view, { narrow: false }), drawn(board.hand, view), ...seats].join("\n");
}

const PLAYING = sight(shown(), "UseCard", "region 1", "action hire");
const REWARD = sight(shown({ turn_of: -1, reward: 2 }), "TakeReward", "take", "pass");
const PALACE = sight(shown(), "PalaceRegion", "region 4");
const UNSETTLED = player({ board: -1, regions: [] });
const AUCTION = sight(
  shown({
    setting_up: "auction",
    players: [UNSETTLED, player({ board: 2 }), UNSETTLED],
    auction: { boards: [1, 3], bidders: [0, 2], bid: 2, high_bidder: 2 },
  }),
  "Bid",
  "bid 3",
);
const COLOURS = sight(
  shown({ setting_up: "colours", players: [-1, 1, -1].map((colour) => ({ ...UNSETTLED, colour })) }),
  "ChooseColour",
  "colour blue",
);
const DRAFT = sight(
  shown({ players: [player({ hand: [1, 2, 50], set_aside: [9] }), player(), player()] }),
  "Draft",
  "card 1",
);
const OVER = sight(shown({ finished: true }), "");
const WATCHED = sight(shown({ seat: -1 }), "");
const VIEWS = { PLAYING, REWARD, PALACE, AUCTION, COLOURS, DRAFT, OVER, WATCHED };

function pieces(html: string): Set<string> {
  return new Set([...html.matchAll(/data-pieces="\|([^"]*)\|"/g)].flatMap(([, list]) => list!.split("|")));
}

function buttons(html: string): string[] {
  return [...html.matchAll(/<(?:button|g)\b[^>]*>(?:<(?:span class="sr-only|title)[^>]*>[^<]*)?/g)]
    .map(([tag]) => tag)
    .filter((tag) => /<button|role="button"/.test(tag));
}

afterEach(() => {
  speech.lang = "en";
});

describe("pieces", () => {
  it("stand for every family of moves", () => {
    const families = new Set([...MOVES.matchAll(/f"([a-z-]+) /g)].map(([, family]) => family!));
    for (const [, word] of MOVES.match(/words = \[(.*)\]/)![1]!.matchAll(/"(\w+)"/g)) families.add(word!);
    expect(families.size).toBeGreaterThan(18);
    const found = new Set<string>();
    for (const view of Object.values(VIEWS)) for (const piece of pieces(table(view))) found.add(piece.split(" ")[0]!);
    expect([...families].filter((family) => !found.has(family) && !PLAIN.includes(family))).toEqual([]);
  });

  it("have the ids that log lines name", () => {
    const found = pieces(table(PLAYING));
    for (const id of ["aspect laws", "unrest 2", "player 2", "cell wall_3.1", "card 60", "board b_circle"])
      expect(found).toContain(id);
  });

  it.each(["en", "ru"] as const)("have words for those who do not see them, %s", (lang) => {
    speech.lang = lang;
    for (const view of Object.values(VIEWS)) {
      const html = table(view);
      expect(html).not.toContain("web-zhanguo-");
      for (const tag of buttons(html)) expect(tag).toMatch(/aria-label="[^"]{2,}"|(?:sr-only|<title)[^>]*>[^<]{2,}/);
    }
  });
});

describe("what is legal", () => {
  const lit = (html: string, piece: string): boolean =>
    buttons(html).some((tag) => tag.includes(`data-piece="${piece}"`) && /class="[^"]*\blit\b/.test(tag));

  it("lights up where it lives", () => {
    const html = table(PLAYING);
    expect(lit(html, "region 1")).toBe(true);
    expect(lit(html, "action hire")).toBe(true);
    expect(lit(html, "region 2")).toBe(false);
  });

  it("is asked of the map only where something goes there", () => {
    const map = (view: View): string =>
      drawn(board.board, view, { narrow: true }).split(`data-part="${board.parts[1]}"`)[0]!;
    expect(lit(map(PALACE), "region 4")).toBe(true);
    expect(lit(map(PLAYING), "region 1")).toBe(false);
  });

  it("is the reward that is being decided about", () => {
    expect(buttons(table(REWARD)).filter((tag) => tag.includes("|take|"))).toHaveLength(1);
  });

  it("is never something on another player's board", () => {
    const html = drawn(board.card, sight(shown(), "UseAbility", "card 7", "card 90"), { card: "player 2" });
    expect(html).not.toMatch(/class="[^"]*\blit\b/);
  });
});

describe("the narrow table", () => {
  it("has every piece", () => {
    const wide = pieces(drawn(board.board, PLAYING, { narrow: false }));
    const narrow = [...pieces(drawn(board.board, PLAYING, { narrow: true }))];
    expect([...wide].filter((piece) => !narrow.includes(piece))).toEqual([]);
  });
});

describe("large cards", () => {
  const names = ["card 7", "player 1", "board 2", "tile 3", "reward 1.4", "task 2", "land 3", "court"];
  it.each(names)("%s", (card) => {
    for (const lang of ["en", "ru"] as const) {
      speech.lang = lang;
      const html = drawn(board.card, PLAYING, { card });
      expect(html.length).toBeGreaterThan(200);
      expect(html).not.toContain("web-zhanguo-");
    }
  });
});
