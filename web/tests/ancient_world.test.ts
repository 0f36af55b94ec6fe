/** The board of The Ancient World: every family of moves has its piece, every piece has words, what is legal lights up. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";

import board from "../src/games/ancient_world";
import { island } from "../src/games/ancient_world/layout";
import { lastRoll } from "../src/games/ancient_world/look";
import type { Table } from "../src/games/ancient_world/types";
import { speech } from "../src/i18n/index.svelte";
import type { View } from "../src/wire";
import { player, PRINTED, shown, sight } from "./ancient_world_table";
import AtTable from "./AtTable.svelte";
import { line } from "./views";

const MOVES = readFileSync(join(import.meta.dirname, "../../src/teahouse/games/ancient_world/rules/moves.py"), "utf8");
/** What is answered in the decision bar and has no place on the table. */
const PLAIN = ["done", "pass"];

function drawn(part: unknown, view: View, props: Record<string, unknown> = {}): string {
  const at = AtTable as unknown as Component<Record<string, unknown>>;
  return render(at, { props: { view, part, props: { printed: PRINTED, ...props } } }).body.replaceAll("\u00ad", "");
}

function table(view: View): string {
  const seats = view.players.map(({ seat }) => drawn(board.player, view, { seat }));
  return [drawn(board.board, view, { narrow: false }), drawn(board.hand, view), ...seats].join("\n");
}

/** Somebody is asked something. */
function asking(kind: string, more: Partial<Table>, ...moves: string[]): View {
  return sight(shown(more), kind, ...moves);
}

const PLAYING = asking("TakeTurn", {}, "citizen 1", "citizen 3", "titan 1", "pass");
const PLACING = asking("PlaceCitizen", { about: 3 }, "cell learn", "empire 11");
const FIGHTING = asking("UseArmies", { fight: { seat: 0, titan: 1, used: [26], attack: 9, defence: 8 } }, "fight", "army 30"); // prettier-ignore
const RESTING = asking("RestArmy", {}, "scroll 26", "picture 30");
const COPYING = asking("CopyAction", {}, "empire 15");
const USING = asking("UseCard", { about: 11 }, "take", "pass");
const LOOKING = asking("TakeProvince", { expand_plus: true, provinces: [1, 2, 3] }, "look", "province 1");
const KEEPING = asking("KeepCard", { players: [player({ drawn: [17, 18] }), player(), player()] }, "empire 17");
const ARRANGING = asking("ArrangeTitans", { about: 1, players: [player({ scouted: [[], [12, 13], []] }), player(), player()] }, "titan 12"); // prettier-ignore
const OVER = asking("", { finished: true, turn_of: -1 });
const WATCHED = asking("", { seat: -1 });
const VIEWS = { PLAYING, PLACING, FIGHTING, RESTING, COPYING, USING, LOOKING, KEEPING, ARRANGING, OVER, WATCHED };

function pieces(html: string): Set<string> {
  return new Set([...html.matchAll(/data-pieces="\|([^"]*)\|"/g)].flatMap(([, list]) => list!.split("|")));
}

function buttons(html: string): string[] {
  return [...html.matchAll(/<(?:button|g)\b[^>]*>(?:<(?:span class="sr-only|title)[^>]*>[^<]*)?/g)]
    .map(([tag]) => tag)
    .filter((tag) => /<button|role="button"/.test(tag));
}

function lit(html: string, piece: string): boolean {
  return buttons(html).some((tag) => tag.includes(`|${piece}|`) && /class="[^"]*\blit\b/.test(tag));
}

afterEach(() => {
  speech.lang = "en";
});

describe("pieces", () => {
  it("stand for every family of moves", () => {
    const families = new Set([...MOVES.matchAll(/f"([a-z-]+) /g)].map(([, family]) => family!));
    for (const [, word] of MOVES.match(/words = \[(.*)\]/)![1]!.matchAll(/"([\w-]+)"/g)) families.add(word!);
    expect(families.size).toBeGreaterThan(15);
    const found = new Set<string>();
    for (const view of Object.values(VIEWS)) for (const piece of pieces(table(view))) found.add(piece.split(" ")[0]!);
    expect([...families].filter((family) => !found.has(family) && !PLAIN.includes(family))).toEqual([]);
  });

  it("have the ids that log lines name", () => {
    const found = pieces(table(PLAYING));
    const ids = [
      "token",
      "deck",
      "titans 3",
      "tribe red",
      "player 2",
      "cell grow",
      "scroll 26",
      "die 1 titan",
      "army 4",
    ];
    for (const id of ids) expect(found).toContain(id);
  });

  it.each(["en", "ru"] as const)("have words for those who do not see them, %s", (lang) => {
    speech.lang = lang;
    for (const view of Object.values(VIEWS)) {
      const html = table(view);
      expect(html).not.toContain("web-aw-");
      for (const tag of buttons(html)) expect(tag).toMatch(/aria-label="[^"]{2,}"|(?:sr-only|<title)[^>]*>[^<]{2,}/);
    }
  });
});

describe("what is legal", () => {
  it.each([
    ["PLAYING", ["citizen 1", "titan 1"], ["citizen 4", "titan 10", "cell work"]],
    ["PLACING", ["cell learn", "empire 11"], ["cell work", "empire 93"]],
    ["FIGHTING", ["fight", "army 30"], ["titan 10", "army 26"]],
    ["RESTING", ["scroll 26", "picture 30"], ["army 26"]],
    ["COPYING", ["empire 15"], ["empire 11"]],
    ["USING", ["take"], ["empire 93"]],
    ["LOOKING", ["look", "province 1"], ["province 2"]],
    ["KEEPING", ["empire 17"], ["empire 18"]],
    ["ARRANGING", ["titan 12"], ["titan 13"]],
  ] as const)("lights up where it lives: %s", (name, yes, no) => {
    const html = table(VIEWS[name]);
    for (const piece of yes) expect([piece, lit(html, piece)]).toEqual([piece, true]);
    for (const piece of no) expect([piece, lit(html, piece)]).toEqual([piece, false]);
  });

  it("is nothing in the city of another player, unless his card is copied", () => {
    const large = (view: View): string => drawn(board.card, view, { card: "city 2" });
    expect(large(asking("TakeTurn", {}, "empire 15", "army 31"))).not.toMatch(/class="[^"]*\blit\b/);
    expect(lit(large(COPYING), "empire 15")).toBe(true);
  });
});

describe("what is hidden", () => {
  it("stays hidden: others' cards put aside are backs, unless everybody knows them", () => {
    const html = drawn(board.card, PLAYING, { card: "city 2" });
    expect(html).toContain("name of empire_44");
    expect(html.match(/aw-back[^"]*" role="img"/g)).toHaveLength(1);
  });
});

describe("the dice", () => {
  it("show the last roll, and who made it", () => {
    const lines = [
      line(1, 0, { kind: "rolled", pieces: ["die 1 blank"] }),
      line(2, 2, { kind: "rolled", pieces: ["die 1 titan", "die 2 coin"] }),
      line(3),
    ];
    expect(lastRoll(lines)).toEqual({ seat: 2, faces: ["titan", "coin"] });
    expect(lastRoll([line(1)])).toBeUndefined();
  });
});

describe("the island", () => {
  it("gives every land the same border as its neighbour", () => {
    const { lands } = island(0, 0, 480, 300);
    const [left, right] = [lands[0]![0]!, lands[0]![1]!];
    const numbers = (outline: string): string[] => outline.match(/-?\d+\.\d -?\d+\.\d/g) ?? [];
    const shared = numbers(left.outline).filter((point) => numbers(right.outline).includes(point));
    expect(shared.length).toBeGreaterThan(6);
    expect(left.x + left.width).toBeLessThan(right.x);
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
  const names = ["empire 7", "army 4", "titan 1", "province 3", "cell build", "city 1", "score 2", "discard"];
  it.each(names)("%s", (card) => {
    for (const lang of ["en", "ru"] as const) {
      speech.lang = lang;
      const html = drawn(board.card, PLAYING, { card });
      expect(html.length).toBeGreaterThan(200);
      expect(html).not.toContain("web-aw-");
    }
  });
});

describe("messages", () => {
  const ids = (lang: string): string[] =>
    [
      ...readFileSync(`../src/teahouse/games/ancient_world/locale/${lang}/web.ftl`, "utf8").matchAll(
        /^(web-[\w-]+) =/gm,
      ),
    ]
      .map(([, id]) => id!)
      .sort();

  it("are the same in both languages", () => {
    expect(ids("ru")).toEqual(ids("en"));
  });
});
