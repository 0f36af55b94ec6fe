/** A small table of The Great Wall for tests: three clans, few cards, one horde on each section. */
import type { Area, Card, Clan, Printed, PrintedOrder, Section, Table } from "../src/games/great_wall/types";
import { AREAS, RESOURCES, SECTIONS, WARRIORS } from "../src/games/great_wall/words";
import type { ViewOf } from "../src/wire";
import { asking, view } from "./views";

const CLANS = 3;
/** The market belongs to a scenario. */
const ON_THE_BOARD = AREAS.filter((id) => id !== "market");
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const thing = (id: string): { id: string; name: string; icon: string } => ({
  id,
  name: `name of ${id}`,
  icon: "shield",
});
const card = (id: string): Card => ({
  ...thing(id),
  lines: [`text of ${id}`],
  gists: [`gist of ${id}`],
  rows: [[{ kind: "icon", value: "shield" }, { kind: "sign", value: "→" }, { kind: "number", value: "2" }]], // prettier-ignore
});

const side: Printed["sides"][number] = {
  order_cells: 3,
  time_start: [-1, 0, 0, 0],
  years: upTo(4).map((i) => ({ invasion: i, lethality: 1 })),
  wall: upTo(4).map((i) => ({ defence: 4 * i, positions: i + 1, price: i < 3 ? 8 : 0 })),
  areas: ON_THE_BOARD.map((_, i) => ({ regular: i < 5, slots: i < 5 ? 3 : 0, shame: i < 5 })),
  overseers: upTo(4).map(() => ({ pay: "chi", levels: [1, 2, 3], prices: [2, 3, 4] })),
};

const order = (id: string, returnable: boolean): PrintedOrder => ({
  ...card(id),
  returnable,
  parts: [
    { others: false, text: "own" },
    { others: true, text: "others" },
  ],
});

export const PRINTED: Printed = {
  lang: "en",
  resources: RESOURCES.map(thing),
  goods: [...RESOURCES, "wsg", "any", "honor", "tactic", "here", "same"].map(thing),
  warriors: WARRIORS.map((id) => ({ ...thing(id), price: [{ what: "wood", n: 1 }] })),
  sections: SECTIONS.map(thing),
  areas: ON_THE_BOARD.map((id, i) => ({ ...card(id), produces: RESOURCES[i] ?? "", short: `short ${id}` })),
  orders: upTo(6).map((i) => order(`order_${i}`, i !== 2)),
  reed_order: order("reed", true),
  qin_orders: upTo(6).map((i) => order(`qin_${i}`, true)),
  notes: [{ ...card("note"), of: "qin" }],
  hordes: upTo(2).map((i) => ({
    ...card(`horde_${i}`),
    card_set: "base",
    tier: 1,
    attack: 4,
    honor: 6,
    columns: 2,
    height: 2,
    cells: [..."abcd"].map((letter, n) => ({
      letter,
      column: n % 2,
      line: Math.floor(n / 2),
      reward: { what: "wood", n: n + 1 },
    })),
  })),
  horde_cards: upTo(6).map((i) => ({
    horde: Math.floor(i / 3),
    move: `captured horde_${Math.floor(i / 3)}_${SECTIONS[i % 3]}`,
  })),
  generals: upTo(3).map((i) => ({
    ...card(`general_${i}`),
    card_set: "base",
    start: [1, 2, 3, 4],
    tactics: 2,
    tea: 10 + i,
    abilities: [`ability ${i + 1}`],
  })),
  advisors: upTo(9).map((i) => ({ ...card(`advisor_${i}`), card_set: "base", abilities: [`ability ${i + 10}`] })),
  tactics: upTo(4).map((i) => ({
    ...card(`tactic_${i}`),
    lines: ["when:", "free: a", "enhanced: b"],
    card_set: "base",
    when: "when",
    condition: "when:",
    free: "a",
    free_gist: "a",
    price: [{ what: "chi", n: 1 }],
    enhanced: "b",
    enhanced_gist: "b",
  })),
  artifacts: upTo(3).map((i) => ({ ...card(`artifact_${i}`), card_set: "base" })),
  edicts: upTo(4).map((i) => ({ ...card(`edict_${i}`), removed_with_2: i === 0 })),
  events: upTo(4).map((i) => ({ ...card(`event_${i}`), mood: "good" })),
  sides: [side, side],
  numbers: {
    horde_rows: 3,
    horde_shame_cells: 2,
    fortification_cells: 3,
    fortification_price: 2,
    fortification_defence: 2,
    fortification_honor: 2,
    artifact_cells: 3,
    advisor_cells: 4,
    tactic_hand_limit: 5,
    shame_penalty: 5,
    honor_spaces: 100,
    walls_to_end: [0, 2, 2, 2, 3],
    edicts_needed: [0, 0, 6, 7, 9, 9],
  },
};

export function clan(seat: number, more: Partial<Clan> = {}): Clan {
  const own = seat === 0;
  return {
    title: ["Yellow", "Red", "Blue"][seat]!,
    colour: [2, 6, 1][seat]!,
    honor: 12 * seat,
    resources: own ? [1, 2, 3, 4] : [],
    income: [1, 0, 2, 0],
    generals: [],
    dealt: [],
    general: seat,
    active: [seat],
    assistants: [own ? 5 : -1],
    orders: own ? [0, 1, 3] : [],
    order_count: 3,
    order: own ? 4 : 5,
    order_laid: true,
    order_discard: own ? [2] : [],
    tactics: own ? [0, 1] : [],
    tactic_count: 2,
    supply: [7, 3, 2, 0],
    shamed: [1, 0, 0, 0],
    officials: 3,
    pool: 2,
    overseers: [0, -1, 1, -1],
    overseer_warriors: [0, -1, 0, -1],
    captured: own ? [{ card: 4, shame: 1 }] : [],
    shame: 1,
    hordes_honor: 6,
    penalty: 5,
    artifacts_honor: [0, 8, 3],
    expected: 20,
    ...more,
  };
}

export function section(n: number, more: Partial<Section> = {}): Section {
  return {
    level: [0, 1, 3][n]!,
    fortifications: [0, 1, 3][n]!,
    posted: [0],
    sheltered: [
      { seat: 0, warrior: 0, count: 1 },
      { seat: 0, warrior: 1, count: 1 },
      { seat: 1, warrior: 0, count: 1 },
    ],
    hordes: [
      {
        card: n,
        cover: ["free", "damage", { seat: 0, warrior: 0, second: -1 }, "free"],
        attack: 5,
        lethality: [1, 1, 1],
        free: 2,
        immune: n === 1,
        defeated: false,
        winner: 0,
      },
    ],
    closed: false,
    attack: 9,
    defence: 6 + 3 * n,
    outcome: n ? "holds" : "falls",
    margin: 3 * n - 3,
    shame: [1, 1, 0],
    positions: 2 + n,
    fortification: 2,
    ...more,
  };
}

/** In every area stand an official of Red and one of Yellow, or those given. */
export function areas(officials: (area: number) => number[] = () => [1, 0]): Area[] {
  return ON_THE_BOARD.map((_, area) => ({
    officials: officials(area),
    stored: [1, 0, 2][area] ?? -1,
    slots: area < 5 ? 3 : 0,
    activates: area > 4,
    using: area === 4,
    ashamed: -1,
    collect: area < 4 ? [2, 1, 0] : [],
  }));
}

export function shown(more: Partial<Table> = {}): Table {
  return {
    seat: 0,
    players: CLANS,
    reed: -1,
    side: 0,
    time: 1,
    spaces: 6,
    year: 2,
    last_year: false,
    season: "autumn",
    active: 0,
    finished: false,
    turns_left: [0, 2],
    tea: [1, 0, 2],
    order_track: [1, 0, 2],
    qin_track: [],
    clans: upTo(CLANS).map((seat) => clan(seat)),
    sections: upTo(3).map((n) => section(n)),
    areas: areas(),
    prices: {
      warriors: WARRIORS.map(() => [{ what: "wood", n: 1 }]),
      fortification: 2,
      walls: [8, 13, -1],
      official: 2,
      advisor: 3,
      overseers: [3, 2, 4, 2],
    },
    horde_deck: 9,
    pointer: 1,
    tactic_deck: 9,
    tactic_discards: 1,
    advisor_deck: 20,
    advisor_discards: 0,
    advisors: [3, 4, 6, 7],
    artifacts: [0, 1, 2],
    court: null,
    shame_supply: 20,
    shame_box: 3,
    panels: [],
    marks: [],
    about: -1,
    fate: null,
    ...more,
  };
}

export type GreatWallView = ViewOf<"great_wall", Table>;

/** The table as a seat sees it that is asked a question of this kind and may answer these moves. */
export function sight(kind: string, moves: readonly string[], more: Partial<Table> = {}): GreatWallView {
  const now = shown(more);
  const seen = view(1, [], {
    seat: now.seat,
    players: upTo(CLANS).map((seat) => ({
      seat,
      name: `p${seat}`,
      title: `Clan ${seat}`,
      colour: seat + 1,
      points: 0,
      waiting: "",
    })),
    asked: moves.length > 0 ? { ...asking(...moves), kind } : null,
  });
  return { ...seen, game: "great_wall", shown: now };
}
