/** The board of The Great Wall: every family of moves has its piece, every piece has words, what is legal lights up. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";

import { softened } from "../src/art/soften";
import board from "../src/games/great_wall";
import type { Fate, Horde, Panel } from "../src/games/great_wall/types";
import { familyOf, HOMES } from "../src/games/great_wall/words";
import { say, speech } from "../src/i18n/index.svelte";
import type { View } from "../src/wire";
import AtTable from "./AtTable.svelte";
import { areas, clan, PRINTED, section, sight, type GreatWallView } from "./great_wall_table";

function drawn(part: unknown, view: View, props: Record<string, unknown> = {}): string {
  const at = AtTable as unknown as Component<Record<string, unknown>>;
  return render(at, { props: { view, part, props: { printed: PRINTED, ...props } } }).body;
}

function table(view: View): string {
  const seats = view.players.map(({ seat }) => drawn(board.player, view, { seat }));
  const middle = drawn(board.board, view, { narrow: false });
  return [middle, drawn(board.beside, view), drawn(board.hand, view), ...seats].join("\n");
}

const RECRUITS: Fate = { kind: "recruits", warriors: [0, 1, 0, 0] };
const SETUP = [clan(0, { generals: [1, 2], dealt: [6, 7], general: -1, active: [], assistants: [] }), clan(1), clan(2)];

const COURT = { edicts: [1, 2], fulfilled: 1, needed: 7, events: [0, 3] };

/** One question for each family that has a place on the table, with an answer of that family. */
const QUESTIONS: Readonly<Record<string, View>> = {
  take: sight("DrinkTea", ["take", "pass"]),
  free: sight("ChooseTacticEffect", ["free", "enhanced"], { about: 2 }),
  enhanced: sight("ChooseTacticEffect", ["free", "enhanced"], { about: 2 }),
  "hire official": sight("Hire", ["hire official", "advisor-cell 2", "done"]),
  active: sight("ChooseRole", ["active", "assistant"]),
  assistant: sight("ChooseRole", ["active", "assistant"]),
  "return orders": sight("DiscardedOrders", ["return orders", "score orders"]),
  "score orders": sight("DiscardedOrders", ["return orders", "score orders"]),
  resource: sight("GainToken", ["resource wood", "resource chi"]),
  spare: sight("SpareToken", ["spare stone"]),
  stored: sight("PayMix", ["stored gold"]),
  player: sight("ChoosePlayer", ["player 2"]),
  order: sight("ChooseOrder", ["order order_1"]),
  "order-cell": sight("PlaceOrder", ["order-cell 3"]),
  official: sight("MoveOfficial", ["official supply", "official quarry", "done"]),
  area: sight("MoveOfficialTo", ["area tea_house"]),
  section: sight("MoveFrom", ["section left", "done"]),
  fortify: sight("Build", ["fortify middle", "raise middle"]),
  raise: sight("Build", ["fortify middle", "raise middle"]),
  shelter: sight("PlaceRecruit", ["shelter right", "post left"], { fate: RECRUITS }),
  post: sight("PlaceRecruit", ["shelter right", "post left"], { fate: RECRUITS }),
  sheltered: sight("AttackWith", ["sheltered left.spearman", "done"]),
  warrior: sight("Recruit", ["warrior archer", "done"]),
  save: sight("SaveForChi", ["save spearman", "done"], { fate: { kind: "dying", warriors: [1, 0, 0, 0] } }),
  shame: sight("PlaceShame", ["shame archer", "captured horde_1_middle"]),
  horde: sight("SwapHordes", ["horde left.1", "pass"]),
  cell: sight("Shoot", ["cell left.1.a"]),
  captured: sight("PlaceShame", ["shame archer", "captured horde_1_middle"]),
  "advisor-cell": sight("Hire", ["hire official", "advisor-cell 2", "done"]),
  general: sight("ChooseGeneral", ["general general_1"], { clans: SETUP, season: "setup" }),
  advisor: sight("ChooseAdvisor", ["advisor advisor_6"], { clans: SETUP, season: "setup" }),
  tactic: sight("PlayTactic", ["tactic tactic_1", "pass"]),
  ability: sight("UseAbility", ["ability 1", "pass"]),
  edict: sight("ProposeEdict", ["edict edict_2", "pass"], { artifacts: [], court: COURT }),
};
const WATCHED = sight("", [], { seat: -1, clans: [clan(1), clan(1), clan(2)] });
const BEFORE_ORDERS = sight("", [], { season: "spring", order_track: [], active: -1, advisors: [] });

function buttons(html: string): string[] {
  return [...html.matchAll(/<(?:button|g)\b[^>]*>(?:<(?:span class="sr-only|title)[^>]*>[^<]*)?/g)]
    .map(([tag]) => tag)
    .filter((tag) => /<button|role="button"/.test(tag));
}

function pieces(html: string): string[] {
  return [...html.matchAll(/data-pieces="\|([^"]*)\|"/g)].flatMap(([, list]) => list!.split("|"));
}

/** The moves that light up something. */
function lit(html: string): string[] {
  return pieces(
    buttons(html)
      .filter((tag) => /class="[^"]*\blit\b/.test(tag))
      .join(""),
  );
}

afterEach(() => {
  speech.lang = "en";
});

describe("pieces", () => {
  it("stand for every family of moves that is not left to the bar", () => {
    const placed = Object.keys(HOMES).filter((family) => HOMES[family] !== "bar");
    expect(Object.keys(QUESTIONS).sort()).toEqual(placed.sort());
  });

  it.each(Object.entries(QUESTIONS))("light up: %s", (family, view) => {
    const found = lit(table(view));
    for (const { move } of view.asked!.options.filter((each) => familyOf(each.move) === family))
      expect(found).toContain(move);
  });

  it("have the ids that log lines name", () => {
    const found = pieces(table(QUESTIONS["cell"]!));
    const ids = [
      "section left",
      "raise left",
      "fortify right",
      "post left",
      "shelter left",
      "area barracks",
      "player 2",
    ];
    for (const id of [...ids, "horde left.1", "cell left.1.b", "order-cell 3", "advisor-cell 1", "general general_1"])
      expect(found).toContain(id);
  });

  it.each(["en", "ru"] as const)("have words for those who do not see them, %s", (lang) => {
    speech.lang = lang;
    for (const view of [...Object.values(QUESTIONS), WATCHED, BEFORE_ORDERS]) {
      const html = table(view);
      expect(html).not.toContain("web-gw-");
      for (const tag of buttons(html)) expect(tag).toMatch(/aria-label="[^"]{2,}"|(?:sr-only|<title)[^>]*>[^<]{2,}/);
    }
  });

  it("of others never light up, nor show what is hidden", () => {
    const html = drawn(board.player, QUESTIONS["resource"]!, { seat: 1 });
    expect(lit(html)).toEqual([]);
    expect(html).not.toContain("name of wood");
  });
});

describe("the narrow table", () => {
  it("has every piece", () => {
    const view = QUESTIONS["take"]!;
    const wide = pieces(drawn(board.board, view, { narrow: false }));
    const narrow = pieces(drawn(board.board, view, { narrow: true }));
    expect(wide.filter((piece) => !narrow.includes(piece))).toEqual([]);
  });
});

describe("large cards", () => {
  const names = ["horde:1", "horde:5", "general:0", "advisor:3", "tactic:1", "order:2", "artifact:1", "edict:1", "event:3", "area:0", "area:9", "clan:0", "clan:1"]; // prettier-ignore
  it.each(names)("%s", (card) => {
    for (const lang of ["en", "ru"] as const) {
      speech.lang = lang;
      const html = drawn(board.card, QUESTIONS["cell"]!, { card });
      expect(html).toMatch(/text of|free|a<|Clan/);
      expect(html).not.toContain("web-gw-");
    }
  });
});

describe("the Reed clan and Qin", () => {
  const alone = (): GreatWallView => {
    const clans = [clan(0), clan(1, { order: 6 }), clan(2, { order: 1, honor: 57 })];
    const view = sight("", [], { players: 1, reed: 1, qin_track: [3, 4, 0, 1, 2], clans, order_track: [0, 2, 1] });
    return { ...view, players: view.players.slice(0, 1) };
  };

  it.each(["en", "ru"] as const)("have their names, pieces and orders in %s", (lang) => {
    speech.lang = lang;
    const html = drawn(board.others, alone(), {});
    for (const title of ["Red", "Blue", "57"]) expect(html).toContain(title);
    const track = drawn(board.beside, alone());
    for (const { name } of [PRINTED.reed_order, PRINTED.qin_orders[1]!]) {
      expect(html).toContain(name);
      expect(track).toContain(softened(name));
    }
    expect(html + track).not.toContain("web-gw-");
  });

  it.each(["reed-order:0", "qin-order:1", "notes:qin"])("have cards that are read large: %s", (card) => {
    const { name } =
      { "reed-order:0": PRINTED.reed_order, "qin-order:1": PRINTED.qin_orders[1]! }[card] ?? PRINTED.notes[0]!;
    expect(drawn(board.card, alone(), { card })).toContain(name);
  });

  it("light up where their controller is asked, and his own pieces do not", () => {
    const sawmill = areas((area) => (area === 0 ? [0, 2] : []));
    const asked = sight("MoveReedOfficial", ["official sawmill", "done"], { players: 2, reed: 2, areas: sawmill });
    const view = { ...asked, players: asked.players.slice(0, 2) };
    const html = drawn(board.board, view, { narrow: true });
    const pieces = html.match(/<button[^>]*class="[^"]*official[\s\S]*?<\/button>/g) ?? [];
    const lit = pieces.filter((piece) => /^<button[^>]*\blit\b/.test(piece));
    expect(lit).toHaveLength(1);
    expect(lit[0]).toContain("Blue");
  });

  it("leave a section closed that says so", () => {
    const view = alone();
    const shown = structuredClone(view.shown);
    shown.sections[0]!.closed = true;
    const html = drawn(board.board, { ...view, shown }, { narrow: false });
    expect(html).toContain(say("web-gw-closed"));
    expect(html.match(/class="shelter/g)).toHaveLength(2);
  });

  it("are not there in other games", () => {
    expect(drawn(board.others, QUESTIONS["take"]!, {})).not.toContain("<section");
  });
});

describe("expansions", () => {
  const rider = { icon: "spears", label: "Spearman of Yellow", seat: 0, count: 1 };
  const panel: Panel = {
    id: "khan",
    title: "The Khan",
    icon: "conqueror",
    lines: ["He stands on the left."],
    sheets: [
      {
        id: "skill-left",
        name: "No mercy",
        icon: "conqueror",
        text: "One more dies.",
        off: true,
        grid: {
          rows: [
            [
              { id: "khan a", label: "a", icon: "", closed: false, figures: [rider] },
              null,
              { id: "khan b", label: "b", icon: "", closed: false, figures: [] },
            ],
          ],
        },
      },
    ],
    tracks: [{ label: "Food", spaces: ["0", "1", "2"], markers: [[1, rider]] }],
    spots: [{ id: "area market", label: "Market", icon: "", closed: false, figures: [] }],
  };
  const marks = [{ at: "section left", icon: "conqueror", label: "The Khan stands here", seat: -1 }];
  const asked = sight("StrikeKhan", ["khan b", "pass"]);
  const view = { ...asked, shown: { ...asked.shown, panels: [panel], marks } };

  it("show their cards, tracks and places, and light up what may be answered", () => {
    for (const html of [table(view), drawn(board.board, view, { narrow: true })]) {
      expect(html).toContain("One more dies.");
      expect(html).toContain("He stands on the left.");
      expect(html).toContain("1, Spearman of Yellow");
      expect(html).toContain("The Khan stands here");
      expect(new Set(lit(html))).toEqual(new Set(["khan b"]));
    }
    expect(drawn(board.card, view, { card: "sheet:0.0" })).toContain("One more dies.");
  });

  it("say where a lone marker stands when they are closed", () => {
    expect(table(view)).toMatch(/<em title="Spearman of Yellow".*?<span aria-hidden="true"[^>]*>1<\/span><\/em>/);
  });

  it("leave no trace where none takes part", () => {
    expect(table(asked)).not.toContain('class="strip');
  });
});

describe("small things", () => {
  it("a horseman stands on two cells, and a bridge joins them", () => {
    const rider = { seat: 0, warrior: 2, second: -1 };
    const bridges = (other: number): string[] => {
      const cover: Horde["cover"] = ["free", "free", "free", "free"];
      [cover[0], cover[other]] = [{ ...rider, second: other }, rider];
      const sections = [0, 1, 2].map((n) =>
        section(n, n ? { hordes: [] } : { hordes: [{ ...section(0).hordes[0]!, cover }] }),
      );
      const html = drawn(board.board, sight("", [], { sections }), { narrow: false });
      return [...html.matchAll(/class="bridge (\w+)/g)].map(([, way]) => way!);
    };
    expect(bridges(1)).toEqual(["right"]);
    expect(bridges(2)).toEqual(["down"]);
  });

  it("the family of a word", () => {
    const moves = ["cell left.1.b", "hire official", "order-cell 3", "order economy", "official supply"];
    expect(moves.map(familyOf)).toEqual(["cell", "hire official", "order-cell", "order", "official"]);
  });

  it("long words may break", () => {
    expect(softened("Приказ атаковать")).toBe("Приказ атаковать");
    const names = ["Предательство", "Conscription"].map((name) => softened(name).replaceAll("\u00ad", "-"));
    expect(names).toEqual(["Пре-да-тельство", "Consc-rip-tion"]);
  });
});
