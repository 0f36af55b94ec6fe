/** The games these tests are played with: a new one is an entry here. */
import { DESKTOP, PHONE, type Size } from "./visitor.ts";
import type { Lang } from "./words.ts";

export interface Game {
  name: string;
  /** Begins the ids of its clauses. */
  clauses: string;
  /** Who sits at one screen when a whole game is clicked there. */
  hotSeat: readonly ("me" | "bot")[];
  /** A whole game against bots: how many seats, in which language, on which screen. */
  bots: { seats: number; lang: Lang; size: Size };
  /** The round or year in which the game has come far. */
  late: number;
  /** Moves that are preferred on the way there: chance alone builds little. */
  wanted: readonly string[];
}

export const GAMES: readonly Game[] = [
  {
    name: "zhanguo",
    clauses: "ZG-",
    hotSeat: ["me", "me"],
    bots: { seats: 4, lang: "ru", size: DESKTOP },
    late: 4,
    wanted: ["action governor", "action palace", "action wall", "task", "take"],
  },
  {
    name: "great_wall",
    clauses: "GW-",
    hotSeat: ["me", "bot", "me"],
    bots: { seats: 3, lang: "en", size: PHONE },
    late: 3,
    wanted: [],
  },
  {
    name: "ancient_world",
    clauses: "AW-",
    hotSeat: ["me", "me"],
    bots: { seats: 4, lang: "ru", size: PHONE },
    late: 4,
    wanted: [
      "titan",
      "fight",
      "army",
      "citizen",
      "cell build",
      "cell expand",
      "cell recruit",
      "cell explore",
      "empire",
    ],
  },
];
