/** A designer's way: a pack is brought, a card changed in its form, the pack played, and compared over some games. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { inspect } from "./axe.ts";
import { Chance } from "./chance.ts";
import { DESKTOP, forgive, guest, PHONE, useBrowser } from "./guest.ts";
import { Clicker, photograph } from "./play.ts";
import { expectReachable } from "./reach.ts";
import { seated } from "./rooms.ts";

useBrowser();

const CHANGE = '["generals.toml".change."general zhou_tong"]\n';

async function packOf(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "teahouse-pack-")), "changes.toml");
  await writeFile(file, text);
  return file;
}

test.each([
  ["en", DESKTOP],
  ["ru", PHONE],
] as const)("a pack is brought, changed, played and compared (%s)", async (lang, size) => {
  const ann = await guest({ name: "Ann", lang, size });
  const { page, say } = ann;
  const look = async (name: string): Promise<void> => {
    if (process.env["PICTURES"]) console.log(await photograph(page, `lab-${name}-${lang}`));
  };

  await page.goto("/packs");
  const bring = page.locator("form").filter({ hasText: say("web-pack-bring") });
  await bring.getByLabel(say("web-lab-game")).selectOption("great_wall");
  await bring.getByLabel(say("web-pack-name")).fill("More archers");
  const name = bring.locator("input[type=file]");
  await name.setInputFiles(await packOf(`${CHANGE}tactics = -3\n`));
  await bring.getByRole("button", { name: say("web-pack-do-files") }).click();
  const told = page.getByRole("alert");
  await told.getByText("changes.toml, general zhou_tong, tactics").waitFor();
  await look("refused");
  await inspect(ann, "packs, with a broken one");
  await name.setInputFiles(await packOf(`${CHANGE}tactics = 3\n`));
  await bring.getByRole("button", { name: say("web-pack-do-files") }).click();

  await page.getByRole("heading", { name: "More archers" }).waitFor();
  const pack = /\/packs\/([0-9a-f]+)/.exec(page.url())?.[1] ?? "";
  await page.getByLabel(say("web-pack-find")).fill("zhou_tong");
  await page.locator("li a", { hasText: "general zhou_tong" }).click();
  const read = page.getByRole("region", { name: say("web-form-words") });
  const tea = page.getByLabel("tea", { exact: true });
  await tea.waitFor();
  await expect.poll(() => read.innerText()).toContain("34");
  await tea.fill("35");
  await expect.poll(() => read.locator("[lang=en]").innerText()).toContain("tea: 35");
  await expect.poll(() => read.locator("[lang=ru]").innerText()).toContain("чаепитие: 35");
  await look("card");
  await inspect(ann, "a card in its form");
  await tea.fill("-1");
  await told.getByText("general zhou_tong, tea").waitFor();
  await page.locator("form .wrong").waitFor();
  await look("wrong");
  const save = page.getByRole("button", { name: say("web-form-save") });
  expect(await save.isDisabled()).toBe(true);
  await tea.fill("35");
  await expect.poll(() => save.isEnabled()).toBe(true);
  await expect.poll(() => page.locator("form .wrong").count()).toBe(0);
  await save.click();
  await page.getByText(say("web-form-saved")).waitFor();
  await expectReachable(ann, "a card in its form");

  await page.getByRole("link", { name: say("web-pack-play") }).click();
  await expect.poll(() => page.getByLabel(say("web-pack"), { exact: true }).inputValue()).toBe(pack);
  await page.getByRole("button", { name: say("web-start-game") }).click();
  await page.waitForURL(/\/table\//);
  await seated(ann);
  if (size === DESKTOP) await page.getByText(say("web-pack-played", { name: "More archers" })).waitFor();
  await look("played");
  const clicker = new Clicker(ann, new Chance("a designer"));
  for (let move = 0; move < 6; move += 1) await clicker.click();

  await page.goto(`/lab?b=${pack}`);
  const setup = page.locator("form").filter({ hasText: say("web-lab-setup") });
  await setup.getByLabel(say("web-lab-games")).waitFor();
  for (const seat of [1, 2, 3]) await setup.getByLabel(say("web-bot-level", { n: seat })).selectOption("random");
  await setup.getByLabel(say("web-lab-games")).fill("24");
  await setup.getByRole("button", { name: say("web-lab-run") }).click();
  await page.waitForURL(/\/lab\/[0-9a-f]{16}$/);
  await page.reload();
  await page.locator(".run [data-state=done]").waitFor({ timeout: 300_000 });
  await page
    .getByText(say("web-lab-played", { played: 48, wanted: 48 }))
    .first()
    .waitFor();
  await page.getByRole("heading", { name: say("web-lab-shares") }).waitFor({ timeout: 120_000 });
  await look("done");
  await inspect(ann, "the lab");
  await expectReachable(ann, "the lab");
  const [report] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: say("web-lab-report") }).click(),
  ]);
  await report.locator("h1").waitFor();
  await report.locator(".js-plotly-plot .main-svg").first().waitFor();
  expect(await report.locator("section").count()).toBeGreaterThan(5);
  // A guest of these tests keeps settings in the page; the report is a page that may keep nothing.
  forgive(ann, /localStorage/);
});
