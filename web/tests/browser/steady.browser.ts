/** Nothing jumps: what a page shows stays where it appeared, also on a machine that is four times slower. */
import { expect, test } from "vitest";

import { GAMES } from "./games.ts";
import { DESKTOP, LARGE, PHONE, TABLET, useBrowser } from "./guest.ts";
import { annAt } from "./moments.ts";
import { appearance } from "./paint.ts";

useBrowser();

const MOST = 0.02;
const DRAWN = ".board .piece, .board .spot";

test.each([PHONE, TABLET, DESKTOP, LARGE])("start and tables at $width×$height", async (size) => {
  const moved: string[] = [];
  for (const game of GAMES) {
    const ann = await annAt(game, "late", { size });
    const pages = [
      [`/table/${ann.id}`, DRAWN],
      ["/", "article"],
    ] as const;
    for (const [address, until] of pages) {
      const { shift } = await appearance(ann, address, until);
      if (shift >= MOST) moved.push(`${game.name} ${address === "/" ? "start" : "table"}: ${shift.toFixed(3)}`);
    }
  }
  expect(moved).toEqual([]);
});
