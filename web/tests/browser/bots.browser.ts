/** Whole games against bots, clicked to their end: in both languages, on a large screen and on a phone. */
import { expect, test } from "vitest";

import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { guest, PHONE, useBrowser } from "./guest.ts";
import { playOut } from "./play.ts";
import { setUp, shelf, tableId } from "./rooms.ts";

useBrowser();

test.each(GAMES)(
  "$name against bots, $bots.seats seats, $bots.lang, $bots.size.width wide, to the end",
  async ({ name, bots: { seats, lang, size } }) => {
    const ann = await guest({ name: "Ann", lang, size, unseen: true });
    const { page } = ann;
    await setUp(ann, name, ["me", ...Array.from({ length: seats - 1 }, () => "bot" as const)]);
    const played = await playOut(ann, new Chance(`${name} against bots`));
    const table = await ann.api.table(tableId(ann));
    expect(table.state).toBe("over");
    if (size !== PHONE) expect(played.pieces).toBeGreaterThanOrEqual(played.words);

    const points = page.getByRole("dialog").locator(".scroll");
    expect(await points.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    if (size === PHONE) await page.locator("#tab-log").click();
    const log = await page.locator("#log li:not(.heading) > span").allInnerTexts();
    expect(log.length).toBeGreaterThan(50);
    for (const line of log) expect(line).toMatch(lang === "ru" ? /[а-я]/i : /[a-z]/i);
  },
);

test.each(GAMES)("$name: one press on the start page, and something is lit", async ({ name }) => {
  const ann = await guest();
  await ann.page.goto("/");
  await shelf(ann, name)
    .getByRole("button", { name: ann.say("web-play-now") })
    .click();
  await ann.page.locator(".lit").first().waitFor();
});
