/** A game from outside: installed, it is on the start page and is played with the plain board. */
import { rm } from "node:fs/promises";
import { dirname } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { Chance } from "./chance.ts";
import { DESKTOP, guest, PHONE, useBrowser } from "./guest.ts";
import { install, openHouse, type House } from "./house.ts";
import { playOut } from "./play.ts";
import { seated, setUp, shelf, tableId } from "./rooms.ts";

const GAME = "tea_auction";
let house: House;
let packages: string;

useBrowser();
beforeAll(async () => {
  packages = await install("examples/tea_auction");
  house = await openHouse(packages);
});
afterAll(async () => {
  await house.close();
  await rm(dirname(packages), { recursive: true });
});

test.each([
  { lang: "en", size: DESKTOP, scheme: "light", title: "Tea Auction", offered: "On offer" },
  { lang: "ru", size: PHONE, scheme: "dark", title: "Чайный аукцион", offered: "На торгах" },
] as const)("$title, $size.width wide, $scheme, to the end", async ({ lang, size, scheme, title, offered }) => {
  const ann = await guest({ name: "Ann", lang, size, scheme }, house.address);
  const { page } = ann;
  await page.goto("/");
  await shelf(ann, GAME).waitFor();
  const names = await page.getByRole("article").getByRole("heading").allInnerTexts();
  expect(names.at(-1)).toBe(title);
  await setUp(ann, GAME, ["me", "bot", "bot"]);
  await seated(ann);
  expect(await page.locator(".board dt").first().innerText()).toBe(offered);
  expect(await page.locator(".board .spot.lit").count()).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const played = await playOut(ann, new Chance(`${GAME} ${lang}`));
  expect(played.over).toBe(true);
  expect((await ann.api.table(tableId(ann))).state).toBe("over");
});

test("the plain board has nothing axe complains about", async () => {
  const ann = await guest({ name: "Ann" }, house.address);
  await ann.page.goto("/");
  await shelf(ann, GAME).waitFor();
  await inspect(ann, "start");
  await setUp(ann, GAME, ["me", "bot", "bot"]);
  await seated(ann);
  await inspect(ann, "plain board");
});

test("one press on the start page, and the rules are at hand", async () => {
  const ann = await guest({}, house.address);
  await ann.page.goto("/");
  await shelf(ann, GAME)
    .getByRole("button", { name: ann.say("web-play-now") })
    .click();
  await ann.page.locator(".lit").first().waitFor();
  await ann.page.goto(`/rules/${GAME}`);
  await ann.page.getByText("TA-BID-01").first().waitFor();
});
