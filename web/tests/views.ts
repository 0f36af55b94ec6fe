/** Small views for tests. */
import { NO_CLOCKS } from "../src/table/clocks.svelte";
import type { Asked, LogLine, OptionOffered, TableShown, ViewOf } from "../src/wire";

export function line(n: number, seat = 1, more: Partial<LogLine> = {}): LogLine {
  const pieces = [`piece ${n}`];
  return { n, kind: "place", seat, text: `line ${n}`, heading: false, pieces, motion: "pulse", ...more };
}

export function option(move: string, more: Partial<OptionOffered> = {}): OptionOffered {
  return {
    move,
    text: move,
    group: "",
    price: "",
    note: "",
    forecast: [],
    reach: [],
    aside: false,
    before: [],
    ...more,
  };
}

export function asking(...moves: string[]): Asked {
  return {
    cause: "",
    question: "Which?",
    kind: "Choose",
    clause: "ZG-TRN-01",
    options: moves.map((move) => option(move)),
    refused: [],
    reaction: "",
    ahead: null,
  };
}

/** Of a game nobody knows. */
export type AnyView = ViewOf<string, unknown>;

export function view(version: number, lines: LogLine[] = [], more: Partial<AnyView> = {}): AnyView {
  return {
    type: "view",
    table: "t",
    version,
    seat: 0,
    game: "a_game",
    shown: null,
    moment: "",
    section: "",
    players: [0, 1].map((seat) => ({
      seat,
      name: `p${seat}`,
      title: `P${seat}`,
      colour: seat + 1,
      points: 0,
      waiting: "",
    })),
    stocks: [],
    asked: null,
    waiting: "",
    can_undo: false,
    can_ask_back: false,
    take_back: null,
    log_from: lines[0]?.n ?? version,
    log: lines,
    scenes: [],
    ending: null,
    planning: null,
    coach: null,
    spoken: null,
    ...more,
  };
}

export function table(mine: number[], more: Partial<TableShown> = {}): TableShown {
  return {
    id: "t",
    game: "zhanguo",
    title: "ZhanGuo",
    state: "playing",
    seats: [0, 1, 2].map((seat) => ({
      seat,
      who: mine.includes(seat) ? "person" : "bot",
      name: `p${seat}`,
      bot: "",
      mine: mine.includes(seat),
      free: false,
      online: true,
      replaceable: false,
      shares: [],
      colour: seat + 1,
    })),
    options: {},
    listed: false,
    host: true,
    version: 1,
    moment: "",
    awaited: [],
    winners: [],
    points: [],
    at: "2026-01-01T00:00:00Z",
    next_table: "",
    branch_of: "",
    branch_at: 0,
    hints: false,
    strict: false,
    commitment: "",
    hold: false,
    chance: [],
    paused: false,
    seat_news: [],
    newcomers: [],
    history: "",
    pack: "",
    pack_name: "",
    sitting: NO_CLOCKS,
    rated: false,
    ...more,
  };
}
