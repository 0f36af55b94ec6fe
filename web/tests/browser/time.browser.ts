/** Time at a table: chosen at set-up, clocks at the seats, planning ahead, and a game that ends because all agree. */
import { expect, test } from "vitest";

import { Chance } from "./chance.ts";
import { guest, useBrowser } from "./guest.ts";
import { introduce, setUp, shelf, tableId } from "./rooms.ts";
import { DESKTOP, PHONE } from "./visitor.ts";

useBrowser();

/** Where to leave pictures for whoever looks at them. */
const shot = process.env["TEAHOUSE_SHOTS"];

test.each([
  ["en", DESKTOP],
  ["ru", PHONE],
] as const)("a table with clocks, from its set-up to the end all agree to, in %s", async (lang, size) => {
  const ann = await guest({ lang, size });
  const bo = await guest({ lang, size, name: "Bo" });
  const { page, say } = ann;
  const picture = async (name: string, of = page): Promise<void> => {
    if (shot) await of.screenshot({ path: `${shot}/${name}_${lang}.png` });
  };

  await page.goto("/");
  await shelf(ann, "zhanguo")
    .getByRole("link", { name: say("web-set-up") })
    .click();
  const seat = page.getByRole("group", { name: say("web-seat-n", { n: 2 }), exact: true });
  await seat.getByRole("button", { name: say("web-who-open"), exact: true }).click();
  const counts = page.getByRole("group", { name: say("web-seats-count") }).last();
  await counts.getByRole("button", { name: "2", exact: true }).click();
  const time = page.getByRole("group", { name: say("web-time"), exact: true }).last();
  await time.getByRole("button", { name: say("web-pace-daily") }).click();
  await page.getByRole("button", { name: say("web-pace-days", { days: 2 }), exact: true }).waitFor();
  await time.getByRole("button", { name: say("web-pace-clock"), exact: true }).click();
  await page.getByRole("button", { name: say("web-pace-preset", { minutes: 5, seconds: 10 }), exact: true }).click();
  await page.getByRole("button", { name: say("web-pace-end-vote"), exact: true }).click();
  await time.scrollIntoViewIfNeeded();
  await picture("setup");
  await page.getByRole("button", { name: say("web-create-table") }).click();
  await introduce(ann, "Ann");
  await page.waitForURL(/\/table\//);
  const id = tableId(ann);
  const told = say("web-pace-told-clock", { minutes: 5, seconds: 10, end: say("web-pace-end-vote").toLowerCase() });
  await page.getByText(told).waitFor();

  await bo.page.goto(`/table/${id}`);
  await bo.page.getByRole("button", { name: say("web-sit") }).click();
  for (const each of [ann, bo]) await each.page.locator(".dec").waitFor();
  if (size === DESKTOP) {
    const clocks = page.getByRole("timer");
    await clocks.first().waitFor();
    expect(await clocks.allInnerTexts()).toContain("5:00");
    await expect.poll(async () => (await clocks.allInnerTexts()).some((each) => /^4:5\d$/.test(each))).toBe(true);
  }
  expect((await ann.api.table(id)).sitting.clocks?.seats).toHaveLength(2);

  const chance = new Chance("time");
  for (let moves = 0; moves < 12; moves += 1) {
    const { awaited } = await ann.api.table(id);
    const who = awaited.includes(0) ? ann : bo;
    const view = await who.api.view(id, awaited[0] ?? 0);
    if (view.asked) await who.api.play(view, chance.of(view.asked.options).move);
  }
  await page.getByRole("timer").first().waitFor({ state: "attached" });
  await picture("table");
  const waits = (await ann.api.table(id)).awaited.includes(0) ? bo : ann;
  const ahead = waits.page.getByRole("button", { name: say("web-orders"), exact: true });
  await ahead.click();
  const dialog = waits.page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("web-orders-keep"), exact: true }).click();
  await dialog.getByRole("button", { name: say("web-orders-remove") }).waitFor();
  await picture("orders", waits.page);
  await waits.page.keyboard.press("Escape");
  await waits.page.getByRole("button", { name: say("web-orders-count", { count: 1 }), exact: true }).waitFor();
  expect(await (waits === ann ? bo : ann).page.content()).not.toContain(say("web-orders-count", { count: 1 }));

  await page
    .getByRole("button", { name: say("web-settings") })
    .first()
    .click();
  await page.getByRole("button", { name: say("web-end-here-ask") }).scrollIntoViewIfNeeded();
  await picture("settings");
  await page.getByRole("button", { name: say("web-end-here-ask") }).click();
  await bo.page.getByText(say("web-end-here-wanted", { names: "Ann" })).waitFor();
  await picture("wanted", bo.page);
  await bo.page.getByRole("button", { name: say("web-agree"), exact: true }).click();
  for (const each of [ann, bo]) await each.page.getByRole("dialog").waitFor();
  await picture("ended");
  const over = await ann.api.table(id);
  expect([over.state, over.winners, over.sitting.ended]).toEqual(["over", [], "agreed"]);
});

test("who resigns is asked once more, and the other has won", async () => {
  const ann = await guest({ name: "Ann" });
  const bo = await guest({ name: "Bo" });
  const { page, say } = ann;
  await setUp(ann, "zhanguo", ["me", "open"]);
  await bo.page.goto(`/table/${tableId(ann)}`);
  await bo.page.getByRole("button", { name: say("web-sit") }).click();
  await page.locator(".dec").waitFor();
  await page
    .getByRole("button", { name: say("web-settings") })
    .first()
    .click();
  await page.getByRole("button", { name: say("web-resign"), exact: true }).click();
  await page.getByText(say("web-resign-sure")).waitFor();
  await page.getByRole("button", { name: say("web-resign-yes") }).click();
  await bo.page.getByRole("dialog").waitFor();
  expect((await bo.api.table(tableId(ann))).winners).toEqual([1]);
});
