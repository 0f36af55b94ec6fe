/** A first game with a coach: set up from its address, what it says, its warnings, by clicks and keys, and its end. */
import { expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { DESKTOP, guest, PHONE, useBrowser } from "./guest.ts";
import { introduce, seated } from "./rooms.ts";

useBrowser();

test.each([
  { lang: "en", size: DESKTOP, dark: false },
  { lang: "ru", size: PHONE, dark: true },
] as const)("a first game with a coach, in $lang", async ({ lang, size, dark }) => {
  const ann = await guest({ lang, size, scheme: dark ? "dark" : "light" });
  const { page, say } = ann;
  await page.goto("/new/ancient_world?coach=1");
  expect(await page.getByLabel(say("web-coach")).isChecked()).toBe(true);
  expect(await page.getByLabel(say("web-bot-level", { n: 2 })).inputValue()).toBe("pupil");
  await page.getByRole("button", { name: say("web-start-game") }).click();
  await introduce(ann, "Ann");
  await page.waitForURL(/\/table\//);
  await seated(ann);
  const coach = page.getByRole("region", { name: say("web-coach"), exact: true });
  await coach.locator(".matters").waitFor();
  const tip = coach.locator(".counsel");
  const said = await tip.textContent();
  const shot = process.env["SHOTS"];
  if (shot) await page.screenshot({ path: `${shot}/coach_${lang}.png` });
  await inspect(ann, `a tip, ${lang}`);

  await page.reload();
  await seated(ann);
  expect(await tip.textContent()).toBe(said);
  const board = await page.locator(".dec").boundingBox();
  await coach.getByRole("button", { name: say("web-coach-heard") }).click();
  await expect.poll(() => tip.textContent({ timeout: 1000 }).catch(() => "")).not.toBe(said);
  if (size === DESKTOP) expect(await page.locator(".dec").boundingBox()).toEqual(board);

  const passing = page.locator(".dec .answers button").last();
  const asked = await page.locator(".dec h2").first().textContent();
  await passing.focus();
  await page.keyboard.press("Enter");
  const again = page.getByRole("button", { name: say("web-coach-again") });
  await again.waitFor();
  if (shot) await page.screenshot({ path: `${shot}/warned_${lang}.png` });
  await inspect(ann, `a warning, ${lang}`);
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await again.waitFor({ state: "detached" });
  expect(await page.locator(".dec h2").first().textContent()).toBe(asked);

  await passing.click();
  await page.getByRole("button", { name: say("web-coach-anyway") }).click();
  await again.waitFor({ state: "detached" });
});

test("a warning that is not wanted does not come back, and the coach can be sent away and called again", async () => {
  const ann = await guest({ name: "Ann" });
  const { page, say } = ann;
  await page.goto("/new/ancient_world?coach=1");
  await page.getByRole("button", { name: say("web-start-game") }).click();
  await page.waitForURL(/\/table\//);
  await seated(ann);
  const coach = page.getByRole("region", { name: say("web-coach"), exact: true });
  await coach.locator(".counsel").waitFor();
  await coach.getByRole("button", { name: say("web-coach-refuse") }).click();
  const heard = await page.evaluate(() => JSON.parse(localStorage.getItem("teahouse-settings") ?? "{}") as object);
  expect(heard).toMatchObject({ coachUnwanted: [expect.stringMatching(/^ancient_world /)], coach: "first" });

  await page.locator(".dec .answers button").last().click();
  await page
    .locator(".warned")
    .getByRole("button", { name: say("web-coach-refuse") })
    .click();
  await page.locator(".warned").waitFor({ state: "detached" });

  await page.getByRole("button", { name: say("web-settings") }).click();
  const choice = page.getByRole("group", { name: say("web-coach") });
  await choice.getByRole("button", { name: say("web-set-coach-off"), exact: true }).click();
  await coach.waitFor({ state: "detached" });
  await choice.getByRole("button", { name: say("web-set-coach-always"), exact: true }).click();
  await page.getByRole("button", { name: say("web-set-coach-again") }).click();
  await page.keyboard.press("Escape");
  await coach.waitFor();
});
