/** The cards, tiles, rewards, tasks and boards of ZhanGuo, all of them, on its table. */
import type { Printed, Table } from "../../../src/games/zhanguo/types.ts";
import { shownOf } from "../../../src/table/shown.ts";
import type { View } from "../../../src/wire";
import { hands, type Spread } from "../spread.ts";

const SLOTS = 3;
const HAND = 6;

function changed(view: View, change: (table: Table) => void): View {
  const copy = structuredClone(view);
  change(shownOf(copy, "zhanguo"));
  return copy;
}

/** Three cards at each region and a whole hand; in turn every tile, every task and every board. */
function lay(view: View, printed: Printed): View[] {
  const numbers = printed.cards.map(({ number }) => number);
  const boards = hands(numbers, SLOTS * printed.regions.length);
  const held = hands(numbers, HAND);
  return held.map((hand, i) =>
    changed(view, (table) => {
      const me = table.players[table.seat]!;
      const laid = boards[i % boards.length]!;
      me.hand = hand;
      me.board = i % printed.boards.length;
      me.regions.forEach((region, at) => {
        region.cards = laid.slice(SLOTS * at, SLOTS * (at + 1));
        region.next_card = -1;
      });
      table.round = i % printed.rounds;
      table.sections.forEach((section, at) => (section.tile = (i + at) % printed.tiles.length));
      table.tasks.forEach((task, at) => (task.task = (i + at) % printed.tasks.length));
    }),
  );
}

function whole(view: View, printed: Printed, name: string): string[] {
  const [kind, rest] = name.split(" ") as [string, string];
  const [first, second] = rest.split(".").map(Number) as [number, number];
  if (kind === "card") {
    const card = printed.cards.find(({ number }) => number === first)!;
    return [card.text];
  }
  if (kind === "board") return printed.boards[first]!.abilities.map((ability) => printed.abilities[ability]!.text);
  const told =
    kind === "reward" ? printed.rewards[first]![second]! : printed.tasks[shownOf(view, "zhanguo").tasks[first]!.task]!;
  return [told.name, told.text];
}

export default {
  game: "zhanguo",
  cards: (printed: Printed) => [
    ...printed.cards.map(({ number }) => `card ${number}`),
    ...printed.rewards.flatMap((row, aspect) => row.map((_, round) => `reward ${aspect}.${round}`)),
    ...printed.slots.map((_, slot) => `task ${slot}`),
    ...printed.boards.map((_, board) => `board ${board}`),
  ],
  lay,
  whole,
} satisfies Spread;
