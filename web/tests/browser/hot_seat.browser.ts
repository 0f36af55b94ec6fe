/** Whole games at one screen, set up and clicked to their end. */
import { expect, test } from "vitest";

import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { guest, useBrowser } from "./guest.ts";
import { playOut } from "./play.ts";
import { setUp, tableId } from "./rooms.ts";

useBrowser();

test.each(GAMES)("$name at one screen, $hotSeat, to the end", async ({ name, hotSeat }) => {
  const ann = await guest({ unseen: true });
  const { page, say } = ann;
  await setUp(ann, name, hotSeat, "Ann");
  const played = await playOut(ann, new Chance(`${name} at one screen`));
  expect(played.pieces).toBeGreaterThanOrEqual(played.words);

  const table = await ann.api.table(tableId(ann));
  expect(table.state).toBe("over");
  const ending = page.getByRole("dialog");
  expect(await ending.locator("thead th").count()).toBe(hotSeat.length);
  const points = await ending.locator("tr.total td").allInnerTexts();
  expect(points.map(Number)).toEqual([...table.points].sort((a, b) => b - a));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say("web-result") }).click();
  await ending.getByRole("button", { name: say("web-rematch") }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(table.id));
});
