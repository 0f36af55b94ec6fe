/** A phone: the board is one surface, a question opens where its pieces are, a finger that stays plays nothing. */
import { describe, expect, test } from "vitest";

import { GAMES } from "./games.ts";
import { LYING, PHONE, useBrowser, type Guest } from "./guest.ts";
import { annAt } from "./moments.ts";
import { question, sitAt } from "./rooms.ts";

useBrowser();

interface Finger {
  x: number;
  y: number;
}

/** Fingers come down, go through these places, and are lifted. */
async function touch(
  { page, context }: Guest,
  ways: readonly (readonly Finger[])[],
  held?: () => Promise<void>,
): Promise<void> {
  const session = await context.newCDPSession(page);
  const points = (fingers: readonly Finger[]): { x: number; y: number; id: number }[] =>
    fingers.map((finger, id) => ({ ...finger, id }));
  const [first, ...rest] = ways;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(first!) });
  for (const way of rest)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(way) });
  await held?.();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Runs in the page: whether something lit, or an answer, can be pressed where one is. */
function answerable(): boolean {
  const seen = (element: Element): boolean => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    if (width === 0) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return [...document.querySelectorAll(".part .lit[data-piece]")].some(seen);
}

describe.each(GAMES)("$name", (game) => {
  test.each(["early", "late"] as const)("opens a question where its pieces are, %s", async (when) => {
    const ann = await annAt(game, when, { size: PHONE });
    await sitAt(ann, ann.id);
    const lit = await ann.page.locator(".part .lit[data-piece]").count();
    if (lit > 0) await expect.poll(() => ann.page.evaluate(answerable)).toBe(true);
    // What led here, and what can be done about it, are a line or two.
    expect((await ann.page.locator(".dec .cause").boundingBox())!.height).toBeLessThan(60);
  });

  test("shows all of the board, and leads to each part of it", async () => {
    const ann = await annAt(game, "late", { size: PHONE });
    const { page, say } = ann;
    await sitAt(ann, ann.id);
    await page.locator("#tab-board").click();
    await page.getByRole("button", { name: say("web-whole-board") }).click();
    const beyond = (): Promise<number[]> =>
      page.locator(".surface").evaluate((at) => [at.scrollWidth - at.clientWidth, at.scrollHeight - at.clientHeight]);
    await expect.poll(async () => Math.max(...(await beyond()))).toBeLessThanOrEqual(1);
    const chips = page.locator(".chips .chip");
    for (let i = 0; i < (await chips.count()); i += 1) {
      await chips.nth(i).click();
      const part = await chips.nth(i).getAttribute("data-leads");
      const [box, room] = [page.locator(`[data-part="${part}"]`), page.locator(".surface")];
      await expect
        .poll(async () => {
          const [at, frame] = [(await box.boundingBox())!, (await room.boundingBox())!];
          return Math.min(at.x + at.width, frame.x + frame.width) - Math.max(at.x, frame.x);
        })
        .toBeGreaterThan(200);
    }
  });

  test("is pinched", async () => {
    const ann = await annAt(game, "late", { size: PHONE });
    await sitAt(ann, ann.id);
    await ann.page.locator("#tab-board").click();
    const box = (await ann.page.locator(".surface").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const apart = (by: number): Finger[] => [{ x: x - by, y }, { x: x + by, y }]; // prettier-ignore
    const zoom = (): Promise<number> =>
      ann.page.locator(".surface > .ground").evaluate((ground) => Number(getComputedStyle(ground).zoom));
    expect(await zoom()).toBe(1);
    await touch(ann, [apart(40), apart(50), apart(60)]);
    await expect.poll(zoom).toBeGreaterThan(1.2);
    await touch(ann, [apart(80), apart(50), apart(10)]);
    await expect.poll(zoom).toBeLessThan(0.8);
  });

  test("reads a card that a finger holds, and plays nothing", async () => {
    const ann = await annAt(game, "early", { size: PHONE });
    const { page } = ann;
    await sitAt(ann, ann.id);
    const before = { asked: await question(ann).innerText(), owed: await page.evaluate(() => window.heard.owed) };
    await page.locator("#tab-hand").click();
    const card = page.locator("#hand [data-card]:visible").first();
    if ((await card.count()) === 0) return;
    const box = (await card.boundingBox())!;
    const large = page.locator("[data-popover]");
    await touch(ann, [[{ x: box.x + box.width / 2, y: box.y + Math.min(30, box.height / 2) }]], () => large.waitFor());
    await large.waitFor();
    expect({ asked: await question(ann).innerText(), owed: await page.evaluate(() => window.heard.owed) }).toEqual(
      before,
    );
  });

  test("lies with the question beside the board, which is no lower for it", async () => {
    const ann = await annAt(game, "late", { size: LYING });
    await sitAt(ann, ann.id);
    const [part, bar] = [
      (await ann.page.getByRole("tabpanel").boundingBox())!,
      (await ann.page.locator(".dec").boundingBox())!,
    ];
    expect(bar.x).toBeGreaterThanOrEqual(part.x + part.width - 1);
    expect(part.height).toBeGreaterThan(LYING.height * 0.7);
  });

  test("asks in no more than a third of the screen, what one has beside it", async () => {
    const ann = await annAt(game, "late", { size: PHONE });
    await sitAt(ann, ann.id);
    const bar = (await ann.page.locator(".dec").boundingBox())!;
    const strip = ann.page.locator(".dec .stocks");
    expect(await strip.isVisible()).toBe(true);
    const has = (await strip.boundingBox())!;
    expect(bar.height - has.height).toBeLessThanOrEqual(PHONE.height / 3 + 6);
  });
});
