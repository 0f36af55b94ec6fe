import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { View } from "../../src/wire";
import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { guest, useBrowser, type Guest } from "./guest.ts";
import { annAt } from "./moments.ts";
import { GAMES } from "./games.ts";
import { Clicker } from "./play.ts";
import { seated, sitAt } from "./rooms.ts";
useBrowser();
const OUT = "/tmp/ex/shots";
async function shot({ page }: Guest, name: string): Promise<void> {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/${name}.png` });
}
test.each(GAMES.flatMap((game) => ["en", "ru"].map((lang) => [game.name, lang] as const)))("pictures %s %s", async (name, lang) => {
  const game = GAMES.find((g) => g.name === name)!;
  for (const size of [{ width: 1366, height: 768 }, { width: 1920, height: 1080 }]) {
    const ann = await annAt(game, "late", { lang, size });
    const { page } = ann;
    await sitAt(ann, ann.id);
    await shot(ann, `${name}-${lang}-${size.width}`);
    const reached = await page.evaluate(async () => {
      const out: string[] = [];
      for (const b of document.querySelectorAll<HTMLElement>(".dec [data-answer]")) {
        b.focus();
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        out.push(`${b.dataset["answer"]}: ${[...document.querySelectorAll(".reach")].map((e) => e.getAttribute("data-piece")).join(", ")}`);
      }
      return out;
    });
    writeFileSync(`${OUT}/${name}-${lang}-${size.width}-reach.txt`, reached.join("\n"));
    const best = reached.findIndex((line) => !line.endsWith(": "));
    const buttons = page.locator(".dec [data-answer]");
    if ((await buttons.count()) > 0) {
      await buttons.nth(Math.max(0, best)).hover();
      await shot(ann, `${name}-${lang}-${size.width}-aim`);
    }
    const lit = page.locator(".board .piece.lit, .board button.spot.lit").first();
    if ((await lit.count()) > 0) {
      await lit.hover();
      await shot(ann, `${name}-${lang}-${size.width}-aim-piece`);
    }
    await page.mouse.move(1, 1);
    const dim = page.locator(".board [data-card][aria-disabled='true'], #hand [data-card][aria-disabled='true']");
    for (let i = 0; i < Math.min(2, await dim.count()); i += 1) {
      await dim.nth(i * 3).click({ force: true, timeout: 3000 }).catch(() => undefined);
      await page.waitForTimeout(600);
      await shot(ann, `${name}-${lang}-${size.width}-why${i}`);
      await page.keyboard.press("Escape");
    }
    await ann.context.close();
  }
});
test.each(["en", "ru"])("a whole game %s", async (lang) => {
  const ann = await guest({ name: `Ann ${lang}`, lang, scenes: false });
  const { page, say, api } = ann;
  const { id } = await api.newTable({ game: "great_wall", seats: [{ who: "me" }, ...bots(2)] });
  await page.goto(`/table/${id}`);
  await seated(ann);
  const said = new Set<string>();
  const clicker = new Clicker(ann, new Chance(`whole ${lang}`));
  let n = 0;
  do {
    const texts = await page.evaluate(() => [
      ...[...document.querySelectorAll(".dec .cause p, .dec h2, .dec .further, .dec .answers button, .refused-answer, #log li, .stage, .told")].map((e) => `${e.className.toString().split(" ")[0]}|${e.tagName}| ${(e as HTMLElement).innerText.replace(/\s+/g, " ").trim()}`),
    ]);
    for (const t of texts) said.add(t);
    n += 1;
    if (n % 60 === 0) await shot(ann, `game-${lang}-${n}`);
  } while (await clicker.click());
  await shot(ann, `game-${lang}-end`);
  const rows = page.locator("dialog summary, dialog button[aria-expanded]");
  for (let i = 0; i < (await rows.count()); i += 1) await rows.nth(i).click().catch(() => undefined);
  await shot(ann, `game-${lang}-end-open`);
  said.add(`ENDING| ${await page.locator("dialog[open]").innerText()}`);
  writeFileSync(`${OUT}/game-${lang}.txt`, [...said].join("\n"));
  await page.keyboard.press("Escape");
  await page.locator(".show").last().click();
  await page.locator(".stage").waitFor();
  await shot(ann, `winter-${lang}`);
});
