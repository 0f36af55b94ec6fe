/** Learning by hand: a lesson is clicked, or played with keys alone, to its end; at every step the bubble is looked at. */
import { expect } from "vitest";

import { photograph } from "./play.ts";
import type { Guest } from "./visitor.ts";

/** More deeds than any step of a lesson asks for. */
const MOST_DEEDS = 30;
const PATIENCE = 30_000;

export interface LessonListed {
  id: string;
  number: number;
  steps: number;
}

export async function lessonsOf(guest: Guest, game: string): Promise<LessonListed[]> {
  const answer = await guest.context.request.get(`/api/learn/${game}?lang=en`);
  return ((await answer.json()) as { lessons: LessonListed[] }).lessons;
}

interface Sight {
  step: number;
  kind: string;
  text: string;
  /** What is wrong with what is seen, a sentence each. */
  wrong: string[];
  /** Where a click goes to what is wanted. */
  press: { x: number; y: number; what: string } | null;
}

/** Runs in the page: waits until the step is there, as the server told it, and looks at it. */
async function look(after: { told: number; patience: number }): Promise<Sight> {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const SLACK = 2;
  const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
  const start = performance.now();
  const { heard } = window;
  const ready = (): boolean =>
    heard.lessons > after.told && document.querySelector(`.teaching[data-step="${heard.lesson!.step}"]`) !== null;
  while (!ready() && performance.now() < start + after.patience) await frame();
  for (let i = 0; i < 4; i += 1) await frame();
  const lesson = heard.lesson!;
  const shown = (element: Element): boolean => element.getClientRects().length > 0;
  const guide = document.querySelector(".bubble:not(.second) .guide, .sheet .guide")!;
  const bubble = guide.closest(".bubble, .sheet")!.getBoundingClientRect();
  const across = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const wrong: string[] = [];
  const rings = (kind: string): DOMRect[] =>
    [...document.querySelectorAll(`.spotlight .${kind}`)].map((ring) => ring.getBoundingClientRect());
  const pieces = [...rings("wanted"), ...rings("ringed").slice(0, 1)];
  if (pieces[0] && across(bubble, pieces[0])) wrong.push("the bubble is over the piece");
  for (const question of document.querySelectorAll(".dec"))
    if (shown(question) && across(bubble, question.closest(".bar")!.getBoundingClientRect()))
      wrong.push("the bubble is over the question");
  if (bubble.left < -1 || bubble.right > innerWidth + 1 || bubble.top < -1 || bubble.bottom > innerHeight + 1)
    wrong.push("the bubble leaves the screen");
  const isInSight = (element: Element): boolean => {
    const frame = element.closest(".surface")?.getBoundingClientRect();
    return frame === undefined || across(element.getBoundingClientRect(), frame);
  };
  const wayTo = (part: Element | null): DOMRect => {
    const chip = document.querySelector(`[data-leads="${CSS.escape(part?.getAttribute("data-part") ?? "")}"]`);
    return chip?.getBoundingClientRect() ?? new DOMRect();
  };
  for (const id of lesson.point) {
    const drawn = [...document.querySelectorAll(`[data-pieces*="|${CSS.escape(id)}|"]`)];
    if (drawn.length === 0 && !id.startsWith("player ") && document.querySelector("[role='tab']") === null)
      wrong.push(`“${id}” is not drawn`);
    const far = drawn.filter(shown).map((each) => each.closest("[data-part]"));
    const led = far.some((part) => rings("ringed").some((ring) => across(ring, wayTo(part))));
    if (far.length > 0 && !drawn.some((each) => shown(each) && isInSight(each)) && !led)
      wrong.push(`“${id}” is off the screen, and nothing leads there`);
  }
  if (lesson.point.length > 0 && lesson.kind !== "watch" && rings("ringed").length + rings("wanted").length === 0)
    wrong.push(`nothing of ${lesson.point.join(", ")} is lit`);
  const targets = [
    ...document.querySelectorAll(
      ".piece.lit, .piece.aside, .spot.lit, .spot.aside, [data-answer], .more, .tray button",
    ),
  ];
  let press: Sight["press"] = null;
  for (const ring of rings("wanted")) {
    for (const down of [0.5, 0.25, 0.75, 0.12, 0.88]) {
      for (const along of [0.5, 0.25, 0.75, 0.12, 0.88]) {
        if (press) continue;
        const [x, y] = [ring.left + ring.width * along, ring.top + ring.height * down];
        const hit = document.elementFromPoint(x, y);
        const target = targets.find((each) => each.contains(hit));
        if (!target) continue;
        const box = target.getBoundingClientRect();
        const same = Math.abs(box.left + box.right - ring.left - ring.right) < 14 || box.width > ring.width;
        if (same) press = { x, y, what: target.getAttribute("data-pieces") ?? target.textContent ?? "" };
      }
    }
  }
  if (lesson.kind === "do" && !press) wrong.push(`no click reaches ${lesson.moves.join(", ")}`);
  return { step: lesson.step, kind: lesson.kind, text: lesson.text, wrong, press };
}

/** Play a lesson to its end by clicks. Every complaint about a step, with its number. */
export async function clickThrough(guest: Guest, game: string, lesson: LessonListed): Promise<string[]> {
  const { page, say } = guest;
  const wrong: string[] = [];
  await page.goto(`/learn/${game}/${lesson.id}`);
  await page.locator(".guide").waitFor();
  const named = (id: string) => page.locator(".guide footer").getByRole("button", { name: say(id) });
  let told = 0;
  for (let step = 0, deeds = 0; ; ) {
    const sight = await page.evaluate(look, { told, patience: PATIENCE });
    const at = `${lesson.id}, step ${sight.step}`;
    const picture = sight.wrong.length > 0 ? await photograph(page, `${lesson.id}-${sight.step}`) : "";
    wrong.push(...sight.wrong.map((each) => `${at}: ${each} (${picture})`));
    if (sight.kind === "end") return wrong;
    deeds = sight.step === step ? deeds + 1 : 0;
    step = sight.step;
    const stuck = deeds > MOST_DEEDS || (sight.kind === "do" && !sight.press);
    if (stuck)
      throw new Error(`${at}: stuck at “${sight.text}”; ${wrong.join("; ")}: ${await photograph(page, lesson.id)}`);
    told = await page.evaluate(() => window.heard.lessons);
    if (sight.kind === "ask") {
      await answerRightly(guest);
      told = await page.evaluate(() => window.heard.lessons);
      await named("web-learn-next").click();
    } else if (sight.kind === "say" || sight.kind === "watch") await named("web-learn-next").click();
    else if (sight.press) {
      await page.mouse.click(sight.press.x, sight.press.y);
      // What opens a choice or a list is pressed without the teacher saying anything.
      if (await opens(guest)) told -= 1;
    } else {
      await named("web-learn-show-me").click();
      told -= 1;
    }
  }
}

/** Whether the last press opened something to choose from, and asked for nothing. */
async function opens({ page }: Guest): Promise<boolean> {
  return page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise((next) => requestAnimationFrame(next));
    return document.querySelector("[data-popover] [data-answer], #answers-list") !== null;
  });
}

/** Try answers until one is right; each says why. */
async function answerRightly({ page }: Guest): Promise<void> {
  const answers = page.locator(".guide .answers button");
  for (let n = 0; n < (await answers.count()); n += 1) {
    const answer = answers.nth(n);
    if ((await answer.getAttribute("aria-disabled")) === "true") continue;
    await answer.click();
    await page.locator(".guide .answers li").nth(n).locator(".because").waitFor();
    if ((await answer.getAttribute("class"))?.includes("right")) return;
  }
  expect.fail("no answer is right");
}

/** Play a lesson to its end with keys alone: the focus is on what is wanted at every step. */
export async function keyThrough({ page, say }: Guest, game: string, lesson: LessonListed): Promise<void> {
  await page.goto(`/learn/${game}/${lesson.id}`);
  await page.locator(".guide").waitFor();
  let told = 0;
  for (let deeds = 0; deeds < 12 * lesson.steps; deeds += 1) {
    const sight = await page.evaluate(look, { told, patience: PATIENCE });
    if (sight.kind === "end") return;
    told = await page.evaluate(() => window.heard.lessons);
    const before = told;
    if (sight.kind === "ask") {
      for (let tries = 0; tries < 6; tries += 1) {
        await page.keyboard.press("Enter");
        await page.waitForFunction((count) => window.heard.lessons > count, told);
        told += 1;
        if (await page.evaluate(() => document.activeElement?.matches(".guide .on") ?? false)) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
    } else if (sight.kind === "goal") {
      await page.keyboard.press("t");
      await page.locator(".guide:focus").waitFor();
      for (let i = 0; i < 12; i += 1) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
        if (name === say("web-learn-show-me")) break;
      }
      await page.keyboard.press("Enter");
      await page.evaluate(() => new Promise((next) => setTimeout(next, 100)));
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("Enter");
    const moved = await page
      .waitForFunction((count) => window.heard.lessons > count, told, { timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (!moved) {
      // A choice has opened, or a list: what is wanted there is reached with the arrows.
      for (let i = 0; i < 12 && (await page.evaluate(() => window.heard.lessons)) <= before; i += 1) {
        const wanted = await page.evaluate(() =>
          window.heard.lesson!.moves.includes(document.activeElement?.getAttribute("data-answer") ?? ""),
        );
        await page.keyboard.press(wanted ? "Enter" : "ArrowDown");
      }
      told = before - 1;
    }
  }
  throw new Error(`${lesson.id}: the keys lead nowhere: ${await photograph(page, lesson.id)}`);
}
