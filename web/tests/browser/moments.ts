/** Tables at the moments many tests begin with: each is made once in a file of tests, for somebody called Ann. */
import type { BrowserContextOptions } from "playwright-core";

import type { View } from "../../src/wire";
import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import type { Game } from "./games.ts";
import { guest, type Guest, type Wish } from "./guest.ts";
import { roundOf } from "./rounds.ts";

/** Who has been here before: what his browser keeps. */
export type Known = Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>;

export interface Moment {
  id: string;
  ann: Known;
  view: View;
}

const WHEN = {
  /** Nothing can be taken back, and there is a choice. */
  early: () => (view: View) => view.version > 8 && !view.can_undo && (view.asked?.options.length ?? 0) > 2,
  late: (game: Game) => (view: View) => roundOf(view) >= game.late && (view.asked?.options.length ?? 0) > 2,
  over: () => () => false,
};

const kept = new Map<string, Promise<Moment>>();

async function make(game: Game, when: keyof typeof WHEN): Promise<Moment> {
  const ann = await guest({ name: "Ann" });
  const { id } = await ann.api.newTable({ game: game.name, seats: [{ who: "me" }, ...bots(game.hotSeat.length - 1)] });
  const view = await ann.api.playUntil(id, new Chance(`${game.name} ${when}`), WHEN[when](game), game.wanted);
  return { id, ann: await ann.context.storageState(), view };
}

export function moment(game: Game, when: keyof typeof WHEN): Promise<Moment> {
  const name = `${game.name} ${when}`;
  const made = kept.get(name) ?? make(game, when);
  kept.set(name, made);
  return made;
}

/** Ann, at no page yet, and the table she plays at. */
export async function annAt(game: Game, when: keyof typeof WHEN, wish: Wish = {}): Promise<Guest & Moment> {
  const made = await moment(game, when);
  return { ...(await guest({ ...wish, known: made.ann })), ...made };
}
