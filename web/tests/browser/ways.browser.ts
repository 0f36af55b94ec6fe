/** The other ways to play The Great Wall, clicked to their end: alone against Qin, and all together. */
import { expect, test } from "vitest";

import { Chance } from "./chance.ts";
import { guest, useBrowser } from "./guest.ts";
import { playOut } from "./play.ts";
import { seated, setUp, sitAt, tableId } from "./rooms.ts";

useBrowser();

test.each([
  { lang: "en", qin: "Qin Jiushao", start: "Qin began with 50 honour" },
  { lang: "ru", qin: "Цинь Цзюшао", start: "В начале у Циня было 50 очков чести" },
] as const)("alone against Qin, in $lang: the end says who won and why", async ({ lang, qin, start }) => {
  const ann = await guest({ name: "Ann", lang, unseen: true });
  const { page, say } = ann;
  await setUp(ann, "great_wall", ["me"], "", { difficulty: "hard" });
  await seated(ann);
  const others = page.locator("aside.seats section");
  expect(await others.filter({ hasText: qin }).count()).toBe(1);
  expect(await page.getByText(say("web-gw-closed")).count()).toBeGreaterThan(0);
  await playOut(ann, new Chance(`alone ${lang}`));
  expect((await ann.api.table(tableId(ann))).state).toBe("over");
  const ending = page.getByRole("dialog");
  expect(await ending.locator(".winner").innerText()).toContain(qin);
  const why = await ending.locator(".reasons li").allInnerTexts();
  expect(why.at(-1)).toContain(start);
  expect(why.length).toBeGreaterThan(1);
  const heads = await ending.locator("thead th").allInnerTexts();
  expect(heads.map((head) => head.trim())).toContain(qin);
});

test("all together, with bots: the end says what was reached, and everybody wins or loses", async () => {
  const ann = await guest({ name: "Ann", unseen: true });
  const { page } = ann;
  await setUp(ann, "great_wall", ["me", "bot"], "", { mode: "cooperative" });
  await playOut(ann, new Chance("together"));
  const table = await ann.api.table(tableId(ann));
  expect(table.state).toBe("over");
  expect([0, 2]).toContain(table.winners.length);
  const ending = page.getByRole("dialog");
  expect(await ending.locator(".winner").innerText()).toBe(
    table.winners.length === 0 ? "All players lose together." : "All players win together.",
  );
  const why = await ending.locator(".reasons li").allInnerTexts();
  expect(why.join(" ")).toMatch(/Edicts fulfilled: \d of 6\./);
});

test("who plays together tells the table what he intends, and everybody reads it in his language", async () => {
  const ann = await guest({ name: "Ann" });
  const bo = await guest({ name: "Bo", lang: "ru" });
  const { id } = await ann.api.newTable({
    game: "great_wall",
    seats: [{ who: "me" }, { who: "open" }],
    options: { mode: "cooperative" },
  });
  await bo.api.join(id, 1);
  await sitAt(ann, id);
  await sitAt(bo, id);
  await ann.page.getByRole("button", { name: ann.say("web-plan-tell") }).click();
  const dialog = ann.page.getByRole("dialog");
  await dialog.getByLabel(ann.say("web-plan-phrase")).selectOption("build");
  await dialog.getByLabel(ann.say("web-plan-about")).selectOption("right");
  await dialog.getByRole("button", { name: ann.say("web-plan-go") }).click();
  const plans = bo.page.getByRole("region", { name: bo.say("web-plans") });
  await plans.getByText("Строю на правом участке.").waitFor();

  await bo.page.getByRole("button", { name: bo.say("web-plan-tell") }).click();
  await bo.page.getByLabel(bo.say("web-plan-own")).fill("коплю золото");
  await bo.page.getByRole("button", { name: bo.say("web-plan-go") }).click();
  await ann.page.getByRole("status").getByText("коплю золото").waitFor();
  await ann.page.reload();
  await seated(ann);
  const told = ann.page.getByRole("region", { name: ann.say("web-plans") });
  await told.getByText("I build on the right section.").waitFor();
  await told.getByText("коплю золото").waitFor();
  await ann.page.getByRole("button", { name: ann.say("web-plan-change") }).click();
  await ann.page.getByRole("button", { name: ann.say("web-plan-drop") }).click();
  await expect.poll(() => plans.getByText("Строю").count()).toBe(0);
});
