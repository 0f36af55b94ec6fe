/** A whole game with keys alone: from the start page to the ending, no pointer ever moves. */
import { expect, test } from "vitest";

import { Chance } from "./chance.ts";
import { guest, useBrowser, type Guest } from "./guest.ts";
import { photograph } from "./play.ts";
import { tableId } from "./rooms.ts";

useBrowser();

const PATIENCE = 60_000;
/** More presses of Tab than any page has things to reach. */
const MOST_TABS = 200;

interface Sight {
  over: boolean;
  views: number;
  popup: number;
  lit: number;
  /** Answers the digits play. */
  digits: string[];
  list: boolean;
  /** Lines of the list of answers that is open. */
  rows: number;
}

/** Runs in the page: waits until there is something to decide after so many views. */
async function look({ since, patience }: { since: number; patience: number }): Promise<Sight> {
  const { heard } = window;
  const count = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length;
  const start = performance.now();
  for (;;) {
    const over = count("dialog[open] .winner") > 0;
    const popup = count("[data-popover] ul button");
    const rows = count("#answers-list button");
    const calm = heard.open === 0 && heard.version >= heard.owed;
    const waited = performance.now() - start;
    const new_ = heard.views > since || popup > 0 || rows > 0 || waited > 1500;
    if (over || (calm && new_ && count(".dec.act") > 0) || waited > patience) {
      const digits = [...document.querySelectorAll(".dec .answers kbd")].map((key) => key.textContent ?? "");
      const lit = count(".piece.lit, button.spot.lit");
      return { over, views: heard.views, popup, lit, digits, list: count("[aria-controls='answers-list']") > 0, rows };
    }
    await new Promise((next) => setTimeout(next, 8));
  }
}

/** Press Tab until the focus is where it is wanted. */
async function tabTo({ page }: Guest, wanted: string): Promise<void> {
  for (let i = 0; i < MOST_TABS; i += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
  }
  throw new Error(`Tab does not reach ${wanted}: ${await photograph(page, "tab")}`);
}

async function presses({ page }: Guest, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
}

/** Decide something; the way is chosen by chance among those there are. */
async function decide(ann: Guest, chance: Chance, sight: Sight): Promise<void> {
  const { page } = ann;
  const some = (count: number): number => Math.floor(chance.next() * count);
  if (sight.popup > 0 || sight.rows > 0) {
    const inside = (): boolean => document.activeElement?.closest("[data-popover], #answers-list") != null;
    expect(await page.evaluate(inside), "what has opened takes the focus").toBe(true);
    await presses(ann, "ArrowDown", some(Math.min(5, sight.popup || sight.rows)));
    await page.keyboard.press("Enter");
  } else if (sight.lit > 0 && chance.next() < 0.6) {
    await presses(ann, chance.next() < 0.7 ? "n" : "p", 1 + some(Math.min(4, sight.lit)));
    await page.keyboard.press(chance.next() < 0.7 ? "Enter" : "Space");
  } else if (sight.digits.length > 0) {
    await page.keyboard.press(chance.of(sight.digits));
  } else if (sight.lit > 0 && (!sight.list || chance.next() < 0.8)) {
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
  } else {
    await tabTo(ann, "[aria-controls='answers-list']");
    await page.keyboard.press("Enter");
  }
}

test("a whole game of ZhanGuo for two with keys alone", async () => {
  const ann = await guest({ name: "Ann", unseen: true });
  const { page } = ann;
  await page.goto("/");
  await page.locator("a[href='/new/zhanguo']").waitFor();
  await tabTo(ann, "a[href='/new/zhanguo']");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).filter({ hasText: "ZhanGuo" }).waitFor();
  await page.locator("form").waitFor();
  await tabTo(ann, "fieldset:first-of-type .pills button:first-child");
  await page.keyboard.press("Space");
  await tabTo(ann, "button[type='submit']");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await page.locator(".dec").waitFor();

  const chance = new Chance("keys alone");
  let since = -1;
  let idle = 0;
  for (;;) {
    const sight = await page.evaluate(look, { since, patience: PATIENCE });
    if (sight.over) break;
    idle = sight.views > since ? 0 : idle + 1;
    if (idle > 12) throw new Error(`The keys do nothing: ${await photograph(page, "keys")}`);
    since = sight.views;
    await decide(ann, chance, sight);
  }
  const table = await ann.api.table(tableId(ann));
  expect(table.state).toBe("over");
  expect(table.seats).toHaveLength(2);
  await tabTo(ann, "dialog a[href^='/replay/']");
  await page.keyboard.press("Enter");
  await page.locator(".scrubber").waitFor();
  await page.keyboard.press("End");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>(".scrubber input")?.value !== "0");
  expect(await page.evaluate(() => window.heard.pointed)).toBe(0);
});

test("u takes back, r begins the turn again, / opens the rules, ? the keys, Esc closes", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const table = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, { who: "bot", bot: "random" }] });
  await ann.api.playUntil(table.id, new Chance("keys"), (view) => view.can_undo);
  await page.goto(`/table/${table.id}`);
  await page.locator(".dec.act").waitFor();
  const before = (await ann.api.view(table.id, 0)).version;
  await page.keyboard.press("u");
  await page.waitForFunction((version) => window.heard.version > version, before);
  await page.keyboard.press("/");
  await page.getByRole("dialog").locator("#rules-search").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("dialog").locator("kbd").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("l");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("log");
  await page.keyboard.press("c");
  expect(await page.evaluate(() => document.activeElement?.closest("#hand") !== null)).toBe(true);
  expect(await page.evaluate(() => window.heard.pointed)).toBe(0);
});

/** Runs in the page: what has the focus. */
const focused = (): string => {
  const here = document.activeElement;
  if (here === null || here === document.body) return "nothing";
  return here.closest(".dec") ? "question" : here.tagName;
};

test("the focus stays with the question after an answer, and comes back to it from anywhere", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const table = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, { who: "bot", bot: "random" }] });
  await page.goto(`/table/${table.id}`);
  await page.locator(".dec.act .answers button").first().waitFor();
  await page.keyboard.press("l");
  await page.keyboard.press("q");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("question");
  for (let i = 0; i < 12; i += 1) {
    const { version } = await ann.api.view(table.id, 0);
    await tabTo(ann, ".dec .answers button[data-answer]:not([aria-disabled='true']), #answers-list button");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => window.heard.version > before && window.heard.open === 0, version);
    await page.locator(".dec.act").waitFor();
    expect(await page.evaluate(focused), `after answer ${i + 1}`).toBe("question");
  }
});

test("digits play only answers whose number is shown", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const table = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, { who: "bot", bot: "random" }] });
  const crowded = (view: { asked: { options: readonly unknown[] } | null }): boolean =>
    (view.asked?.options.length ?? 0) > 6;
  await ann.api.playUntil(table.id, new Chance("digits"), crowded);
  await page.goto(`/table/${table.id}`);
  await page.locator("[aria-controls='answers-list']").waitFor();
  const shown = await page
    .locator(".dec [data-number]")
    .evaluateAll((all) => all.map((each) => Number(each.dataset["number"])));
  const hidden = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((n) => !shown.includes(n));
  const before = await page.evaluate(() => window.heard.version);
  await page.keyboard.press(String(hidden));
  await page.keyboard.press("l");
  expect(await page.evaluate(() => window.heard.open)).toBe(0);
  expect((await ann.api.view(table.id, 0)).version).toBe(before);
});

test("the question is said after what happened, with its answers; o says them one by one", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const table = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, { who: "bot", bot: "random" }] });
  await page.goto(`/table/${table.id}`);
  await page.locator(".dec.act .answers button").first().waitFor();
  const { asked } = await ann.api.view(table.id, 0);
  const told = (): Promise<string[]> => page.locator("#told p").allTextContents();
  await page.waitForFunction(
    (question) => document.querySelector("#told")?.textContent?.includes(question),
    asked?.question ?? "",
  );
  const first = (await told()).at(-1);
  expect(first).toContain(asked?.question);
  expect(first).toContain(asked?.options[0]?.text);
  await page.keyboard.press("o");
  await page.keyboard.press("o");
  const [one, two] = (await told()).slice(-2);
  expect(one).toContain(asked?.options[0]?.text);
  expect(two).toContain(asked?.options[1]?.text);
  const { version } = await ann.api.view(table.id, 0);
  await page.keyboard.press("1");
  await page.waitForFunction((before) => window.heard.version > before && window.heard.open === 0, version);
  await page.waitForFunction(() => document.querySelectorAll("#told p").length > 3);
  const lines = await told();
  const { asked: then } = await ann.api.view(table.id, 0);
  expect(lines.at(-1), "the question is the last thing said").toContain(then?.question);
  expect(lines).toContain(one);
});

test("single keys can be switched off", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  await page.addInitScript(() => localStorage.setItem("teahouse-settings", JSON.stringify({ shortcuts: false })));
  const table = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, { who: "bot", bot: "random" }] });
  await page.goto(`/table/${table.id}`);
  await page.locator(".dec.act .answers button").first().waitFor();
  for (const key of ["1", "/", "?", "l", "q", "n"]) await page.keyboard.press(key);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.evaluate(focused)).not.toBe("question");
  expect((await ann.api.view(table.id, 0)).version).toBe(await page.evaluate(() => window.heard.version));
});
