/** The cards of The Great Wall, all of them, on its table. */
import type { Printed, Table } from "../../../src/games/great_wall/types.ts";
import { shownOf } from "../../../src/table/shown.ts";
import type { View } from "../../../src/wire";
import { hands, type Spread } from "../spread.ts";

const numbers = (things: readonly unknown[]): number[] => things.map((_, i) => i);
const named = (kind: string, things: readonly unknown[]): string[] => numbers(things).map((i) => `${kind}:${i}`);
/** Every type of horde has a card for each section. */
const CARDS_OF_A_TYPE = 3;

function changed(view: View, change: (table: Table) => void): View {
  const copy = structuredClone(view);
  change(shownOf(copy, "great_wall"));
  return copy;
}

/** So many hordes in each section, as they are when nothing stands on them. */
function field(table: Table, printed: Printed, rows: readonly number[][]): void {
  table.sections.forEach((section, i) => {
    section.closed = false;
    section.hordes = (rows[i] ?? []).map((type) => ({
      card: type * CARDS_OF_A_TYPE + i,
      cover: printed.hordes[type]!.cells.map(() => "free" as const),
      attack: printed.hordes[type]!.attack + 2,
      lethality: table.clans.map(() => 1),
      free: printed.hordes[type]!.cells.length,
      immune: false,
      defeated: false,
      winner: -1,
    }));
  });
}

/** Hordes one, two and three to a section; hands, advisors, artifacts and generals in turn. */
function ordinary(view: View, printed: Printed): View[] {
  const heights = [1, 2, 3].flatMap((rows) =>
    hands(numbers(printed.hordes), 3 * rows).map((types) => hands(types, rows)),
  );
  const tactics = hands(numbers(printed.tactics), printed.numbers.tactic_hand_limit);
  const advisors = hands(numbers(printed.advisors), printed.numbers.advisor_cells);
  const artifacts = hands(numbers(printed.artifacts), printed.numbers.artifact_cells);
  const generals = hands(numbers(printed.generals), shownOf(view, "great_wall").players);
  const count = Math.max(heights.length, tactics.length, advisors.length, artifacts.length, generals.length);
  return Array.from({ length: count }, (_, i) =>
    changed(view, (table) => {
      const me = table.clans[table.seat]!;
      field(table, printed, heights[i % heights.length]!);
      table.advisors = advisors[i % advisors.length]!;
      table.artifacts = artifacts[i % artifacts.length]!;
      me.tactics = tactics[i % tactics.length]!;
      me.tactic_count = me.tactics.length;
      me.orders = numbers(printed.orders).filter((order) => order !== i % printed.orders.length);
      me.order = i % printed.orders.length;
      me.order_count = me.orders.length;
      me.order_discard = [];
      generals[i % generals.length]!.forEach((general, seat) => (table.clans[seat]!.general = general));
    }),
  );
}

function setUp(view: View, printed: Printed): View[] {
  const generals = hands(numbers(printed.generals), 2);
  return generals.map((pair, i) =>
    changed(view, (table) => {
      const me = table.clans[table.seat]!;
      field(table, printed, [[0], [1], [2]]);
      me.generals = pair;
      me.general = -1;
      me.dealt = [0, 1].map((k) => (2 * i + k) % printed.advisors.length);
    }),
  );
}

function court(view: View, printed: Printed): View[] {
  const edicts = hands(numbers(printed.edicts), 3);
  const events = hands(numbers(printed.events), 3);
  return edicts.map((some, i) =>
    changed(view, (table) => {
      table.court = { edicts: some, fulfilled: 1, needed: 5, events: events[i % events.length]! };
      table.artifacts = [];
    }),
  );
}

function whole(_: View, printed: Printed, card: string): string[] {
  const [kind, rest] = card.split(":") as [string, string];
  const number = Number(rest);
  if (kind === "order") return printed.orders[number]!.parts.map(({ text }) => text);
  if (kind === "tactic") {
    const { name, condition, free, enhanced } = printed.tactics[number]!;
    return [name, condition, free, enhanced];
  }
  const papers = {
    general: printed.generals,
    advisor: printed.advisors,
    artifact: printed.artifacts,
    edict: printed.edicts,
    event: printed.events,
    horde: printed.hordes,
  }[kind]!;
  const { name, lines } = papers[kind === "horde" ? Math.floor(number / CARDS_OF_A_TYPE) : number]!;
  return [name, ...lines];
}

export default {
  game: "great_wall",
  cards: (printed: Printed) => [
    ...named("order", printed.orders),
    ...named("general", printed.generals),
    ...named("advisor", printed.advisors),
    ...named("tactic", printed.tactics),
    ...named("artifact", printed.artifacts),
    ...named("edict", printed.edicts),
    ...named("event", printed.events),
    ...printed.hordes.map((_, type) => `horde:${CARDS_OF_A_TYPE * type + (type % CARDS_OF_A_TYPE)}`),
  ],
  lay: (view: View, printed: Printed) => [...ordinary(view, printed), ...setUp(view, printed), ...court(view, printed)],
  whole,
} satisfies Spread;
