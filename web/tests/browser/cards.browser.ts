/** Every card of every game on the real table: its words are whole and can be read, in every language on every screen. */
import { describe, expect, test } from "vitest";

import type { View } from "../../src/wire";
import { GAMES } from "./games.ts";
import { DESKTOP, PHONE, useBrowser, type Guest, type Size } from "./guest.ts";
import { measure, wanted } from "./measure.ts";
import { annAt } from "./moments.ts";
import { sitAt } from "./rooms.ts";
import { SPREADS, type Spread } from "./spread.ts";
import type { Lang } from "./words.ts";

useBrowser();

const SIZES: readonly Size[] = [DESKTOP, { width: 1920, height: 1080 }, { width: 820, height: 1180 }, PHONE];
const LANGS: readonly Lang[] = ["en", "ru"];

/** Runs in the page: this view is heard as if the server had sent it. */
function hear(view: View): void {
  window.heard.sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(view) }));
}

/** What the page would get in its language. */
async function fetched<T>({ page }: Guest, path: string, lang: Lang): Promise<T> {
  return (await (await page.request.get(path, { headers: { "accept-language": lang } })).json()) as T;
}

/** Tabs of a narrow screen on which cards lie; one without a name where everything is seen at once. */
async function tabsOf({ page }: Guest): Promise<string[]> {
  const ids = await page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.id));
  return ids.length > 0 ? ids.filter((id) => id !== "tab-log") : [""];
}

async function complaints(spread: Spread, size: Size, lang: Lang): Promise<string[]> {
  const game = GAMES.find(({ name }) => name === spread.game)!;
  const ann = await annAt(game, "late", { lang, size, unseen: true });
  await sitAt(ann, ann.id);
  const printed = await fetched<never>(ann, `/api/games/${game.name}/printed?lang=${lang}`, lang);
  const view = await fetched<View>(ann, `/api/tables/${ann.id}/view?seat=${ann.view.seat}&lang=${lang}`, lang);
  const scenes = spread.lay(view, printed);
  const missing = new Set(spread.cards(printed));
  const wrong = new Set<string>();
  const room = wanted(size.width);
  const asked = { ...room, roomy: room.roomy && !spread.scrolls };
  for (const tab of await tabsOf(ann)) {
    if (tab) await ann.page.locator(`#${tab}`).click();
    for (const scene of scenes) {
      await ann.page.evaluate(hear, scene);
      const found = await ann.page.evaluate(measure, asked);
      for (const card of found.cards) missing.delete(card);
      for (const each of found.wrong) wrong.add(each);
    }
  }
  return [...[...missing].map((card) => `not on the table: ${card}`), ...wrong];
}

describe.each(SPREADS)("$game", (spread) => {
  describe.skipIf(spread.pending)("every card", () => {
    test.each(SIZES.flatMap((size) => LANGS.map((lang) => ({ ...size, lang }))))(
      "can be read on $width×$height in $lang",
      async ({ lang, ...size }) => {
        const known = SIZES.find(({ width }) => width === size.width)!;
        expect(await complaints(spread, known, lang)).toEqual([]);
      },
    );
  });
});
