/** What words and signs of a game mean: on hover and focus in the question, on the board, and in the list. */
import { expect, it } from "vitest";

import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { guest, PHONE, useBrowser, type Guest, type Wish } from "./guest.ts";

useBrowser();

const NOTE = ".term-note";
const PATIENCE = 120_000;

/** At a table of The Great Wall, where an order asks for something. */
async function seated(wish: Wish): Promise<Guest> {
  const ann = await guest({ name: "Ann", ...wish });
  const { id } = await ann.api.newTable({ game: "great_wall", seats: [{ who: "me" }, ...bots(2)] });
  await ann.api.playUntil(
    id,
    new Chance("glossary"),
    ({ asked }) =>
      asked?.cause.includes("order") === true &&
      asked.options.some(({ text }) => /official|spearman|archer/.test(text)),
  );
  await ann.page.goto(`/table/${id}`);
  await ann.page.locator(".dec .term[role]").first().waitFor();
  return ann;
}

it(
  "a word of the question tells what it means where the pointer rests, and with the keyboard",
  async () => {
    const ann = await seated({});
    const { page } = ann;
    const term = page.locator(".dec .term[role]").first();
    const note = page.locator(NOTE);
    await term.hover();
    await note.waitFor();
    expect(await note.locator("b").textContent()).toBeTruthy();
    expect(await term.getAttribute("aria-describedby")).toBe("term-note");
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });

    await page.mouse.move(1, 1);
    await page
      .locator(".dec .cause")
      .evaluate((cause) => cause.closest<HTMLElement>(".dec")?.setAttribute("tabindex", "-1"));
    await page.locator(".dec").focus();
    await page.keyboard.press("Tab");
    await note.waitFor();
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });
  },
  PATIENCE,
);

it(
  "a finger taps a word of the question and reads what it means, and another tap puts the note away",
  async () => {
    const { page } = await seated({ size: PHONE });
    const note = page.locator(NOTE);
    await page.locator(".dec .term[role]").first().tap();
    await note.waitFor();
    expect(await note.locator("b").textContent()).toBeTruthy();
    await page
      .locator("header")
      .first()
      .tap({ position: { x: 4, y: 4 } });
    await note.waitFor({ state: "detached" });
  },
  PATIENCE,
);

it(
  "a finger that stays on a word of an answer reads what it means, and gives no answer",
  async () => {
    const { page, context } = await seated({ size: PHONE });
    const word = page.locator("[data-answer] .term").first();
    await word.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await word.boundingBox())!;
    const before = await page.evaluate(() => window.heard.version);
    const asked = await page.locator(".dec h2").innerText();
    const line = await context.newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.locator(NOTE).waitFor();
    await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await page.locator(NOTE).locator("b").textContent()).toBeTruthy();
    expect(await page.evaluate(() => window.heard.open)).toBe(0);
    expect(await page.evaluate(() => window.heard.version)).toBe(before);
    expect(await page.locator(".dec h2").innerText()).toBe(asked);
  },
  PATIENCE,
);

it("words of a lesson tell what they mean, by pointer and by key, and the teacher stays where they stand", async () => {
  const { page } = await guest({ name: "Ann" });
  await page.goto("/learn/great_wall/gw-1-first-autumn");
  const term = page.locator(".bubble .told .term[role]").first();
  await term.waitFor();
  const stands = await page.locator(".bubble").boundingBox();
  await term.hover();
  await page.locator(NOTE).waitFor();
  expect(await page.locator(".bubble").boundingBox()).toEqual(stands);
  await page.keyboard.press("Escape");
  await page.locator(NOTE).waitFor({ state: "detached" });
  await page.mouse.move(1, 1);
  await page.keyboard.press("t");
  await page.keyboard.press("Tab");
  while (!(await page.evaluate(() => document.activeElement?.matches(".told .term") ?? false)))
    await page.keyboard.press("Tab");
  await page.locator(NOTE).waitFor();
});

it.each(["great_wall", "zhanguo", "ancient_world"])(
  "signs of the board say their names, and stand with all words beside the rules: %s",
  async (game) => {
    const ann = await guest({ name: "Ann" });
    const { page, say } = ann;
    const { id } = await ann.api.newTable({ game, seats: [{ who: "me" }, ...bots(2)] });
    await page.goto(`/table/${id}`);
    await page.locator(".stocks [data-icon]").first().waitFor();
    await page.locator(".log .term, #log .term, .dec .term").first().waitFor();
    await page.locator(".stocks [data-icon]").first().hover();
    await page.locator(NOTE).waitFor();
    await page.mouse.move(1, 1);
    await page.locator(NOTE).waitFor({ state: "detached" });

    await page.keyboard.press("/");
    const drawer = page.locator("dialog[open]");
    await drawer.getByRole("button", { name: say("web-glossary") }).click();
    await drawer.locator("dt").first().waitFor();
    const all = await drawer.locator("dt").count();
    await drawer.getByPlaceholder(say("web-glossary-search")).fill("how do i win");
    await expect.poll(() => drawer.locator("dt").count()).toBeLessThan(all);
    expect(await drawer.locator("dt").first().textContent()).toMatch(/honour|points/i);
    await drawer.getByRole("button", { name: say("web-legend") }).click();
    await drawer.locator(".legend .sign use[href*='#']").first().waitFor();
  },
  PATIENCE,
);

it(
  "who knows the words sees none underlined",
  async () => {
    const { page } = await seated({});
    await page
      .locator("header")
      .getByRole("button", { name: /settings/i })
      .click();
    await page.getByRole("checkbox", { name: /underlined/i }).uncheck();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".term").count()).toBe(0);
  },
  PATIENCE,
);
