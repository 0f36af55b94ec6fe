/** Whole games at the spoken table: every line is typed and heard, nothing is looked at, no pointer ever moves. */
import { expect, test } from "vitest";

import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { guest, useBrowser, type Guest } from "./guest.ts";
import { photograph } from "./play.ts";

useBrowser();

const PATIENCE = 60_000;

interface Sight {
  views: number;
  answers: number;
  over: boolean;
  /** Whether what is typed goes into the line. */
  ready: boolean;
}

/** Runs in the page: waits until there is something to answer that was not there before. */
async function look({ since, patience }: { since: number; patience: number }): Promise<Sight> {
  const start = performance.now();
  for (;;) {
    const { heard } = window;
    const answers = document.querySelectorAll("#question .answered li").length;
    const over = document.querySelector("#question a[href^='/replay/']") !== null;
    const ready = document.activeElement?.id === "spoken-line";
    const calm = heard.open === 0 && heard.version >= heard.owed && heard.views > since;
    if (over || (calm && answers > 0 && ready) || performance.now() > start + patience)
      return { views: heard.views, answers, over, ready };
    await new Promise((next) => setTimeout(next, 8));
  }
}

/** Type a line and wait until something is said to it. */
async function type({ page }: Guest, line: string): Promise<string> {
  await page.keyboard.insertText(line);
  await page.keyboard.press("Enter");
  const answered = await page.waitForFunction((typed) => {
    const lines = [...document.querySelectorAll(".said li")];
    const at = lines.findLastIndex((each) => each.classList.contains("typed"));
    const after = lines.slice(at + 1).map((each) => each.textContent);
    return lines[at]?.textContent?.endsWith(typed) && after.length > 0 ? after.join("\n") : "";
  }, line);
  return answered.jsonValue();
}

test.each(GAMES)("a whole game of $name by typed lines alone", async ({ name, bots: { lang } }) => {
  const ann = await guest({ name: "Ann", lang, unseen: true });
  const { page, say } = ann;
  const { id } = await ann.api.newTable({ game: name, seats: [{ who: "me" }, ...bots(1)] });
  await page.goto(`/table/${id}/spoken`);
  await page.locator("#question .answered li").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("spoken-line");
  expect(await page.locator(".parts section").count()).toBeGreaterThan(4);
  expect(await type(ann, lang === "ru" ? "помощь" : "help")).toContain(lang === "ru" ? "почему" : "why");

  const chance = new Chance(`${name} spoken`);
  let since = -1;
  for (;;) {
    const sight = await page.evaluate(look, { since, patience: PATIENCE });
    if (sight.over) break;
    if (!sight.ready || sight.answers === 0)
      throw new Error(`The spoken table stands still: ${await photograph(page, "spoken")}`);
    since = sight.views;
    await page.keyboard.insertText(String(1 + Math.floor(chance.next() * sight.answers)));
    await page.keyboard.press("Enter");
  }
  const table = await ann.api.table(id);
  expect(table.state).toBe("over");
  expect(await page.locator("#told").textContent()).toContain(await page.locator("#question h2").textContent());
  expect((await type(ann, lang === "ru" ? "сумма" : "sum")).length).toBeGreaterThan(20);
  expect(await page.evaluate(() => window.heard.pointed)).toBe(0);
  await page.getByRole("link", { name: say("web-spoken-leave") }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === `/table/${id}`);
});

test("t leads from the drawn table to the spoken one and back; commands are answered, moves taken back", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const { id } = await ann.api.newTable({ game: "ancient_world", seats: [{ who: "me" }, ...bots(1)] });
  await page.goto(`/table/${id}`);
  await page.locator(".dec.act .answers button").first().waitFor();
  await page.keyboard.press("t");
  await page.waitForURL(`**/table/${id}/spoken`);
  await page.locator("#question .answered li").first().waitFor();
  expect(await type(ann, "read work")).toContain("Gain 2 coins");
  expect(await type(ann, "why citizen 5")).toContain("AW-");
  expect(await type(ann, "rules who wins a tie")).toContain("answers, the best first");
  expect(await type(ann, "citizen")).toContain("That could be several moves");
  const { version } = await ann.api.view(id, 0);
  await type(ann, "citizen with skill 3");
  await page.waitForFunction((before) => window.heard.version > before, version);
  await type(ann, "undo");
  await page.waitForFunction((before) => window.heard.version > before + 1, version);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await page.locator("#spoken-line").inputValue()).toBe("citizen with skill 3");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("t");
  await page.waitForURL((url) => url.pathname === `/table/${id}`);
  await page.locator(".dec.act .answers button").first().waitFor();
  expect(await page.evaluate(() => window.heard.pointed)).toBe(0);
});
