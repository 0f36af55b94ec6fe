/** Every card of every game on the real table: its words are whole and can be read, on every screen. */
import { describe, expect, test } from "vitest";

import type { View } from "../../src/wire";
import { GAMES } from "./games.ts";
import { DESKTOP, PHONE, useBrowser, type Guest, type Size } from "./guest.ts";
import { measure, wanted } from "./measure.ts";
import { annAt } from "./moments.ts";
import { sitAt } from "./rooms.ts";
import { SPREADS, type Spread } from "./spread.ts";
import type { Lang } from "./words.ts";

const SIZES: readonly Size[] = [DESKTOP, { width: 1920, height: 1080 }, { width: 820, height: 1180 }, PHONE];

/** What the page would get in its language. */
async function fetched<T>({ page }: Guest, path: string, lang: Lang): Promise<T> {
  return (await (await page.request.get(path, { headers: { "accept-language": lang } })).json()) as T;
}

/** Tabs of a narrow screen on which cards lie; none where everything is seen at once. */
async function tabsOf({ page }: Guest): Promise<string[]> {
  const ids = await page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.id));
  return ids.filter((id) => id !== "tab-log");
}

async function complaints(spread: Spread, size: Size, lang: Lang): Promise<string[]> {
  const game = GAMES.find(({ name }) => name === spread.game)!;
  const ann = await annAt(game, "late", { lang, size, unseen: true });
  await sitAt(ann, ann.id);
  const printed = await fetched<never>(ann, `/api/games/${game.name}/printed?lang=${lang}`, lang);
  const view = await fetched<View>(ann, `/api/tables/${ann.id}/view?seat=${ann.view.seat}&lang=${lang}`, lang);
  const missing = new Set(spread.cards(printed));
  const wrong = new Map<string, string>();
  const tabs = await tabsOf(ann);
  for (const [i, scene] of spread.lay(view, printed).entries()) {
    const found = await ann.page.evaluate(measure, { scene, tabs, ...wanted(size.width) });
    for (const card of found.cards) missing.delete(card);
    for (const each of found.wrong) if (!wrong.has(each)) wrong.set(each, `position ${i}: ${each}`);
  }
  return [...[...missing].map((card) => `not on the table: ${card}`), ...wrong.values()];
}

/** In a file for each language: they are measured side by side. */
export function everyCard(lang: Lang): void {
  useBrowser();
  describe.each(SPREADS)("$game", (spread) => {
    test.each(SIZES)("every card can be read on $width×$height", async ({ width }) => {
      const size = SIZES.find((each) => each.width === width)!;
      expect((await complaints(spread, size, lang)).join("\n")).toBe("");
    });
  });
}
