/** One press: me against bots, with the usual options. */
import type { GameShown, NewTable } from "../../wire";
import { api } from "../api";
import { address, router } from "../router.svelte";

export function usualTable(game: GameShown): NewTable {
  const bots = Array.from({ length: game.usual_seats - 1 }, () => ({ who: "bot" as const, bot: game.usual_bot }));
  return { game: game.name, seats: [{ who: "me" }, ...bots], listed: false };
}

export async function playNow(game: GameShown): Promise<void> {
  const table = await api.newTable(usualTable(game));
  router.go(address({ page: "table", id: table.id }));
}
