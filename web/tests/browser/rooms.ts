/** Ways through the house, as a person goes them. */
import type { Locator } from "playwright-core";

import type { Guest } from "./visitor.ts";

export type Sitter = "me" | "bot" | "open";

/** The card of a game on the start page. */
export function shelf({ page }: Guest, game: string): Locator {
  return page.getByRole("article").filter({ has: page.locator(`a[href="/new/${game}"]`) });
}

/** Set up a table on its page and open it; who has no name yet is asked for one. */
export async function setUp(
  guest: Guest,
  game: string,
  sitters: readonly Sitter[],
  name = "",
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { page, say } = guest;
  await page.goto("/");
  await shelf(guest, game)
    .getByRole("link", { name: say("web-set-up") })
    .click();
  const counts = page.getByRole("group", { name: say("web-seats-count") }).last();
  await counts.getByRole("button", { name: String(sitters.length), exact: true }).click();
  const several = sitters.filter((each) => each === "me").length > 1;
  for (const [i, who] of sitters.entries()) {
    const seat = page.getByRole("group", { name: say("web-seat-n", { n: i + 1 }), exact: true });
    await seat.getByRole("button", { name: say(`web-who-${who}`), exact: true }).click();
    if (who === "bot") await page.getByLabel(say("web-bot-level", { n: i + 1 })).selectOption("random");
  }
  for (const [i, who] of sitters.entries()) {
    if (who === "me" && several) await page.getByLabel(say("web-seat-name", { n: i + 1 })).fill(`Guest ${i + 1}`);
  }
  for (const [option, choice] of Object.entries(options)) await (await pill(guest, game, option, choice)).click();
  const waits = sitters.includes("open");
  await page.getByRole("button", { name: say(waits ? "web-create-table" : "web-start-game") }).click();
  if (name) await introduce(guest, name);
  await page.waitForURL(/\/table\//);
}

/** A choice on the set-up page. */
export async function pill({ api, page }: Guest, game: string, option: string, choice: string): Promise<Locator> {
  const shown = (await api.games()).find(({ name }) => name === game)?.options.find(({ name }) => name === option);
  const title = shown?.choice_titles[shown.choices.indexOf(choice)] ?? choice;
  return page.getByRole("group", { name: shown?.title ?? option, exact: true }).getByRole("button", { name: title });
}

export async function introduce({ page, say }: Guest, name: string): Promise<void> {
  await page.getByLabel(say("web-name-label")).fill(name);
  await page.getByRole("button", { name: say("web-name-go") }).click();
}

/** The code of the table the page is at. */
export function tableId({ page }: Guest): string {
  return /\/table\/([^/?#]+)/.exec(page.url())?.[1] ?? "";
}

/** The question in the decision bar. */
export function question({ page }: Guest): Locator {
  return page.locator(".dec.act h2");
}

/** Wait until the board is drawn and something can be played. */
export async function seated({ page }: Guest): Promise<void> {
  await page.locator(".dec.act").waitFor();
  await page.locator(".board .piece, .board .spot").first().waitFor({ state: "attached" });
}

export async function sitAt(guest: Guest, id: string): Promise<void> {
  await guest.page.goto(`/table/${id}`);
  await seated(guest);
}
