/** A tournament of bots: set up by a host, started, and its standings read when it is over. */
import { expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { guest, useBrowser } from "./guest.ts";
import { introduce } from "./rooms.ts";
import { DESKTOP, PHONE } from "./visitor.ts";

useBrowser();

/** Where to leave pictures for whoever looks at them. */
const shot = process.env["TEAHOUSE_SHOTS"];

test.each([
  ["en", DESKTOP],
  ["ru", PHONE],
] as const)("a small Swiss from its set-up to the last standings, in %s", async (lang, size) => {
  const host = await guest({ lang, size });
  const { page, say } = host;
  const picture = async (name: string): Promise<void> => {
    if (shot) await page.screenshot({ path: `${shot}/tournament_${name}_${lang}.png`, fullPage: true });
  };

  await page.goto("/tournaments");
  await page.getByLabel(say("web-tournament-title")).fill("Bamboo");
  await page.getByLabel(say("web-tournament-game")).selectOption("ancient_world");
  await page.getByLabel(say("web-tournament-rounds")).fill("2");
  await page.getByLabel(say("web-tournament-bots")).fill("4");
  await page.getByLabel(say("web-tournament-level")).selectOption("random");
  await page.getByLabel(say("web-tournament-plays")).uncheck();
  await picture("setup");
  await inspect(host, "tournament");
  await page.getByRole("button", { name: say("web-tournament-create") }).click();
  await introduce(host, "Ann");
  await page.waitForURL(/\/tournaments\/./);
  await page.getByRole("button", { name: say("web-tournament-start") }).click();
  await page.getByText(say("web-tournament-state-over"), { exact: false }).waitFor({ timeout: 120_000 });
  expect(await page.locator("table tbody tr").count()).toBeGreaterThanOrEqual(4);
  await picture("over");
  await inspect(host, "tournament");
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);

  await page.goto("/tournaments");
  await page.getByText("Bamboo").first().waitFor();
  await picture("list");
});
