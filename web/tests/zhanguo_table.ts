/** A small table of ZhanGuo for tests: three players, few cards, everything in its place. */
import type { OwnRegion, Player, Printed, Table } from "../src/games/zhanguo/types";
import type { View } from "../src/wire";
import { asking, view } from "./views";

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const thing = (id: string): { id: string; name: string; icon: string } => ({
  id,
  name: `name of ${id}`,
  icon: "shield",
});
const told = (id: string): { id: string; name: string; icon: string; text: string; short: string } => ({
  ...thing(id),
  short: "few words",
  text: `text of ${id}`,
});

export const PRINTED: Printed = {
  cards: upTo(120).map((i) => ({
    number: i + 1,
    move: `card ${i + 1}`,
    colour: Math.floor(i / 40),
    trigger: i % 5 === 3 ? 5 : i % 5,
    needs: i % 5 < 3 ? "higher" : "lower",
    bonus: i % 2 ? "OFFICIAL" : "VP",
    ...told("bonus"),
    official: i % 2 ? i % 3 : -1,
    counted: -1,
    amount: i % 2 ? 0 : 2,
    person: "a person",
    portrait: "shield",
    whole: `Card ${i + 1}`,
  })),
  actions: ["wall", "palace", "recruit", "reassign", "hire", "governor"].map((id, i) => ({
    ...thing(id),
    move: `action ${id}`,
    needs: i < 3 ? "higher" : i === 3 ? "none" : "lower",
  })),
  aspects: ["writing", "currency", "laws"].map((id, i) => {
    const colour = ["beige", "orange", "brown"][i]!;
    const numbers = { first: 40 * i + 1, last: 40 * i + 40, majority_vp: 5 + i };
    return { ...thing(id), colour, ...numbers, short: `marker ${colour}`, tall: `tall ${colour}` };
  }),
  officials: ["red", "grey", "white"].map((id) => ({ ...thing(id), colour: id, move: `official ${id}` })),
  bonuses: ["POINTS", "OFFICIAL", "VP"].map((id) => ({ ...told(id), amount: 4 })),
  regions: upTo(5).map((i) => ({
    ...thing(`r${i + 1}`),
    number: i + 1,
    move: `region ${i + 1}`,
    beside: `beside ${i + 1}`,
    governor_area: `governor-area ${i + 1}`,
    worker_area: `worker-area ${i + 1}`,
    x: 0.5,
    y: 0.5,
    adjacent: [i, i + 2].filter((other) => other >= 1 && other <= 5),
    squares: upTo(3).map((square) => ({ move: `square ${i + 1}.${square + 1}`, bonus: square })),
    palace_cells: [0, 0, 2, 3, 4],
  })),
  stretches: ["turquoise", "gold", "crimson"].map((id, i) => ({
    ...thing(id),
    sections: [2 * i, 2 * i + 1],
    separates: [[1, 3]],
  })),
  sections: upTo(6).map((i) => ({
    id: `wall_${i}`,
    name: `wall ${i}`,
    stretch: Math.floor(i / 2),
    cells: upTo(3).map((cell) => ({ move: `cell wall_${i}.${cell + 1}`, bars: cell + 1, workers: cell + 1 })),
  })),
  tiles: upTo(12).map((i) => ({ ...told(`tile ${i}`), vp: [1, 2, 3], counts: i === 5 ? "fixed" : "region" })),
  rewards: upTo(3).map(() =>
    upTo(5).map((round) => ({ ...told("reward"), regions: round === 4 ? [1, 2, 3, 4, 5] : [2] })),
  ),
  reward_rows: [0, 1, 2],
  tasks: upTo(12).map((i) => {
    const kind = ["wall", "palace", "governor"][Math.floor(i / 4)]!;
    return { ...told(`task ${i}`), kind, needs: [{ place: 1, count: 2 }] };
  }),
  slots: upTo(6).map((i) => {
    const [section, kind] = [i < 3 ? "upper" : "lower", ["wall", "palace", "governor"][i % 3]!];
    return { move: `task ${section}.${kind}`, section, kind, vp: [4, 3, 2, 1] };
  }),
  abilities: upTo(6).map((i) => ({ ...told(`ability ${i}`), move: `ability b_${i}`, after: [0, 4] })),
  boards: ["a", "b_circle", "b_square", "b_triangle", "b_star"].map((id, i) => ({
    ...thing(id),
    move: i === 0 ? "" : `board ${id}`,
    abilities: i === 0 ? [] : [0, 1],
    officials: [0, 1, 2],
    tracks: upTo(5).map(() => ({ cells: 3, no_palace: [2, 3] })),
  })),
  players: ["blue", "red", "purple", "yellow"].map((id, i) => ({ id, name: id, move: `colour ${id}`, mark: i + 1 })),
  bids: upTo(15).map((i) => `bid ${i + 1}`),
  rounds: 5,
  governor_majority_vp: 9,
  governor_vp: 3,
  officials_per_colour: 5,
  governors: 8,
  palaces: 6,
  walls: 5,
  discs: 6,
};

const REGION: OwnRegion = {
  cards: [],
  unrest: 0,
  workers: 0,
  governor_area: [0, 0, 0],
  worker_area: [0, 0, 0],
  closed: false,
  next_card: 1,
};

export function player(more: Partial<Player> = {}): Player {
  return {
    colour: 0,
    board: 1,
    regions: [
      { ...REGION, cards: [7], unrest: 1, governor_area: [1, 1, 1] },
      { ...REGION, cards: [90], unrest: 3, workers: 1, worker_area: [0, 1, 0], closed: true, next_card: -1 },
      { ...REGION, workers: 2 },
      REGION,
      REGION,
    ],
    backs: [1, 1, 0],
    hand: [],
    set_aside: [],
    supply: [4, 4, 4],
    tall: [0, 1, 0],
    governors: 7,
    palaces: 6,
    walls: 5,
    discs: 6,
    governors_vp: 4,
    markers_vp: 5,
    tasks_vp: 0,
    walls_vp: 2,
    ...more,
  };
}

export function shown(more: Partial<Table> = {}): Table {
  return {
    seat: 0,
    round: 1,
    first: 0,
    turn_of: 0,
    finished: false,
    setting_up: "",
    order: [1, 0, 2],
    turns: [0, 1, 2],
    track: [1, 0, 2],
    decks: [10, 10, 10],
    court: {
      cards: [33, 60],
      in_question: 55,
      higher: [],
      lower: [12, 55],
      actions: upTo(6).map((i) => ({ answers: i === 4 ? [7] : [], blocked: [], suits: i > 3 })),
    },
    aspects: upTo(3).map((i) => ({
      short: [5, 0, 3][i]!,
      tall: [1, 0, 1][i]!,
      disc: -1,
      values: [2, 1, 0],
      order: [0, 1],
      able: [true, true, false],
    })),
    reward: -1,
    regions: upTo(5).map((i) => ({
      squares: i ? [-1, -1, -1] : [0, 1, 2],
      beside: i ? [0, 0, 0] : [2, 0, 0],
      governors: [1, 1, 1],
      leaders: i ? [] : [0, 1, 2],
      vp: 4,
      palaces: [1, -1, -1],
    })),
    sections: upTo(6).map((i) => ({
      tile: i,
      cells: upTo(3).map((cell) => ({ owner: i === 1 && cell === 2 ? 1 : -1, vp: 2, worth: [4, 2, 0] })),
    })),
    tasks: upTo(6).map((i) => ({
      task: [0, 4, 8, 1, 5, 9][i]!,
      discs: [i ? -1 : 2, -1, -1, -1],
      next_vp: 3,
      have: [1, 2, 0],
      need: 2,
      done: [false, true, false],
    })),
    players: [player({ hand: [12, 55] }), player({ colour: 1, board: 2 }), player({ colour: 2, board: 3 })],
    auction: { boards: [], bidders: [], bid: 0, high_bidder: -1 },
    ...more,
  };
}

/** A view of that table, asked a question of this kind; `moves` are legal. */
export function sight(now: Table, kind: string, ...moves: string[]): View {
  const players = [0, 1, 2].map((seat) => ({
    seat,
    name: `Person ${seat}`,
    title: ["Blue", "Red", "Purple"][seat]!,
    colour: seat + 1,
    points: 5,
    waiting: "",
  }));
  const asked = moves.length > 0 ? { ...asking(...moves), kind } : null;
  return { ...view(1, [], { seat: now.seat, players, asked }), game: "zhanguo", shown: now };
}
