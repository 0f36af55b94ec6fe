/** The cards of The Ancient World, all of them: in the rows, put aside, and in a city. */
import type { Printed, Table } from "../../../src/games/ancient_world/types.ts";
import { shownOf } from "../../../src/table/shown.ts";
import type { View } from "../../../src/wire";
import { hands, type Spread } from "../spread.ts";

/** What lies in one row of a city; a larger one may be scrolled. */
const CITY = 4;
const ASIDE = 3;

function changed(view: View, change: (table: Table) => void): View {
  const copy = structuredClone(view);
  change(shownOf(copy, "ancient_world"));
  return copy;
}

const numbers = (things: readonly unknown[]): number[] => things.map((_, i) => i + 1);
const named = (kind: string, things: readonly unknown[]): string[] => numbers(things).map((i) => `${kind} ${i}`);

/** The copy of a card that is printed several times says the same: one is enough for the places with much room. */
function lay(view: View, printed: Printed): View[] {
  const now = shownOf(view, "ancient_world");
  const seats = now.players.length;
  const empire = hands(numbers(printed.empire), printed.empire_row[seats]!);
  const armies = hands(numbers(printed.armies), printed.army_row[seats]!);
  const city = hands(numbers(printed.empire), CITY);
  const provinces = hands(numbers(printed.provinces), 1);
  const decks = printed.titan_decks.map(({ stars }) =>
    printed.titans.filter((titan) => titan.stars === stars).map(({ number }) => number),
  );
  return empire.map((row, i) =>
    changed(view, (table) => {
      const me = table.players[table.seat]!;
      const cost = { coin: 3, knowledge: 1 };
      const offer = { ...(table.row[0] ?? table.army_row[0]!), cost, refused: "" };
      table.row = row.map((card) => ({ ...offer, card }));
      table.army_row = armies[i % armies.length]!.map((card) => ({ ...offer, card }));
      table.provinces = provinces[i % provinces.length]!;
      table.titans.forEach((titan, deck) => (titan.titan = decks[deck]![i % decks[deck]!.length]!));
      me.city = city[i % city.length]!.map((card) => ({ card, lost: false, citizen: 0 }));
      me.provinces = [];
      me.titans = [];
      me.spaces = 1;
      me.drawn = [];
      me.reserve = [0, 1, 2]
        .slice(0, ASIDE)
        .map((at) => ({ card: 1 + ((i * ASIDE + at) % printed.empire.length), deck: "A" as const, open: false }));
    }),
  );
}

function whole(_: View, printed: Printed, card: string): string[] {
  const { empire, armies, titans, provinces } = printed;
  const found = [...empire, ...armies, ...titans, ...provinces].find(({ move }) => move === card)!;
  return [found.name, found.facts, ...found.lines];
}

export default {
  game: "ancient_world",
  cards: (printed: Printed) => [
    ...named("empire", printed.empire),
    ...named("army", printed.armies),
    ...named("titan", printed.titans),
    ...named("province", printed.provinces),
  ],
  lay,
  whole,
} satisfies Spread;
