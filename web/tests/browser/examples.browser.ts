/** Clauses shown on the board: from the rules to the example, step by step, by mouse, keyboard and touch. */
import { expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { DESKTOP, guest, PHONE, useBrowser } from "./guest.ts";
import { expectReachable } from "./reach.ts";

useBrowser();

test("a clause of the rules is shown: what is done, what is refused and why", async () => {
  const ann = await guest({ size: DESKTOP });
  const { page, say } = ann;
  await page.goto("/rules/ancient_world#AW-BLD-06");
  await page.getByRole("link", { name: say("web-example-show-of", { id: "AW-BLD-06" }) }).click();
  await page.waitForURL(/\/rules\/ancient_world\/AW-BLD-06\/example$/);
  const bar = page.locator(".step-bar");
  const next = bar.getByRole("button", { name: say("web-example-next") });
  const back = bar.getByRole("button", { name: say("web-example-back") });
  await page.locator(".piece, .spot").first().waitFor();
  expect(await back.isDisabled()).toBe(true);
  while (await next.isVisible()) await next.click();
  await bar.getByText(say("web-have-need", { have: 0, need: 1 })).waitFor();
  await bar.getByText(say("web-example-refused")).waitFor();
  await expect.poll(() => page.locator(".tried.refused").count()).toBeGreaterThan(0);
  await inspect(ann, "an example");
  await expectReachable(ann, "an example");
  await bar.getByRole("link", { name: say("web-example-back-to-rules") }).click();
  await page.waitForURL(/\/rules\/ancient_world#AW-BLD-06$/);
});

test("an example is stepped through with keys, and by making its moves", async () => {
  const ann = await guest({ size: DESKTOP });
  const { page, say } = ann;
  await page.goto("/rules/great_wall/GW-ATK-03/example");
  const bar = page.locator(".step-bar");
  const at = (step: number): Promise<void> =>
    bar
      .locator("small")
      .filter({ hasText: new RegExp(`^${step} `) })
      .waitFor();
  await at(1);
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.keyboard.press("ArrowLeft");
  await at(1);
  const lit = page.locator(".piece.lit, .spot.lit");
  await lit.first().waitFor();
  const told = await page.evaluate(async () => (await fetch("/api/rules/great_wall/GW-ATK-03/example")).json());
  await page.locator(`[data-pieces*="|${told.steps[1].move}|"]`).first().click();
  await at(2);
  await page.keyboard.press("Home");
  await page.locator(`.lit:not([data-pieces*="|${told.steps[1].move}|"])`).first().click();
  await bar.getByText(say("web-example-strayed")).waitFor();
});

test("on a phone everything of an example is in reach, in Russian too", async () => {
  const ann = await guest({ lang: "ru", size: PHONE });
  const { page, say } = ann;
  for (const [game, clause] of [
    ["great_wall", "GW-ATK-03"],
    ["zhanguo", "ZG-UNI-03"],
    ["ancient_world", "AW-BLD-06"],
  ]) {
    await page.goto(`/rules/${game}/${clause}/example`);
    const next = page.locator(".step-bar").getByRole("button", { name: say("web-example-next") });
    await page.locator(".piece, .spot").first().waitFor();
    while (await next.isVisible()) {
      await next.click();
      await expectReachable(ann, `an example of ${clause}`);
    }
    await page.getByRole("tab", { name: say("web-example-rule") }).click();
    await page.locator(".beside-board").getByText(clause!).waitFor();
  }
});
