/** What every table can do, for every game. */
import { describe, expect, test } from "vitest";

import type { View } from "../../src/wire";
import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { DESKTOP, guest, PHONE, useBrowser, ZOOMED, type Guest } from "./guest.ts";
import { annAt } from "./moments.ts";
import { Clicker } from "./play.ts";
import { expectReachable } from "./reach.ts";
import { question, seated, sitAt } from "./rooms.ts";
import { roundOf } from "./rounds.ts";

useBrowser();

async function lit({ page }: Guest): Promise<string[]> {
  const found = page.locator(".piece.lit, button.spot.lit");
  return (await found.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("data-piece") ?? ""))).sort();
}

async function heardAfter(ann: Guest, act: () => Promise<void>): Promise<void> {
  const views = await ann.page.evaluate(() => window.heard.views);
  await act();
  await ann.page.waitForFunction((before) => window.heard.views > before && window.heard.open === 0, views);
}

/** How far the page and the board reach beyond what is seen of them, once everything is laid out. */
async function beyond({ page }: Guest): Promise<Record<"page" | "board", number[]>> {
  return page.evaluate(async () => {
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
    const over = (element: Element | null): number[] =>
      element ? [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight] : [];
    return { page: over(document.scrollingElement), board: over(document.querySelector(".board")) };
  });
}

describe.each(GAMES)("$name", (game) => {
  test("a page loaded again in the middle of a decision asks the same", async () => {
    const ann = await annAt(game, "late");
    await sitAt(ann, ann.id);
    const before = { asked: await question(ann).innerText(), lit: await lit(ann) };
    await ann.page.reload();
    await seated(ann);
    expect({ asked: await question(ann).innerText(), lit: await lit(ann) }).toEqual(before);
  });

  test("undo goes one move back, restart to the beginning of the turn", async () => {
    const ann = await guest({ name: "Ann" });
    const { page, say } = ann;
    const asked: string[] = [];
    const { id } = await ann.api.newTable({
      game: game.name,
      seats: [{ who: "me" }, ...bots(game.hotSeat.length - 1)],
    });
    await ann.api.playUntil(id, new Chance(game.name), (view) => {
      if (!view.can_undo) asked.length = 0;
      asked.push(view.asked?.question ?? "");
      return asked.length > 2;
    });
    await sitAt(ann, id);
    const [first, second, third] = asked as [string, string, string];
    expect(await question(ann).innerText()).toContain(third);
    await heardAfter(ann, () => page.getByRole("button", { name: say("web-undo"), exact: true }).click());
    expect(await question(ann).innerText()).toContain(second);
    const start = page.getByRole("button", { name: say("web-restart"), exact: true });
    await heardAfter(ann, () => start.click());
    expect(await question(ann).innerText()).toContain(first);
    expect(await start.count()).toBe(0);
    expect(await page.locator("#log .undone").count()).toBeGreaterThan(0);
  });

  test("a piece that cannot be played says why, with its clause and the way to the rule", async () => {
    const ann = await annAt(game, "early");
    const { page, say } = ann;
    await sitAt(ann, ann.id);
    const dim = page.locator(".board [aria-disabled='true'], #hand [aria-disabled='true']");
    const note = page.locator("[data-popover]");
    let clause = "";
    for (let i = 0; i < (await dim.count()) && !clause; i += 1) {
      await dim.nth(i).focus();
      await page.keyboard.press("Enter");
      await note.locator("article").first().waitFor();
      expect(await note.locator("article").first().innerText()).not.toBe("");
      if ((await note.locator(".clause").count()) > 0) clause = await note.locator(".clause").first().innerText();
      else await page.keyboard.press("Escape");
    }
    expect(clause.startsWith(game.clauses)).toBe(true);
    await note.locator("summary").first().click();
    await note
      .getByRole("button", { name: say("web-open-rule") })
      .first()
      .click();
    const sought = page.getByRole("dialog").locator(".sought");
    await sought.waitFor();
    expect(await sought.innerText()).toContain(clause);
    const [room, box] = [await page.locator("dialog .rules").boundingBox(), await sought.boundingBox()];
    expect(box!.y).toBeGreaterThanOrEqual(room!.y - 1);
    expect(box!.y).toBeLessThan(room!.y + room!.height);
    const link = page.getByRole("link", { name: say("web-rules-own-page") });
    expect(await link.getAttribute("href")).toBe(`/rules/${game.name}#${clause}`);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });
  });

  test("another language is spoken at once, without loading the page", async () => {
    const ann = await annAt(game, "late");
    const { page } = ann;
    await sitAt(ann, ann.id);
    const english = await question(ann).innerText();
    await page.evaluate(() => document.body.setAttribute("data-same-page", "yes"));
    await page.locator(".top button[lang='ru']").click();
    await page.waitForFunction(() => /[а-я]/i.test(document.querySelector(".dec.act h2")?.textContent ?? ""));
    expect(await page.locator("html").getAttribute("lang")).toBe("ru");
    for (const line of await page.locator("#log li:not(.heading) > span").allInnerTexts())
      expect(line).toMatch(/[а-я]/i);
    expect(await page.locator(".dec .answers").innerText()).toMatch(/[а-я]/i);
    await page.locator(".top button[lang='en']").click();
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>(".dec.act h2")?.innerText === text,
      english,
    );
    expect(await page.locator("body[data-same-page]").count()).toBe(1);
    // What Ann likes goes with her to the next test.
    await page.waitForFunction(() => localStorage.getItem("teahouse-unsent") === "[]");
  });

  test("1366×768 holds the whole table", async () => {
    const ann = await guest({ name: "Ann", lang: "ru" });
    const { id } = await ann.api.newTable({ game: game.name, seats: [{ who: "me" }, ...bots(game.bots.seats - 1)] });
    await ann.api.playUntil(id, new Chance(game.name), (view) => roundOf(view) >= game.late, game.wanted);
    await sitAt(ann, id);
    const clicker = new Clicker(ann, new Chance("large"));
    for (let i = 0; i < 6; i += 1) {
      expect(await beyond(ann), await question(ann).innerText()).toEqual({ page: [0, 0], board: [0, 0] });
      if (!(await clicker.click())) break;
      await question(ann).waitFor();
    }
  });

  test("1366×768 holds a question longer than any", async () => {
    const ann = await annAt(game, "late", { lang: "ru" });
    const long =
      "После атаки вашего копейщика или всадника (Гвардия кешиктенов, средний участок): что сыграете? ".repeat(2);
    await ann.page.routeWebSocket(/./, (page) => {
      const server = page.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as View & { type: string };
        if (message.type === "view" && message.asked) Object.assign(message.asked, { question: long, reaction: long });
        page.send(JSON.stringify(message));
      });
    });
    await sitAt(ann, ann.id);
    expect(await question(ann).innerText()).toContain(long.trim());
    expect(await beyond(ann)).toEqual({ page: [0, 0], board: [0, 0] });
  });

  test.each([
    ["a phone", PHONE],
    ["a page at 200 %", ZOOMED],
  ])("%s shows the question and everything else", async (_, size) => {
    const ann = await annAt(game, "late", { size });
    const { page } = ann;
    await sitAt(ann, ann.id);
    const tabs = page.getByRole("tab");
    for (let i = 0; i < (await tabs.count()); i += 1) {
      await tabs.nth(i).click();
      await expectReachable(ann, await tabs.nth(i).innerText());
      const box = await page.locator(".dec").boundingBox();
      expect(box!.y + Math.min(box!.height, 60)).toBeLessThanOrEqual(size.height);
      const part = await page.getByRole("tabpanel").boundingBox();
      expect(part!.height).toBeGreaterThan(size.height * 0.25);
    }
    await tabs.first().click();
    const clicker = new Clicker(ann, new Chance("small"));
    for (let i = 0; i < 8; i += 1) if (!(await clicker.click())) break;
  });

  test("a card is read large under the pointer, and the rules are searched", async () => {
    const ann = await annAt(game, "late");
    const { page, say } = ann;
    await sitAt(ann, ann.id);
    await page.locator("[data-card]:visible").first().hover();
    const large = page.locator("[data-popover]");
    await large.waitFor();
    expect((await large.innerText()).length).toBeGreaterThan(3);
    await page.getByRole("button", { name: say("web-rules"), exact: true }).click();
    await page.locator("#rules-search").fill(game.clauses.toLowerCase());
    await page.locator("dialog [data-answer]").first().waitFor();
    await page.locator("#rules-search").fill("zzzzzz");
    await page.getByText(say("web-rules-nothing", { query: "zzzzzz" })).waitFor();
  });
});

test.each([
  ["a large screen", DESKTOP],
  ["a phone", PHONE],
])("a hint is seen on %s, and played", async (_, size) => {
  const ann = await guest({ name: "Ann", lang: "ru", size });
  const { id } = await ann.api.newTable({ game: "great_wall", seats: [{ who: "me" }, ...bots(1)] });
  await sitAt(ann, id);
  await ann.page.getByRole("button", { name: ann.say("web-hint"), exact: true }).click();
  const best = ann.page.locator(".hints li button").first();
  await best.waitFor();
  const onTop = await best.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === button;
  });
  expect(onTop).toBe(true);
  await heardAfter(ann, () => best.click());
});
