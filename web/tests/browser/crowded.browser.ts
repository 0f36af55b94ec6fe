/** Many at one table: four or five at the wall, four large cities of the ancient world. No word of the table is cut. */
import { expect, test } from "vitest";

import type { Printed } from "../../src/games/ancient_world/types.ts";
import { shownOf } from "../../src/table/shown.ts";
import type { View } from "../../src/wire";
import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { DESKTOP, guest, LARGE, TABLET, useBrowser, type Guest } from "./guest.ts";
import { measure, wanted } from "./measure.ts";
import { sitAt } from "./rooms.ts";
import { SPREADS } from "./spread.ts";
import { LANGUAGES } from "./words.ts";

useBrowser();

const WALLS = [4, 5].flatMap((seats) => [DESKTOP, TABLET].map((size) => ({ seats, size, width: size.width })));
const WORLDS = LANGUAGES.flatMap((lang) => [DESKTOP, LARGE, TABLET].map((size) => ({ lang, size, width: size.width })));
/** Cards in each city, and armies beside it: more is seldom seen. */
const CITY = 14;
const ARMIES = 3;

const spread = SPREADS.find(({ game }) => game === "ancient_world")!;

async function begun(ann: Guest, game: string, seats: number): Promise<View> {
  const { id } = await ann.api.newTable({ game, seats: [{ who: "me" }, ...bots(seats - 1)] });
  const asked = (view: View): boolean => view.version > 30 && (view.asked?.options.length ?? 0) > 2;
  const view = await ann.api.playUntil(id, new Chance(`${game} ${seats}`), asked);
  await sitAt(ann, id);
  return view;
}

test.each(WALLS)("$seats seats at The Great Wall, $width wide", async ({ seats, size, width }) => {
  const ann = await guest({ name: "Ann", size });
  const scene = await begun(ann, "great_wall", seats);
  const found = await ann.page.evaluate(measure, { scene, tabs: [], ...wanted(width) });
  expect(scene.players.length).toBe(seats);
  expect(found.wrong).toEqual([]);
});

/** The same table after many rounds: everybody has built and recruited, and citizens stand everywhere. */
function grown(view: View, printed: Printed): View {
  const copy = structuredClone(view);
  const { players, cells } = shownOf(copy, "ancient_world");
  cells.forEach((cell, i) => {
    cell.open = true;
    cell.citizens = [0, 1].map((k) => ({ seat: (i + k) % players.length, skill: 1 + ((i + k) % 4) }));
    cell.highest = Math.max(...cell.citizens.map(({ skill }) => skill));
    cell.fees = cell.fees.map(() => 1);
  });
  players.forEach((player, seat) => {
    const from = (seat * CITY) % (printed.empire.length - CITY);
    player.city = printed.empire.slice(from, from + CITY).map((_, i) => ({
      card: from + i + 1,
      lost: i % 5 === 4,
      citizen: i % 6 === 1 ? 1 + (i % 3) : 0,
    }));
    const army = player.armies[0];
    player.army_limit = ARMIES + 1;
    if (army)
      player.armies = Array.from({ length: ARMIES }, (_, i) => ({
        ...army,
        card: 1 + ((seat * ARMIES + i) % printed.armies.length),
      }));
  });
  return copy;
}

/** Every card lies in the rows of four, and the four cities are large. */
test.each(WORLDS)("The Ancient World with four large cities, $lang, $width wide", async ({ size, width, lang }) => {
  const ann = await guest({ name: "Ann", size, lang });
  const view = await begun(ann, "ancient_world", 4);
  const path = `/api/games/ancient_world/printed?lang=${lang}`;
  const printed = (await (await ann.page.request.get(path)).json()) as Printed;
  const rows = spread.lay(view, printed as never);
  const found = new Set<string>();
  for (const scene of [...rows.map((each) => grown(each, printed)), grown(view, printed)]) {
    const { wrong } = await ann.page.evaluate(measure, { scene, tabs: [], ...wanted(width), roomy: false });
    for (const each of wrong) found.add(each);
  }
  expect([...found]).toEqual([]);
});
