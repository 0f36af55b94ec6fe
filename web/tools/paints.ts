/**
 * How pages appear on a machine four times slower: `node tools/run.mjs tools/paints.ts [SIZE…]` prints first paint,
 * largest paint and layout shift of the start page and of a table of each game, on every size of screen.
 */
import { chromium } from "playwright-core";

import { bots } from "../tests/browser/api.ts";
import { Chance } from "../tests/browser/chance.ts";
import { GAMES } from "../tests/browser/games.ts";
import { browserPath, openHouse } from "../tests/browser/house.ts";
import { appearance } from "../tests/browser/paint.ts";
import { roundOf } from "../tests/browser/rounds.ts";
import { DESKTOP, LARGE, PHONE, SMALL, TABLET, visitor } from "../tests/browser/visitor.ts";

const SIZES = [SMALL, PHONE, TABLET, DESKTOP, LARGE];
const DRAWN = ".board .piece, .board .spot";
const wanted = process.argv.slice(3);

const house = await openHouse();
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const host = await visitor(browser, house.address, { name: "Ann" });
  const pages = [["start", "/", "article"]];
  for (const { name, late, wanted: liked } of GAMES) {
    const { id } = await host.api.newTable({ game: name, seats: [{ who: "me" }, ...bots(2)] });
    await host.api.playUntil(id, new Chance(name), (view) => roundOf(view) >= late && view.asked !== null, liked);
    pages.push([name, `/table/${id}`, DRAWN]);
  }
  const known = await host.context.storageState();
  console.log("page            screen       first paint   largest paint   layout shift");
  for (const size of SIZES) {
    const screen = `${size.width}x${size.height}`;
    if (wanted.length > 0 && !wanted.includes(screen)) continue;
    for (const [name = "", path = "", until = ""] of pages) {
      const ann = await visitor(browser, house.address, { size, known });
      const { firstPaint, largestPaint, shift } = await appearance(ann, path, until);
      await ann.context.close();
      const [first, largest] = [`${firstPaint} ms`, `${largestPaint} ms`];
      console.log(`${name.padEnd(15)} ${screen.padEnd(12)} ${first.padStart(11)} ${largest.padStart(15)} ${shift.toFixed(4).padStart(14)}`); // prettier-ignore
    }
  }
} finally {
  await browser.close();
  await house.close();
}
