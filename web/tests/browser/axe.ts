/** What axe-core finds on every screen, by day and by night. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type axe from "axe-core";

import { bots, people } from "./api.ts";
import { GAMES, type Game } from "./games.ts";
import { DESKTOP, forgive, guest, PHONE, useBrowser, type Guest, type Size } from "./guest.ts";
import { annAt } from "./moments.ts";
import { sitAt } from "./rooms.ts";
import type { Lang } from "./words.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everything axe complains about in this part of the page as it is. */
async function complaintsOf({ page }: Guest, part: string, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([where, how]) => {
      const found = await window.axe.run(where, { ...how, resultTypes: ["violations"] });
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, html, any }) => `${id}: ${help}: ${String(target)} ${html.slice(0, 160)} ${any[0]?.message}`,
        ),
      );
    },
    [part, options] as const,
  );
}

/** By day everything; by night what the night changes: colours. Of a popup the rest of the page is not tried again. */
export async function inspect(someone: Guest, screen: string, part = "html"): Promise<void> {
  const { page } = someone;
  await page.locator(part).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const day = await complaintsOf(someone, part, {});
  expect.soft(day, `${screen}, by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await settled(page);
  const night = await complaintsOf(someone, part, { runOnly: ["color-contrast"] });
  expect.soft(night, `${screen}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await settled(page);
}

/** Colours fade into each other: wait for the frame in which they begin to, and until none does. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
    while (document.getAnimations().some((each) => each instanceof CSSTransition)) await frame();
  });
}

async function closeDialog({ page }: Guest): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function inspectTable(game: Game, lang: Lang, size: Size): Promise<void> {
  const screen = `${game.name} ${size.width}`;
  const soon = await annAt(game, "early", { lang, size });
  await sitAt(soon, soon.id);
  await inspect(soon, `${screen}: early`);
  const ann = await annAt(game, "late", { lang, size });
  const { page, say } = ann;
  await sitAt(ann, ann.id);
  await inspect(ann, `${screen}: table`);
  if (size === PHONE) {
    for (const tab of ["hand", "seats", "log"]) {
      await page.locator(`#tab-${tab}`).click();
      await inspect(ann, `${screen}: ${tab}`);
    }
    return;
  }
  await page.locator(".board [aria-disabled='true']").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-popover] article").first().waitFor();
  await inspect(ann, `${screen}: why not`, "[data-popover]");
  await page.keyboard.press("Escape");
  await page.locator("[data-card]:visible").first().hover();
  await page.locator("[data-popover]").waitFor();
  await inspect(ann, `${screen}: large card`, "[data-popover]");
  await page.mouse.move(0, 0);
  const list = page.locator("[aria-controls='answers-list']");
  if ((await list.count()) > 0) {
    await list.click();
    await inspect(ann, `${screen}: all answers`, ".dec");
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: say("web-rules"), exact: true }).click();
  await page.locator("dialog [data-answer], dialog .sought, dialog .rules").first().waitFor();
  await inspect(ann, `${screen}: rules drawer`, "dialog");
  await closeDialog(ann);
}

export function inspectAll(lang: Lang): void {
  useBrowser();

  test("start, empty and with tables; a question for the name", async () => {
    const ann = await guest({ lang });
    const { page, say } = ann;
    await page.goto("/");
    await page.locator("article .btn.primary").first().waitFor();
    await inspect(ann, "start, empty");
    await page.goto("/new/zhanguo");
    await page
      .getByRole("button", { name: say("web-who-open") })
      .last()
      .click();
    await page.locator("button[type='submit']").click();
    await page.locator("#my-name").waitFor();
    await inspect(ann, "name", "dialog");
    await ann.api.introduce("Ann", lang);
    await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });
    await ann.api.newTable({ game: "great_wall", seats: [{ who: "me" }, { who: "open" }, ...bots(1)] });
    await page.goto("/");
    await page.locator(".rows li").first().waitFor();
    await inspect(ann, "start");
  });

  test("setup and gathering", async () => {
    const ann = await guest({ lang, name: "Ann" });
    const { page, say } = ann;
    for (const { name } of GAMES) {
      await page.goto(`/new/${name}`);
      await page
        .getByRole("button", { name: say("web-who-open") })
        .last()
        .click();
      await inspect(ann, `setup of ${name}`);
    }
    await page.locator("button[type='submit']").click();
    await page.locator("#copy-link").waitFor();
    await inspect(ann, "gathering");
  });

  test.each(GAMES)("the table of $name", async (game) => {
    await inspectTable(game, lang, DESKTOP);
    await inspectTable(game, lang, PHONE);
  });

  test("settings, keys, chat, the cover between two people", async () => {
    const ann = await guest({ lang, name: "Ann" });
    const { page, say } = ann;
    const { id } = await ann.api.newTable({ game: "zhanguo", seats: people(2) });
    await page.goto(`/table/${id}`);
    await page.locator("main.cover").waitFor();
    await inspect(ann, "cover");
    await page.locator("main.cover .btn.primary").click();
    await page.locator(".dec").waitFor();
    await page.getByRole("button", { name: say("web-settings") }).click();
    await inspect(ann, "settings", "dialog");
    await closeDialog(ann);
    await page.keyboard.press("?");
    await inspect(ann, "keys", "dialog");
    await closeDialog(ann);
    await page.getByRole("button", { name: say("web-chat") }).click();
    await inspect(ann, "chat");
    await page.goto(`/table/${id}/spoken`);
    await page.locator("main.cover .btn.primary").click();
    await page.locator("#question .answered li").first().waitFor();
    await inspect(ann, "spoken table");
  });

  test.each(GAMES)("the ending and the replay of $name", async (game) => {
    const ann = await annAt(game, "over", { lang });
    const { page, say, id } = ann;
    await page.goto(`/table/${id}`);
    await page.getByRole("button", { name: say("web-result") }).click();
    await inspect(ann, `ending of ${game.name}`, "dialog");
    await closeDialog(ann);
    await page.locator(".show").last().click();
    await inspect(ann, `great moment of ${game.name}`, ".stage");
    await page.keyboard.press("Escape");
    await page.goto(`/replay/${id}?at=40&eyes=0`);
    await page.locator(".board .piece, .board .spot").first().waitFor({ state: "attached" });
    await inspect(ann, `replay of ${game.name}`);
    await page.getByRole("button", { name: say("web-branch") }).click();
    await page.getByRole("dialog").locator("li").first().waitFor();
    await inspect(ann, `playing on in ${game.name}`, "dialog");
  });

  test("rules, finished games, about, no such page", async () => {
    const ann = await guest({ lang, name: "Ann" });
    const { page } = ann;
    for (const address of [...GAMES.map(({ name }) => `/rules/${name}`), "/replay", "/about", "/no/such/page"]) {
      await page.goto(address);
      await page.locator("main h1").waitFor();
      await page.waitForLoadState("networkidle");
      await inspect(ann, address);
    }
    forgive(ann, /404/);
  });
}
