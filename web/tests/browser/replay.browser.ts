/** Finished games: the list, the scrubber, other eyes, and playing on. */
import { expect, test } from "vitest";

import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { useBrowser } from "./guest.ts";
import { annAt } from "./moments.ts";
import { Clicker } from "./play.ts";
import { tableId } from "./rooms.ts";

useBrowser();

test.each(GAMES)("a finished game of $name is watched, and played on", async (game) => {
  const ann = await annAt(game, "over");
  const { page, say, id } = ann;

  await page.goto("/replay");
  await page.locator(`a[href="/replay/${id}"]`).click();
  const slider = page.getByRole("slider", { name: say("web-replay-where") });
  const now = page.locator(".scrubber .now-line");
  const step = async (): Promise<number> => Number(await slider.inputValue());
  const at = (wanted: number): Promise<void> =>
    now.getByText(say("web-replay-step", { step: wanted, of: last })).waitFor();
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  expect(await step()).toBe(0);
  expect(last).toBeGreaterThan(20);

  const middle = Math.round(last / 2);
  await slider.fill(String(middle));
  await at(middle);
  const line = await now.innerText();
  await page.getByRole("button", { name: say("web-replay-on") }).click();
  await at(middle + 1);
  expect(await now.innerText()).not.toBe(line);
  await page.getByRole("button", { name: say("web-replay-back") }).click();
  await at(middle);
  expect(await now.innerText()).toBe(line);
  await page.getByRole("button", { name: say("web-replay-play"), exact: true }).click();
  await page.locator(".scrubber select").first().selectOption("250");
  await expect.poll(step).toBeGreaterThan(middle + 1);
  await page.getByRole("button", { name: say("web-replay-pause") }).click();

  await page.getByRole("button", { name: say("web-replay-last") }).click();
  await at(last);
  await page.getByRole("button", { name: say("web-replay-first") }).click();
  await at(0);
  await slider.fill(String(middle));
  await at(middle);
  const told = page.locator("#log li button.bare");
  const wanted = Math.floor((await told.count()) / 2);
  await told.nth(wanted).click();
  await expect.poll(step).toBeLessThan(middle);
  const bar = await page.locator(".scrubber").boundingBox();
  expect(bar!.height).toBeLessThan(100);
  const board = page.locator(".board").first();
  expect(await board.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(0);
  await slider.fill(String(middle));
  await at(middle);

  const eyes = page.getByLabel(say("web-eyes"));
  const hand = page.getByRole("region", { name: say("web-hand") });
  await eyes.selectOption("-1");
  expect(await hand.count()).toBe(0);
  await eyes.selectOption("1");
  await hand.waitFor();
  await slider.fill(String(middle));
  await at(middle);
  await page.waitForURL(/eyes=1/);
  await page.reload();
  await at(middle);
  expect(await eyes.inputValue()).toBe("1");
  expect(await page.locator(".lit").count()).toBe(0);

  await page.getByRole("button", { name: say("web-branch") }).click();
  await page.getByRole("dialog").locator("li").first().waitFor();
  await page.getByRole("button", { name: say("web-branch-go"), exact: true }).click();
  await page.waitForURL(/\/table\//);
  const branch = await ann.api.table(tableId(ann));
  expect(branch).toMatchObject({ branch_of: id, state: "playing" });
  expect(branch.seats.map((seat) => seat.who)[1]).toBe("person");
  const clicker = new Clicker(ann, new Chance("branch"));
  for (let i = 0; i < 3; i += 1) if (!(await clicker.click())) break;
});
