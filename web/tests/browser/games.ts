/** The games these tests are played with: a new one is a line here. */
export interface Game {
  name: string;
  title: string;
  /** Begins the ids of its clauses. */
  clauses: string;
  /** Seats of the games that are clicked to their end: at one screen, and against bots. */
  hotSeat: number;
  againstBots: number;
}

export const GAMES: readonly Game[] = [
  { name: "zhanguo", title: "ZhanGuo", clauses: "ZG-", hotSeat: 2, againstBots: 4 },
  { name: "great_wall", title: "The Great Wall", clauses: "GW-", hotSeat: 3, againstBots: 3 },
];
