/** A small table of The Great Wall for tests: three clans, few cards, one horde on each section. */
import type {
  Card,
  Facts,
  Observed,
  ObservedClan,
  Printed,
  PrintedOrder,
  SectionFacts,
} from "../src/games/great_wall/types";
import { AREAS, RESOURCES, SECTIONS, WARRIORS } from "../src/games/great_wall/words";
import type { View } from "../src/wire";
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
    price: [{ what: "chi", n: 1 }],
    enhanced: "b",
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

export function clan(seat: number, more: Partial<ObservedClan> = {}): ObservedClan {
  const own = seat === 0;
  return {
    honor: 12 * seat,
    resources: own ? [1, 2, 3, 4] : [],
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
    order_choice: -1,
    tactics: own ? [0, 1] : [],
    tactic_count: 2,
    supply: [7, 3, 2, 0],
    shamed: [1, 0, 0, 0],
    officials: 3,
    pool: 2,
    overseers: [0, -1, 1, -1],
    overseer_warriors: [0, -1, 0, -1],
    captured: own ? [4] : [],
    captured_shame: own ? [1] : [],
    ...more,
  };
}

export function observed(more: Partial<Observed> = {}): Observed {
  return {
    seat: 0,
    seats: CLANS,
    mode: 0,
    side: 0,
    time: 1,
    year: 2,
    season: 3,
    active: 0,
    finished: false,
    end_reasons: 0,
    reed: -1,
    qin: null,
    clans: upTo(CLANS).map((seat) => clan(seat)),
    tea: [1, 0, 2],
    officials: upTo(66).map((i) => (i % 6 < 2 ? 1 : 0)),
    activated: [],
    gathered: [0, 0, 0, 0, 0, 0],
    levels: [0, 1, 3],
    fortifications: [0, 1, 3],
    firing: upTo(18).map((i) => (i % 6 === 0 ? 1 : 0)),
    shelters: upTo(72).map((i) => (i % 24 < 6 ? 1 : 0)),
    field: upTo(3).map((n) => [{ card: n, cover: [0, 1, 2, 0] }]),
    horde_deck: 9,
    pointer: 1,
    horde_discard: [],
    tactic_deck: 9,
    tactic_discard: [3],
    advisor_deck: 20,
    advisor_discard: [],
    track: [3, 4, 6, 7],
    artifacts: [0, 1, 2],
    order_track: [1, 0, 2],
    warehouse: [1, 0, 2],
    shame_supply: 20,
    shame_box: 3,
    uses: [],
    grants: [],
    dying: [1, 0, 0, 0],
    saved: [0, 0, 0, 0],
    court: null,
    expansions: [],
    asked: [],
    ...more,
  };
}

function sectionFacts(section: number): SectionFacts {
  return {
    closed: false,
    attack: 9,
    defence: 6 + 3 * section,
    outcome: section ? "holds" : "falls",
    margin: 3 * section - 3,
    arrows: 1,
    shame: [1, 1, 0],
    positions: 2 + section,
    fortification: 2,
    hordes: [{ attack: 5, lethality: [1, 1, 1], free: 2, immune: section === 1, defeated: false, winner: 0 }],
  };
}

export function facts(more: Partial<Facts> = {}): Facts {
  return {
    sections: upTo(3).map(sectionFacts),
    areas: ON_THE_BOARD.map((_, area) => ({
      slots: area < 5 ? 3 : 0,
      officials: 2,
      full: false,
      activates: area > 4,
      using: area === 4,
      ashamed: -1,
      collect: area < 4 ? [2, 1, 0] : [],
    })),
    clans: upTo(CLANS).map(() => ({
      income: [1, 0, 2, 0],
      shame: 1,
      hordes_honor: 6,
      penalty: 5,
      artifacts_honor: [0, 8, 3],
      expected: 20,
    })),
    titles: ["Yellow", "Red", "Blue"],
    colours: [2, 6, 1],
    prices: {
      warriors: WARRIORS.map(() => [{ what: "wood", n: 1 }]),
      fortification: 2,
      walls: [8, 13, -1],
      official: 2,
      advisor: 3,
      overseers: [3, 2, 4, 2],
      save: 2,
      discard_shame: 2,
    },
    turns_left: [0, 2],
    last_year: false,
    walls_finished: 1,
    spaces: 6,
    edicts_needed: 0,
    panels: [],
    marks: [],
    ...more,
  };
}

/** The table as a seat sees it that is asked this and may answer these moves. */
export function sight(
  asks: string,
  fields: Record<string, unknown>,
  moves: readonly string[],
  more: Partial<Observed> = {},
): View {
  const question = { seat: 0, asks, fields };
  const observation = observed({ asked: asks ? [question] : [], ...more });
  return view(1, [], {
    game: "great_wall",
    seat: observation.seat,
    observation: observation as unknown as View["observation"],
    facts: facts() as unknown as View["facts"],
    players: upTo(CLANS).map((seat) => ({
      seat,
      name: `p${seat}`,
      title: `Clan ${seat}`,
      colour: seat + 1,
      points: 0,
      waiting: "",
    })),
    asked: moves.length > 0 ? asking(...moves) : null,
  });
}
