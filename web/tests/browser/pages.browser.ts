/** The pages around the tables: nothing is out of reach on a small screen, and friends find a table. */
import { expect, test } from "vitest";

import { bots } from "./api.ts";
import { GAMES } from "./games.ts";
import { DESKTOP, forgive, guest, PHONE, useBrowser, ZOOMED } from "./guest.ts";
import { expectReachable } from "./reach.ts";
import { introduce, pill, seated, setUp, shelf, tableId } from "./rooms.ts";

useBrowser();

test.each([
  ["a large screen", DESKTOP],
  ["a phone", PHONE],
  ["a page at 200 %", ZOOMED],
])("everything is in reach on %s", async (_, size) => {
  const ann = await guest({ name: "Ann", lang: "ru", size });
  const { page } = ann;
  const { id } = await ann.api.newTable({ game: "great_wall", seats: [{ who: "me" }, { who: "open" }, ...bots(1)] });
  const setups = GAMES.map(({ name }) => `/new/${name}`);
  for (const address of ["/", ...setups, `/table/${id}`, "/rules/zhanguo", "/replay", "/about", "/no/such/page"]) {
    await page.goto(address);
    await page.locator("main h1, header h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    await expectReachable(ann, address);
  }
  forgive(ann, /404/);
});

test.each(GAMES)("the start page tells how many can play $name, as its set-up page offers", async ({ name }) => {
  const ann = await guest();
  const { page, say } = ann;
  await page.goto("/");
  const told = await shelf(ann, name).locator(".meta").innerText();
  await page.goto(`/new/${name}`);
  const counts = page
    .getByRole("group", { name: say("web-seats-count") })
    .last()
    .getByRole("button");
  await counts.first().waitFor();
  const offered = await counts.allInnerTexts();
  expect(told).toContain(`${offered[0]}–${offered.at(-1)}`);
});

test.each(["en", "ru"] as const)(
  "options that are not for this table say so, and cannot be chosen (%s)",
  async (lang) => {
    const ann = await guest({ name: "Ann", lang });
    const { page, say } = ann;
    await page.goto("/new/great_wall");
    const counts = page.getByRole("group", { name: say("web-seats-count") }).last();
    const players = (count: number): Promise<void> =>
      counts.getByRole("button", { name: String(count), exact: true }).click();
    const together = await pill(ann, "great_wall", "mode", "cooperative");
    const hard = await pill(ann, "great_wall", "difficulty", "hard");
    const people = await pill(ann, "great_wall", "first_hordes", "players");

    await together.click();
    await page.locator("summary").click();
    for (const clause of ["GW-COOP-12", "GW-SOLO-101"]) {
      await page.locator(`details li a[href="/rules/great_wall#${clause}"]`).waitFor();
    }
    expect(await hard.count()).toBe(0);

    await players(2);
    await people.click();
    await expect.poll(() => people.getAttribute("aria-pressed")).toBe("true");

    await players(1);
    await hard.click();
    await expect.poll(() => hard.getAttribute("aria-pressed")).toBe("true");
    expect(await together.count()).toBe(0);
    await page.locator('details li a[href="/rules/great_wall#GW-COOP-04"]').waitFor();
    await page.getByRole("checkbox", { name: say("web-allow-hints") }).uncheck();
    await page.getByRole("button", { name: say("web-start-game") }).click();
    await page.waitForURL(/\/table\//);
    const table = await ann.api.table(tableId(ann));
    expect(table.options).toMatchObject({ mode: "competitive", first_hordes: "clans", difficulty: "hard" });
    expect(table.hints).toBe(false);
  },
);

test("a table is found by its code; a wrong one is told", async () => {
  const ann = await guest();
  await setUp(ann, "zhanguo", ["me", "open"], "Ann");
  const id = tableId(ann);

  const bo = await guest();
  const { page, say } = bo;
  await page.goto("/");
  const code = page.getByLabel(say("web-join-paste"));
  const join = page.getByRole("button", { name: say("web-join"), exact: true });
  await code.fill("no code at all");
  await join.click();
  await page.getByRole("alert").getByText(say("web-join-odd")).waitFor();
  await code.fill(id);
  await join.click();
  await page.waitForURL(new RegExp(`/table/${id}$`));
  await page.getByRole("button", { name: say("web-sit") }).click();
  await introduce(bo, "Bo");
  await Promise.any([seated(ann), seated(bo)]);
  expect((await bo.api.table(id)).seats.map((seat) => seat.name)).toEqual(["Ann", "Bo"]);
});

test("a table anybody may join is listed, until it is cleared away; who waits there is told", async () => {
  const ann = await guest({ name: "Ann" });
  const seats = [{ who: "me" as const }, { who: "open" as const }, { who: "open" as const }];
  const { id } = await ann.api.newTable({ game: "ancient_world", seats, listed: true });
  const bo = await guest({ name: "Bo" });
  await bo.page.goto("/");
  await bo.page.locator(`a[href="/table/${id}"]`).waitFor();
  const cleo = await guest({ name: "Cleo", lang: "ru" });
  await cleo.api.join(id, 1);
  for (const { page } of [cleo, ann]) {
    await page.goto(`/table/${id}`);
    await page.waitForLoadState("networkidle");
  }
  await ann.page.getByRole("button", { name: ann.say("web-table-delete") }).click();
  await ann.page.waitForURL(/\/$/);
  await cleo.page.getByText(cleo.say("web-table-gone")).waitFor();
  await bo.page.reload();
  await bo.page.locator("#open-tables").waitFor();
  await bo.page.waitForLoadState("networkidle");
  expect(await bo.page.locator(`a[href="/table/${id}"]`).count()).toBe(0);
});

test("what is kept of somebody can be taken along as a file, and deleted", async () => {
  const ann = await guest({ name: "Анна", lang: "ru" });
  const { page, say } = ann;
  await page.goto("/about");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: say("web-data-export") }).click();
  expect((await coming).suggestedFilename()).toBe("teahouse.json");
  await page.getByRole("button", { name: say("web-data-delete") }).click();
  const forGood = page.getByRole("button", { name: say("web-data-delete") });
  expect(await forGood.isDisabled()).toBe(true);
  await page.getByLabel(say("web-name-label")).fill("Анна");
  await forGood.click();
  await page.waitForURL((address) => address.pathname === "/");
  const me = await page.evaluate(async () => (await (await fetch("/api/me")).json()) as { name: string });
  expect(me.name).toBe("");
});
