/** What stands around a game: whose colour, whom one asks, who came and went, seats that fill, long names. */
import { expect, test } from "vitest";

import { bots } from "./api.ts";
import { GAMES } from "./games.ts";
import { guest, PHONE, useBrowser } from "./guest.ts";
import { annAt } from "./moments.ts";
import { seated, sitAt } from "./rooms.ts";

useBrowser();

const WALL = GAMES.find(({ name }) => name === "great_wall")!;

test("a running table is continued in the colour of one's pieces, and bots that look alike are told apart", async () => {
  const ann = await guest({ name: "Ann" });
  const { page, say } = ann;
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(3)] });
  const { colour } = (await ann.api.table(id)).seats[0]!;
  await page.goto("/");
  await page.locator(`.rows li:has(a[href="/table/${id}"]) .mark.seat-${colour}`).waitFor();
  await sitAt(ann, id);
  await page.getByRole("button", { name: say("web-settings") }).click();
  const rows = page
    .getByRole("dialog")
    .locator(".line", { has: page.getByRole("button", { name: say("web-give-me") }) });
  await rows.first().waitFor();
  const names = await rows.locator("span").allInnerTexts();
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});

test("whoever plays with bots asks nobody to go back, whoever plays with people does", async () => {
  const ann = await annAt(WALL, "early");
  await sitAt(ann, ann.id);
  expect(await ann.page.getByRole("button", { name: ann.say("web-ask-back") }).count()).toBe(0);
  expect(await ann.page.getByRole("button", { name: ann.say("web-back-further") }).count()).toBe(1);
});

test("a waiting table is filled with bots and begins; who came and went, and when, stands in the chat", async () => {
  const ann = await guest({ name: "Ann" });
  const bo = await guest({ name: "Bo", size: PHONE });
  const { page, say } = ann;
  const { id } = await ann.api.newTable({
    game: "ancient_world",
    seats: [{ who: "me" }, { who: "open" }, { who: "open" }],
  });
  await bo.api.join(id, 1);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: say("web-fill-bots") }).click();
  await seated(ann).catch(() => page.locator(".dec").waitFor());
  expect((await ann.api.table(id)).seats.map(({ who }) => who)).toEqual(["person", "person", "bot"]);
  await ann.api.give(id, { seat: 1, who: "bot" });
  await page.getByRole("button", { name: say("web-chat") }).click();
  await page.getByLabel(say("web-chat-say")).fill("Hello");
  await page.getByLabel(say("web-chat-say")).press("Enter");
  const lines = page.locator(".chat li");
  await lines.filter({ hasText: "Hello" }).locator("time").waitFor();
  await lines.filter({ hasText: "lets a bot go on for Bo" }).locator("time").waitFor();
});

test("in a replay with everything open nobody is spoken to as “you”", async () => {
  const ann = await annAt(WALL, "over");
  await ann.page.goto(`/replay/${ann.id}?at=60`);
  await ann.page.locator("#log li.shown").first().waitFor();
  expect(await ann.page.locator("#log").innerText()).not.toMatch(/\b[Yy]ou\b/);
  // Only what the last step told is marked in the log, not all that led there.
  expect(await ann.page.locator("#log li.shown").count()).toBeLessThan((await ann.page.locator("#log li").count()) / 2);
});

test("long names of seats keep within their panels", async () => {
  const ann = await guest({ name: "Maximilian Wolkenstein-Trostburg" });
  const { id } = await ann.api.newTable({ game: "great_wall", seats: [{ who: "me" }, ...bots(2)] });
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await ann.page.setViewportSize(size);
    await sitAt(ann, id);
    const beyond = await ann.page
      .locator("[data-seat-panel] header :is(h2, .name)")
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
  }
});
