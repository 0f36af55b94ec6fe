/** The server's interface as a program uses it: to bring a table to the moment a test begins with. */
import type { APIRequestContext, APIResponse } from "playwright-core";

import type { GameShown, GiveSeat, NewTable, SeatWish, TableShown, View } from "../../src/wire";
import type { Chance } from "./chance.ts";

async function read<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export class Api {
  #request: APIRequestContext;
  #keys = 0;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async introduce(name: string, lang: string): Promise<void> {
    await read(await this.#request.post("/api/me", { data: { name, lang } }));
  }

  async games(): Promise<GameShown[]> {
    return read(await this.#request.get("/api/games"));
  }

  async newTable(table: NewTable): Promise<TableShown> {
    return read(await this.#request.post("/api/tables", { data: table }));
  }

  async table(id: string): Promise<TableShown> {
    return read(await this.#request.get(`/api/tables/${id}`));
  }

  async join(id: string, seat: number): Promise<TableShown> {
    return read(await this.#request.post(`/api/tables/${id}/join`, { data: { seat } }));
  }

  async give(id: string, seat: GiveSeat): Promise<TableShown> {
    return read(await this.#request.post(`/api/tables/${id}/give`, { data: seat }));
  }

  /** What a seat sees; without the log, which grows long. */
  async view(id: string, seat: number): Promise<View> {
    return read(await this.#request.get(`/api/tables/${id}/view?seat=${seat}&log_from=1000000`));
  }

  async play(view: View, move: string): Promise<View> {
    this.#keys += 1;
    const key = `${Date.now()}-${this.#keys}`;
    const data = { type: "play", seat: view.seat, version: view.version, move, key };
    return read(await this.#request.post(`/api/tables/${view.table}/play?log_from=1000000`, { data }));
  }

  /**
   * Play my seats by chance until the moment has come, or the game is over; the view of the seat that is asked then.
   * Moves that begin with a wanted word are made wherever they can be. Where all choose at once, bots choose first: the
   * game is the same every time.
   */
  async playUntil(
    id: string,
    chance: Chance,
    now: (view: View) => boolean,
    wanted: readonly string[] = [],
  ): Promise<View> {
    for (;;) {
      const table = await this.table(id);
      const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
      const isBot = (each: number): boolean => table.seats[each]?.who === "bot";
      const seat = mine.find((each) => table.awaited.includes(each));
      if (table.awaited.some(isBot) || (seat === undefined && table.state !== "over")) {
        await new Promise((next) => setTimeout(next, 20));
        continue;
      }
      let view = await this.view(id, seat ?? mine[0] ?? -1);
      while (view.asked !== null && !view.players.some((each) => each.waiting && isBot(each.seat))) {
        if (now(view)) return view;
        const moves = view.asked.options.map((option) => option.move);
        const good = moves.filter((move) => wanted.some((word) => move.startsWith(word)));
        view = await this.play(view, chance.of(good.length > 0 ? good : moves));
      }
      if (view.ending !== null) return view;
    }
  }
}

/** Me at every seat, under as many names. */
export function people(count: number): SeatWish[] {
  return ["Ann", "Bo", "Cleo", "Dan", "Eve"].slice(0, count).map((name) => ({ who: "me", name }));
}

/** Me, and bots that do not think long. */
export function bots(count: number): SeatWish[] {
  return Array.from({ length: count }, () => ({ who: "bot", bot: "random" }));
}
