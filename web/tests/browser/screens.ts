/** Every screen, on every size of screen: nothing is cut or beyond the edge, all can be read, pressed and found. */
import { describe, expect, test } from "vitest";

import { bots } from "./api.ts";
import { GAMES } from "./games.ts";
import { DESKTOP, guest, LARGE, PHONE, SMALL, TABLET, useBrowser, type Guest, type Size } from "./guest.ts";
import { wrongWith } from "./legible.ts";
import { annAt } from "./moments.ts";
import { sitAt } from "./rooms.ts";
import type { Lang } from "./words.ts";

/** Those of fingers and those of mice: a browser is the one or the other, whatever its size. */
const HANDS: readonly (readonly [hand: string, sizes: readonly Size[]])[] = [
  ["fingers", [SMALL, PHONE, TABLET]],
  ["a mouse", [DESKTOP, LARGE]],
];

/** All that is wrong with it on these sizes. */
async function wrong(ann: Guest, sizes: readonly Size[], screen: string, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await ann.page.setViewportSize(size);
    for (const each of await wrongWith(ann, size, part)) found.push(`${screen}, ${size.width}: ${each}`);
  }
  return found;
}

/** A table, and on a phone each of its tabs. */
async function wrongAtTable(ann: Guest, sizes: readonly Size[], screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await ann.page.setViewportSize(size);
    found.push(...(await wrong(ann, [size], screen)));
    const tabs = ann.page.getByRole("tab");
    for (let i = 0; i < (await tabs.count()); i += 1) {
      await tabs.nth(i).click();
      found.push(...(await wrong(ann, [size], `${screen}, ${await tabs.nth(i).getAttribute("id")}`)));
    }
    if ((await tabs.count()) > 0) await tabs.first().click();
  }
  return found;
}

async function opened(ann: Guest, address: string, until: string): Promise<void> {
  await ann.page.goto(address);
  await ann.page.locator(until).first().waitFor({ state: "attached" });
  await ann.page.waitForLoadState("networkidle");
}

const DRAWN = ".board .piece, .board .spot";

export function everyScreen(lang: Lang): void {
  useBrowser();

  describe.each(HANDS)("for %s", (_, sizes) => {
    const size = sizes[0]!;

    test("the pages around the tables", async () => {
      const ann = await guest({ name: "Ann", lang, size });
      const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, { who: "open" }, ...bots(1)] });
      const found: string[] = [];
      const setups = GAMES.map(({ name }): [string, string] => [`/new/${name}`, "form"]);
      const learns = GAMES.map(({ name }): [string, string] => [`/learn/${name}`, "main h2"]);
      for (const [address, until] of [
        ["/", "article"],
        ...setups,
        [`/table/${id}`, "main li"],
        ["/learn", "main h2"],
        ...learns,
        ["/rules/great_wall", "main h2"],
        ["/replay", "main h1"],
        ["/about", "main h1"],
      ] as const) {
        await opened(ann, address, until);
        found.push(...(await wrong(ann, sizes, address)));
      }
      expect(found.join("\n")).toBe("");
    });

    test.each(GAMES)("the table of $name, early and late", async (game) => {
      const found: string[] = [];
      for (const when of ["early", "late"] as const) {
        const ann = await annAt(game, when, { lang, size });
        await sitAt(ann, ann.id);
        found.push(...(await wrongAtTable(ann, sizes, when)));
      }
      expect(found.join("\n")).toBe("");
    });

    test.each(GAMES)("the replay and the ending of $name", async (game) => {
      const ann = await annAt(game, "over", { lang, size });
      await opened(ann, `/replay/${ann.id}?at=40`, DRAWN);
      const found = await wrong(ann, sizes, "replay");
      await opened(ann, `/table/${ann.id}`, ".dec .btn.ink");
      await ann.page.locator(".dec .btn.ink").click();
      await ann.page.locator("dialog[open] .winner, dialog[open] table").first().waitFor();
      found.push(...(await wrong(ann, sizes, "ending", "dialog[open]")));
      expect(found.join("\n")).toBe("");
    });

    test("a lesson", async () => {
      const ann = await guest({ name: "Ann", lang, size });
      const found: string[] = [];
      for (const { name } of GAMES) {
        await opened(ann, `/learn/${name}`, "main h2");
        const first = await ann.page.locator(`main a[href^="/learn/${name}/"]`).first().getAttribute("href");
        await opened(ann, first!, DRAWN);
        found.push(...(await wrong(ann, sizes, first!)));
      }
      expect(found.join("\n")).toBe("");
    });
  });
}
