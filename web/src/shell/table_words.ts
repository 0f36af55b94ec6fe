/** A table in a line: with whom, and what it waits for. */
import { say, speech } from "../i18n/index.svelte";
import type { SeatShown, TableShown } from "../wire";

/** Names joined as one says them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.lang, { type: "conjunction" }).format(names);
}

/** Who sits there besides me: people by name, bots and open seats by number. */
export function company(table: TableShown): string {
  const people = table.seats.filter((seat) => seat.who === "person" && !seat.mine).map((seat) => seat.name);
  const count = (who: SeatShown["who"]): number => table.seats.filter((seat) => seat.who === who).length;
  const parts = [...people];
  if (count("bot") > 0) parts.push(say("web-with-bots", { count: count("bot") }));
  if (count("open") > 0) parts.push(say("web-with-open", { count: count("open") }));
  const mine = table.seats.filter((seat) => seat.mine);
  if (mine.length > 1) {
    const together = listed(mine.map((seat) => nameAt(table, seat.seat)));
    if (parts.length === 0) return say("web-at-screen", { together });
    return say("web-at-screen-with", { together, company: listed(parts) });
  }
  return parts.length > 0 ? say("web-with", { company: listed(parts) }) : say("web-alone");
}

/** The seat that is mine, or else the first one I may take, as after a bot went on for me. */
export function mySeat(table: TableShown): number {
  const seat = table.seats.find((each) => each.mine) ?? table.seats.find((each) => each.free);
  return seat?.seat ?? 0;
}

/** The colour of my pieces. */
export function myColour(table: TableShown): number {
  const seat = mySeat(table);
  return table.seats[seat]?.colour ?? seat + 1;
}

/** Who has a seat; whoever shares a name with another, as two scholars do, is told apart by the seat. */
export function nameAt(table: TableShown, seat: number): string {
  const name = table.seats[seat]?.name ?? "";
  const shared = table.seats.filter((each) => each.name === name).length > 1;
  return shared ? say("web-name-at-seat", { name, n: seat + 1 }) : name;
}

/** Everybody at the table, for lists of tables that are not mine. */
export function everybody(table: TableShown): string {
  return listed(table.seats.filter((seat) => seat.who !== "open").map((seat) => seat.name));
}

/** What a table waits for; `mine` when it is on me. */
export function standing(table: TableShown): { text: string; mine: boolean } {
  if (table.state === "over") return { text: say("web-over"), mine: false };
  if (table.state === "gathering") return { text: say("web-gathering"), mine: false };
  const awaited = table.seats.filter((seat) => table.awaited.includes(seat.seat));
  if (awaited.some((seat) => seat.mine)) return { text: say("web-your-decision-small"), mine: true };
  return {
    text: awaited.length > 0 ? say("web-thinks", { name: listed(awaited.map((s) => s.name)) }) : "",
    mine: false,
  };
}
