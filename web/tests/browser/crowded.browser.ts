/** Four or five at the wall: no word of the table is cut. */
import { expect, test } from "vitest";

import type { View } from "../../src/wire";
import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { DESKTOP, guest, useBrowser, type Size } from "./guest.ts";
import { measure, wanted } from "./measure.ts";
import { sitAt } from "./rooms.ts";

useBrowser();

const TABLET: Size = { width: 820, height: 1180 };
const CROWDS = [4, 5].flatMap((seats) => [DESKTOP, TABLET].map((size) => ({ seats, size, width: size.width })));

test.each(CROWDS)("$seats seats at The Great Wall, $width wide", async ({ seats, size, width }) => {
  const ann = await guest({ name: "Ann", size });
  const { id } = await ann.api.newTable({ game: "great_wall", seats: [{ who: "me" }, ...bots(seats - 1)] });
  const begun = (view: View): boolean => view.version > 30 && (view.asked?.options.length ?? 0) > 2;
  const scene = await ann.api.playUntil(id, new Chance(`great_wall ${seats}`), begun);
  await sitAt(ann, id);
  const found = await ann.page.evaluate(measure, { scene, tabs: [], ...wanted(width) });
  expect(scene.players.length).toBe(seats);
  expect(found.wrong).toEqual([]);
});
