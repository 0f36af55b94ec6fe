/** The whole text of a card is one gesture away, whatever the card and the gesture; none of them plays a move. */
import type { CDPSession, Locator } from "playwright-core";
import { describe, expect, test } from "vitest";

import { shownOf } from "../../src/table/shown.ts";
import type { View } from "../../src/wire";
import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { DESKTOP, guest, PHONE, useBrowser, type Guest, type Size } from "./guest.ts";
import { annAt } from "./moments.ts";
import { sitAt } from "./rooms.ts";
import { SPREADS, type Spread } from "./spread.ts";

useBrowser();

type Gesture = (card: Locator) => Promise<void>;

/** What the page would get. */
async function fetched<T>({ page }: Guest, path: string): Promise<T> {
  return (await (await page.request.get(path, { headers: { "accept-language": "en" } })).json()) as T;
}

const plain = (text: string): string => text.replace(/\s+/g, "").toLowerCase();

/** The first card of a kind on the screen that could not be played at once. */
function onTable({ page }: Guest, cards: readonly string[]): Locator {
  return page
    .locator(cards.map((card) => `[data-card="${card}"]:not(.lit):visible`).join(", "))
    .and(page.locator("#main .board *, #hand *, .seats *, .beside *"))
    .first();
}

/** Bring every kind of card to the table and read the first of each by a gesture; complaints. */
async function read(spread: Spread, size: Size, gestureOf: (ann: Guest) => Promise<Gesture>): Promise<string[]> {
  const game = GAMES.find(({ name }) => name === spread.game)!;
  const ann = await annAt(game, "late", { size });
  const { page } = ann;
  await sitAt(ann, ann.id);
  const printed = await fetched<never>(ann, `/api/games/${game.name}/printed?lang=en`);
  const view = await fetched<View>(ann, `/api/tables/${ann.id}/view?seat=${ann.view.seat}&lang=en`);
  const kinds = new Map<string, string[]>();
  for (const card of spread.cards(printed)) {
    const kind = card.split(/[ :]/)[0]!;
    kinds.set(kind, [...(kinds.get(kind) ?? []), card]);
  }
  const gesture = await gestureOf(ann);
  const large = page.locator("[data-popover]");
  const wrong: string[] = [];
  const tabs = (await page.getByRole("tab").evaluateAll((all) => all.map(({ id }) => id))).filter(
    (id) => id !== "tab-log",
  );
  for (const scene of spread.lay(view, printed)) {
    await page.evaluate((data) => {
      window.heard.sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));
    }, JSON.stringify(scene));
    for (const tab of tabs.length > 0 ? tabs : [""]) {
      if (tab) await page.locator(`#${tab}`).click();
      for (const [kind, cards] of kinds) {
        const card = onTable(ann, cards);
        if ((await card.count()) === 0) continue;
        kinds.delete(kind);
        const name = (await card.getAttribute("data-card"))!;
        const before = await page.evaluate(() => window.heard.open + window.heard.owed);
        await gesture(card);
        await large.waitFor();
        const told = plain(await large.innerText());
        for (const part of spread.whole(scene, printed, name))
          if (!told.includes(plain(part))) wrong.push(`${name} does not say “${part}”`);
        if ((await page.evaluate(() => window.heard.open + window.heard.owed)) !== before)
          wrong.push(`${name} is played`);
        await page.keyboard.press("Escape");
        await page.mouse.move(1, 1);
        await large.waitFor({ state: "detached" });
      }
    }
    if (kinds.size === 0) break;
  }
  return [...wrong, ...[...kinds.keys()].map((kind) => `no ${kind} was seen`)];
}

/** A point of a card where a finger reaches it, in the middle of the screen where the card can be there. */
async function reached(card: Locator): Promise<{ x: number; y: number }> {
  return card.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", inline: "center" });
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8, 0.1])
      for (const along of [0.5, 0.2, 0.8]) {
        const [x, y] = [left + width * along, top + height * down];
        if (document.elementFromPoint(x, y)?.closest("[data-card]") === element) return { x, y };
      }
    throw new Error(`No finger reaches ${element.getAttribute("data-card")}.`);
  });
}

const tap: Gesture = async (card) => {
  const { x, y } = await reached(card);
  await card.page().touchscreen.tap(x, y);
};

/** A finger lies on something until a card is read large. */
async function hold({ page }: Guest, line: CDPSession, card: Locator): Promise<void> {
  const at = await reached(card);
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.locator("[data-popover]").waitFor();
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

interface Way {
  name: string;
  size: Size;
  gestureOf: (ann: Guest) => Promise<Gesture>;
}

const WAYS: readonly Way[] = [
  {
    name: "under the pointer",
    size: DESKTOP,
    gestureOf: async () => (card) => card.hover({ position: { x: 8, y: 8 } }),
  },
  {
    name: "where a key goes",
    size: DESKTOP,
    gestureOf: async () => async (card) => {
      await card.page().keyboard.press("Shift");
      await card.focus();
    },
  },
  { name: "by a tap, also where it could not be played", size: PHONE, gestureOf: async () => tap },
  {
    name: "by a long press",
    size: PHONE,
    gestureOf: async (ann) => {
      const line = await ann.context.newCDPSession(ann.page);
      return (card) => hold(ann, line, card);
    },
  },
];

describe.each(SPREADS)("$game", (spread) => {
  test.each(WAYS)("$name", async ({ size, gestureOf }) => {
    expect(await read(spread, size, gestureOf)).toEqual([]);
  });
});

describe("skills, gifts and all that expansions of The Great Wall lay beside the board", () => {
  test.each(WAYS)("$name", async ({ size, gestureOf }) => {
    const ann = await guest({ name: "Ann", size });
    const { page } = ann;
    const options = { genghis: "on", rat: "on" };
    const { id } = await ann.api.newTable({ game: "great_wall", options, seats: [{ who: "me" }, ...bots(2)] });
    await sitAt(ann, id);
    const view = await fetched<View>(ann, `/api/tables/${id}/view?seat=0&lang=en`);
    const sheets = shownOf(view, "great_wall").panels.flatMap((panel, p) =>
      panel.sheets.map((sheet, s) => ({ card: `sheet:${p}.${s}`, parts: [sheet.name, ...sheet.text.split("\n")] })),
    );
    expect(sheets.length).toBeGreaterThan(3);
    const board = page.locator("#tab-board");
    if ((await board.count()) > 0) await board.click();
    const closed = page.locator("button.chips[aria-expanded='false']");
    if ((await closed.count()) > 0) await closed.click();
    const gesture = await gestureOf(ann);
    const large = page.locator("[data-popover]");
    const sent = (): Promise<number> => page.evaluate(() => window.heard.open + window.heard.owed);
    const before = await sent();
    for (const { card, parts } of sheets) {
      await gesture(page.locator(`[data-card="${card}"]:visible`).first());
      await large.waitFor();
      const told = plain(await large.innerText());
      expect(parts.filter((part) => !told.includes(plain(part)))).toEqual([]);
      await page.keyboard.press("Escape");
      await page.mouse.move(1, 1);
      await large.waitFor({ state: "detached" });
    }
    expect(await sent()).toBe(before);
  });
});

test.each(GAMES)("a long press on a card that could be played reads it and plays nothing: $name", async (game) => {
  const ann = await guest({ name: "Ann", size: PHONE });
  const { page } = ann;
  const { id } = await ann.api.newTable({ game: game.name, seats: [{ who: "me" }, ...bots(game.hotSeat.length - 1)] });
  await sitAt(ann, id);
  const chance = new Chance(game.name);
  const lit = page.locator("[data-card].lit:visible");
  const there = async (): Promise<boolean> => {
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      if ((await lit.count()) > 0) return true;
    }
    return false;
  };
  for (let seen = 0; !(await there()); ) {
    seen = (await ann.api.playUntil(id, chance, (view) => view.version > seen)).version;
    await page.waitForFunction((version) => window.heard.version >= version, seen);
  }
  const line = await ann.context.newCDPSession(page);
  const before = await page.evaluate(() => ({ ...window.heard, sockets: 0 }));
  const asked = await page.locator(".dec h2").innerText();
  await hold(ann, line, lit.first());
  await page.keyboard.press("Escape");
  await page.locator("[data-popover]").waitFor({ state: "detached" });
  expect(await page.evaluate(() => ({ ...window.heard, sockets: 0 }))).toMatchObject({
    open: 0,
    owed: before.owed,
    version: before.version,
  });
  expect(await page.locator(".dec h2").innerText()).toBe(asked);
});

test.each(GAMES)("who prefers symbols has rows of them in place of words, and words again: $name", async (game) => {
  const ann = await annAt(game, "late");
  const { page, say } = ann;
  await sitAt(ann, ann.id);
  const faces = (): Promise<{ signs: number; letters: number }> =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll("#main .board [data-card], #hand [data-card]")];
      return {
        signs: cards.reduce((sum, card) => sum + card.querySelectorAll("svg").length, 0),
        letters: cards.reduce((sum, card) => sum + (card.querySelector(".face")?.textContent.trim().length ?? 0), 0),
      };
    });
  const words = await faces();
  const toggle = async (): Promise<void> => {
    await page.getByRole("button", { name: say("web-settings"), exact: true }).click();
    await page.getByRole("checkbox", { name: say("web-set-symbols") }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await toggle();
  await expect.poll(async () => (await faces()).letters).toBeLessThan(words.letters);
  expect((await faces()).signs).toBeGreaterThan(words.signs);
  await page.reload();
  await page.locator(".dec.act").waitFor();
  await expect.poll(async () => (await faces()).letters).toBeLessThan(words.letters);
  await toggle();
  await expect.poll(faces).toEqual(words);
});
