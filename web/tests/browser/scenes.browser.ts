/** A winter of The Great Wall as somebody sees it who plays: the stage, its keys, the decision under it, the log. */
import { expect, it } from "vitest";

import type { View } from "../../src/wire";
import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { guest, useBrowser } from "./guest.ts";
import { seated } from "./rooms.ts";

useBrowser();

const decided = (view: View): boolean =>
  view.scenes.some((scene) => scene.steps.some((step) => step.acts.some((act) => act.numbers.length > 0)));

it("steps through a winter with the keyboard, answers under it, and finds it again in the log", async () => {
  const ann = await guest({ name: "Ann", scenes: true });
  const { page, api } = ann;
  const { id } = await api.newTable({ game: "great_wall", seats: [{ who: "me" }, ...bots(2)] });
  await page.goto(`/table/${id}`);
  await seated(ann);
  await api.playUntil(id, new Chance("winter"), decided);

  const stage = page.locator(".stage");
  await stage.waitFor();
  expect(await stage.locator("h2").textContent()).toMatch(/Winter of year 1/);
  const pages = page.locator(".stage .clash");
  const told = await pages.count();
  expect(told).toBeGreaterThan(0);

  const answer = page.locator(".dec.act button").first();
  const reachable = await answer.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (button.contains(hit) || hit.contains(button));
  });
  expect(reachable).toBe(true);

  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => stage.locator("[aria-current='step']").textContent()).toContain("Assault");
  await page.keyboard.press("Escape");
  await stage.waitFor({ state: "detached" });
  await page.locator(".show").last().click();
  await stage.waitFor();
  await page.keyboard.press("Escape");
  await stage.waitFor({ state: "detached" });
}, 120_000);
