/** The living rulebook: chapters that open, a search that answers by mouse and keyboard, addresses of clauses, paper. */
import { describe, expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { GAMES } from "./games.ts";
import { DESKTOP, guest, PHONE, TABLET, useBrowser } from "./guest.ts";
import { expectReachable } from "./reach.ts";

useBrowser();

describe.each([
  { lang: "en" as const, ask: "how do I win", wrong: "fortificatoin", size: DESKTOP },
  { lang: "ru" as const, ask: "как победить", wrong: "укрипление", size: PHONE },
])("the rules in $lang", ({ lang, ask, wrong, size }) => {
  test("are chapters, drawn when they are opened", async () => {
    const ann = await guest({ name: "Ann", lang, size });
    const { page } = ann;
    await page.goto("/rules");
    await page.locator('main a[href="/rules/great_wall"]').click();
    await page.locator("details summary h2").first().waitFor();
    expect(await page.locator("[data-clause] li").count()).toBe(0);
    await page.locator("details summary").nth(1).click();
    await page.locator('li[data-clause="GW-FLW-04"]').waitFor();
    expect(await page.locator('li[data-clause="GW-SET-01"]').count()).toBe(0);
    await inspect(ann, "rules: chapters");
  });

  test("answer questions, and Enter leads to the clause", async () => {
    const ann = await guest({ name: "Ann", lang, size });
    const { page } = ann;
    await page.goto("/rules/great_wall");
    await page.locator("details summary").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(ask);
    await page.locator('[data-answer="term:honour"][aria-selected="true"]').waitFor();
    await inspect(ann, "rules: answers");
    expect(await page.locator("mark").count()).toBeGreaterThan(0);
    const best = page.getByRole("listbox").getByRole("group").first().locator('[data-answer^="GW-"]').first();
    const id = (await best.getAttribute("data-answer"))!;
    while ((await best.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(`li.sought[data-clause="${id}"]`).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    expect(await page.locator("#rules-search").inputValue()).toBe("");
  });

  test("understand a misspelt word, and say so where nothing answers", async () => {
    const ann = await guest({ name: "Ann", lang, size });
    const { page } = ann;
    await page.goto("/rules/great_wall");
    await page.locator("#rules-search").fill(wrong);
    await page.getByRole("listbox").getByRole("group").first().locator('[data-answer="term:fortification"]').waitFor();
    await page.locator("#rules-search").fill("qqqqqq");
    await page.locator(".none button").first().waitFor();
    await inspect(ann, "rules: nothing found");
    await page.locator(".none button").first().click();
    await page.locator("[data-answer]").first().waitFor();
  });
});

test("an address of a clause opens its chapter and shows it below the search", async () => {
  const { page } = await guest({ name: "Ann", lang: "en" });
  await page.goto("/rules/great_wall#GW-ATK-11");
  const sought = page.locator('li.sought[data-clause="GW-ATK-11"]');
  await sought.waitFor();
  await expect.poll(async () => (await sought.boundingBox())!.y).toBeLessThan(400);
  const [head, row] = [await page.locator(".rules .head").boundingBox(), await sought.boundingBox()];
  expect(row!.y).toBeGreaterThanOrEqual(head!.y + head!.height - 1);
});

test("on paper every chapter is open", async () => {
  const { page } = await guest({ name: "Ann", lang: "en" });
  await page.goto("/rules/ancient_world");
  await page.locator("details summary").first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect.poll(() => page.locator("li[data-clause]").count()).toBe(336);
});

test.each([DESKTOP, TABLET, PHONE])("chapters and examples are clean and within reach, $width pixels", async (size) => {
  const ann = await guest({ name: "Ann", lang: "ru", size });
  const { page, say } = ann;
  for (const { name } of GAMES) {
    await page.goto(`/rules/${name}`);
    await page.locator("details summary").nth(3).click();
    const shown = page.locator('li[data-clause] a[href$="/example"]').first();
    await shown.waitFor();
    await inspect(ann, `the rules of ${name}`);
    await expectReachable(ann, `the rules of ${name}`);
    await shown.click();
    await page.locator(".step-bar").waitFor();
    const next = page.locator(".step-bar").getByRole("button", { name: say("web-example-next") });
    await page.locator(".piece, .spot").first().waitFor();
    while (await next.isVisible()) await next.click();
    await inspect(ann, `an example of ${name}`);
    await expectReachable(ann, `an example of ${name}`);
  }
});
