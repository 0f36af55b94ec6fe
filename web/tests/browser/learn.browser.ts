/** Learning: the way there, one lesson of every game, by clicks and by keys; what is kept, and what cannot be had. */
import { expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { GAMES } from "./games.ts";
import { DESKTOP, forgive, guest, PHONE, TABLET, useBrowser, ZOOMED } from "./guest.ts";
import { clickThrough, keyThrough, lessonsOf } from "./lessons.ts";
import { expectReachable } from "./reach.ts";

useBrowser();

test.each(GAMES)("the first lesson of $name, on a desktop by clicks and with keys alone", async ({ name }) => {
  const ann = await guest();
  const [first] = await lessonsOf(ann, name);
  expect(await clickThrough(ann, name, first!)).toEqual([]);
  await inspect(ann, `${name}: the end of a lesson`);
  const bob = await guest();
  await keyThrough(bob, name, first!);
  expect(await bob.page.evaluate(() => window.heard.pointed)).toBe(0);
});

test("a newcomer is offered a first lesson, goes back to the same step, and is not offered it any more when it is done", async () => {
  const ann = await guest();
  const { page, say } = ann;
  await page.goto("/");
  const offer = page.locator(".offer");
  await offer.getByRole("link", { name: "ZhanGuo" }).click();
  await page.waitForURL(/\/learn\/zhanguo\//);
  const next = page.locator(".guide .on");
  await next.click();
  const [first] = await lessonsOf(ann, "zhanguo");
  const second = say("web-learn-step", { step: 2, count: first!.steps });
  await page.locator(".guide header p", { hasText: second }).waitFor();
  const words = await page.locator(".guide .lead").textContent();
  await page.getByRole("button", { name: "RU", exact: true }).click();
  await expect.poll(() => page.locator(".guide .lead").textContent()).not.toBe(words);
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect.poll(() => page.locator(".guide .lead").textContent()).toBe(words);
  await page
    .getByRole("link", { name: say("web-learn-leave") })
    .first()
    .click();
  await page.getByRole("link", { name: say("web-learn-go-on-step", { step: 2 }) }).click();
  await expect.poll(() => page.locator(".guide .lead").textContent()).toBe(words);
  await page.evaluate(() => window.heard.sockets.at(-1)?.close());
  await next.click();
  await page.locator(".spotlight .wanted").waitFor();

  await clickThrough(ann, "zhanguo", first!);
  await page.getByRole("link", { name: say("web-learn-all-lessons") }).click();
  await page
    .getByText(say("web-learn-done-of", { done: 1, count: 7 }))
    .first()
    .waitFor();
  await page.goto("/");
  await page.locator("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await offer.count()).toBe(0);
});

test("whoever does not want lessons is not asked again", async () => {
  const { page, say } = await guest();
  await page.goto("/");
  await page.getByRole("button", { name: say("web-learn-offer-no") }).click();
  await page.reload();
  await page.locator("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.locator(".offer").count()).toBe(0);
});

test("another move is not made: the lesson says what it wants, and shows it", async () => {
  const ann = await guest();
  const { page, say } = ann;
  const [first] = await lessonsOf(ann, "zhanguo");
  await page.goto(`/learn/zhanguo/${first!.id}`);
  const next = page.locator(".guide .on");
  await next.click();
  await next.click();
  await page.locator(".spotlight .wanted").waitFor();
  const wanted = await page.evaluate(() => window.heard.lesson!.moves);
  await page.locator(`#hand .lit:not([data-pieces*="${wanted[0]}|"])`).first().click();
  const instead = page.locator(".bubble .instead");
  await instead.waitFor();
  await instead.getByRole("button", { name: say("web-learn-why-not") }).click();
  await instead.getByRole("button", { name: say("web-learn-show-me") }).click();
  await page.locator(".spotlight.calling .wanted").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-pieces"))).toContain(wanted[0]);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => window.heard.lesson?.step === 4);
});

test.each([
  ["a large screen", DESKTOP],
  ["a tablet", TABLET],
  ["a phone", PHONE],
  ["a page at 200 %", ZOOMED],
])("the pages for learning are clean and within reach on %s", async (_, size) => {
  const ann = await guest({ lang: "ru", size });
  const { page } = ann;
  for (const address of ["/", "/learn", ...GAMES.map(({ name }) => `/learn/${name}`), "/learn/zhanguo/none"]) {
    await page.goto(address);
    await page.locator("main h1, header h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    await expectReachable(ann, address);
    await inspect(ann, `${address} ${size.width}`);
  }
  for (const { name } of GAMES) {
    const [first] = await lessonsOf(ann, name);
    await page.goto(`/learn/${name}/${first!.id}`);
    await page.locator(".guide").waitFor();
    await inspect(ann, `the first lesson of ${name} ${size.width}`);
  }
});

test("an unknown game has no lessons, and says so", async () => {
  const ann = await guest();
  await ann.page.goto("/learn/chess");
  await ann.page.locator(".sorry").waitFor();
  forgive(ann, /404/);
});
