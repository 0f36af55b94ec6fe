/** A review: a finished game is opened from the list, looked at by the sage, read by keys, and gone on with. */
import { expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { DESKTOP, guest, PHONE, useBrowser } from "./guest.ts";
import { photograph } from "./play.ts";
import { expectReachable } from "./reach.ts";

useBrowser();

const SAMPLE = "sample-ancient_world-1_photo_finish";

test.each([
  ["en", DESKTOP],
  ["ru", PHONE],
] as const)("a finished game is reviewed (%s)", async (lang, size) => {
  const ann = await guest({ name: "Ann", lang, size });
  const { page, say } = ann;
  const look = async (name: string): Promise<void> => {
    if (process.env["PICTURES"]) console.log(await photograph(page, `review-${name}-${lang}`));
  };
  await page.goto(`/replay/${SAMPLE}`);
  await page.getByRole("link", { name: say("web-review"), exact: true }).click();
  await page.waitForURL(/\/review\//);
  const begin = page.getByRole("button", { name: say("web-review-begin") });
  const shown = page.getByRole("heading", { name: say("web-review-luck") });
  await begin.or(shown).first().waitFor();
  if (await begin.isVisible()) {
    await begin.click();
    await page.locator("progress").waitFor();
    await look("running");
  }
  await shown.waitFor({ timeout: 240_000 });
  await page.locator(".right .stage").waitFor();
  await look("done");
  expect(await page.locator(".curve svg polyline").count()).toBe(3);
  await inspect(ann, "a review");
  await expectReachable(ann, "a review");

  const marks = page.locator("button.dot");
  const count = await marks.count();
  expect(count).toBeGreaterThan(0);
  if (size === DESKTOP && count > 1) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => marks.nth(1).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: say("web-review-open") }).click();
    await look("open");
  }
  const at = /\d+/.exec((await page.locator(".right footer a").getAttribute("href"))?.split("at=")[1] ?? "")?.[0];
  await page
    .locator(".right")
    .getByRole("button", { name: say("web-review-try") })
    .click();
  await page.getByRole("button", { name: say("web-branch-go") }).click();
  await page.waitForURL(/\/table\//);
  const made = await page.request.get(`/api/tables/${page.url().split("/table/")[1] ?? ""}`);
  expect(String(((await made.json()) as { branch_at: number }).branch_at)).toBe(at);
});
