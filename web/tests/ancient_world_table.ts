/** A small table of The Ancient World for tests: three players, few cards, everything in its place. */
import type { Aside, Player, Printed, Table, Token, Told } from "../src/games/ancient_world/types";
import type { View } from "../src/wire";
import { asking, line, view } from "./views";

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const thing = (id: string): { id: string; name: string; icon: string } => ({
  id,
  name: `name of ${id}`,
  icon: "shield",
});
const row: Token[] = [
  { kind: "number", value: "2" },
  { kind: "icon", value: "wheat" },
  { kind: "sign", value: "→" },
  { kind: "icon", value: "plain-square" },
];
const told = (id: string): Told => ({
  ...thing(id),
  lines: [`text of ${id}`],
  short: [{ icon: "wheat", text: `short ${id}` }],
  rows: [row],
});
const card = (kind: string, i: number) => ({
  ...told(`${kind}_${i + 1}`),
  number: i + 1,
  move: `${kind} ${i + 1}`,
  facts: `facts of ${kind} ${i + 1}`,
});
const five = (i: number): number[] => upTo(5).map((tribe) => (tribe === i % 5 ? 1 : 0));
const props = (i: number): number[] => upTo(9).map((symbol) => (symbol === i % 9 ? 2 : 0));
const cost = { coin: 2, knowledge: 1 };
const CELLS = ["work", "build", "serve", "expand", "learn", "restore", "recruit", "explore", "grow"];
const SYMBOLS = ["space", "food", "coin", "knowledge", "sword", "arrow", "army", "citizen", "eye"];

export const PRINTED: Printed = {
  cells: CELLS.map((id, i) => ({
    ...told(id),
    move: `cell ${id}`,
    placement: id === "restore" ? "free" : id === "build" || id === "recruit" ? "match_or_pay" : "higher",
    opens: i < 7 ? 1 : i - 5,
    pay: id === "expand" ? [{ coin: 3, knowledge: 0 }, { coin: 0, knowledge: 1 }] : [], // prettier-ignore
    column: i % 3,
    line: Math.floor(i / 3),
  })),
  empire: upTo(100).map((i) => ({
    ...card("empire", i),
    deck: i < 45 ? "A" : i < 92 ? "B" : "start",
    cost,
    banners: five(i),
    props: props(i),
    action: i % 2 === 0,
    action_cost: { coin: 0, knowledge: 0 },
    endgame: false,
    reacts: false,
  })),
  armies: upTo(33).map((i) => ({
    ...card("army", i),
    starting: i > 24,
    cost,
    front: [2, 1, 0, 0, 1],
    experience: [1, 0, 0, 0, 0],
    scroll: `scroll ${i + 1}`,
    picture: `picture ${i + 1}`,
  })),
  titans: upTo(20).map((i) => ({
    ...card("titan", i),
    stars: i < 8 ? 1 : i < 15 ? 2 : 3,
    defence: 8,
    arrows: i % 2 === 0,
    banners: five(i),
    props: props(0),
    dice: 1 + (i % 3),
  })),
  provinces: upTo(11).map((i) => ({ ...card("province", i), banners: five(i), props: props(0) })),
  capital: told("capital"),
  capital_props: props(0),
  titan_decks: ["sea", "mountain", "desert"].map((id, i) => ({ ...thing(id), stars: i + 1 })),
  tribes: ["red", "green", "purple", "blue", "yellow"].map((id) => ({
    ...thing(id),
    motto: "a people",
    colour: "#000",
  })),
  symbols: SYMBOLS.map((id) => ({ ...thing(id), text: `text of ${id}`, counted: [] })),
  army_symbols: ["sword", "arrow", "trophy", "spy", "restore"].map((id) => ({
    ...thing(id),
    text: "",
    counted: upTo(20).map((n) => `${n + 1} ${id}`),
  })),
  players: ["a", "b", "c", "d"].map((id, i) => ({ id, name: id, colour: "#000", mark: i + 1 })),
  rounds: upTo(6).map((i) => ({ deck: i < 3 ? "A" : "B", income: i < 5, opens: i === 1 ? [7] : i === 2 ? [8] : [] })),
  citizens: upTo(5).map((i) => `citizen ${i + 1}`),
  dice: 3,
  faces: ["titan", "titan", "titan", "coin", "coin", "blank"],
  banner_vp: [0, 1, 2, 4, 6, 8, 11],
  hungry_vp: -2,
  empire_row: [0, 0, 4, 5, 6],
  army_row: [0, 0, 2, 3, 4],
};

export function player(more: Partial<Player> = {}): Player {
  return {
    coins: 4,
    knowledge: 1,
    income: { coin: 5, knowledge: 0 },
    food: 3,
    army_limit: 3,
    eyes: 0,
    swords: 2,
    arrows: 0,
    spaces: 2,
    citizens: 4,
    unfed: 1,
    home: [1, 3],
    hungry: [4],
    supply: [5],
    armies: [
      { card: 26, scroll: 2, picture: 0, disbanded: [], symbols: [3, 1, 0, 0, 0], price: 1 },
      { card: 30, scroll: 0, picture: 3, disbanded: [27, 28], symbols: [3, 1, 0, 0, 0], price: 4 },
    ],
    city: [
      { card: 93, lost: false, citizen: 2 },
      { card: 97, lost: true, citizen: 0 },
      { card: 11, lost: false, citizen: 0 },
    ],
    provinces: [3],
    titans: [9],
    reserve: [],
    drawn: [],
    scouted: [[], [], []],
    passed: false,
    banners: [1, 0, 2, 3, 0],
    banners_vp: [1, 0, 2, 4, 0],
    cards_vp: [{ card: 76, vp: 2 }],
    hungry_vp: -2,
    vp: 7,
    ...more,
  };
}

/** Another player: other cards. */
export function other(more: Partial<Player> = {}): Player {
  const reserve: Aside[] = [
    { card: 0, deck: "B", open: false },
    { card: 44, deck: "A", open: true },
  ];
  return player({
    armies: [{ card: 31, scroll: 0, picture: 0, disbanded: [], symbols: [3, 1, 0, 0, 0], price: 1 }],
    city: [{ card: 15, lost: false, citizen: 0 }],
    provinces: [],
    titans: [],
    reserve,
    ...more,
  });
}

export function shown(more: Partial<Table> = {}): Table {
  const offer = (number: number) => ({ card: number, cost, refused: number === 7 ? "AW-BLD-11" : "" });
  return {
    seat: 0,
    round: 2,
    first: 1,
    hand_up: true,
    turn_of: 0,
    finished: false,
    expand_plus: false,
    cells: CELLS.map((_, i) => ({
      open: i < 8,
      citizens:
        i === 0
          ? [
              { seat: 0, skill: 2 },
              { seat: 1, skill: 3 },
            ]
          : [],
      highest: i === 0 ? 3 : 0,
      fees: [0, 1, 1, 1, 1],
      pay: [],
      refused: ["", "", "", "", ""],
    })),
    deck: { letter: "A", left: 20, discards: [20, 21] },
    row: [1, 2, 7, 9].map(offer),
    reserve: [],
    army_deck: 12,
    army_discards: 0,
    army_row: [4, 5].map(offer),
    titans: [
      { titan: 1, left: 5, attacks: [5, 4, 9], prices: [0, 0, 3] },
      { titan: 10, left: 1, attacks: [5, 4, 9], prices: [0, 0, 3] },
      { titan: 0, left: 0, attacks: [], prices: [] },
    ],
    provinces: [1],
    province_deck: 7,
    fight: null,
    players: [
      player({ reserve: [{ card: 40, deck: "A", open: false }] }),
      other(),
      other({ city: [{ card: 16, lost: false, citizen: 0 }], armies: [] }),
    ],
    about: -1,
    ...more,
  };
}

/** A view of that table, asked a question of this kind; `moves` are legal. */
export function sight(now: Table, kind: string, ...moves: string[]): View {
  const players = [0, 1, 2].map((seat) => ({
    seat,
    name: `Person ${seat}`,
    title: ["Indigo", "Graphite", "Orange"][seat]!,
    colour: [1, 5, 2][seat]!,
    points: 5,
    waiting: "",
  }));
  const rolled = line(0, 1, { kind: "rolled", text: "", pieces: ["die 1 titan", "die 2 coin"], motion: "roll" });
  const asked = moves.length > 0 ? { ...asking(...moves), kind } : null;
  return { ...view(1, [rolled], { seat: now.seat, players, asked }), game: "ancient_world", shown: now };
}
