/** Several browsers at one table: joining by a link, chat, onlookers, lost lines, moves that come too late. */
import { expect, test } from "vitest";

import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { forgive, guest, useBrowser, type Guest } from "./guest.ts";
import { Clicker, playOut } from "./play.ts";
import { introduce, question, setUp, sitAt, tableId } from "./rooms.ts";
import { roundOf } from "./rounds.ts";

useBrowser();

/** The other one's whole turn may be waited for. */
const TURN = 300_000;

async function tell({ page, say }: Guest, text: string): Promise<void> {
  await page.getByLabel(say("web-chat-say")).fill(text);
  await page.getByRole("button", { name: say("web-send") }).click();
}

test("two browsers: an open seat, the link, chat, and a game to its end", async () => {
  const ann = await guest({ unseen: true });
  const bo = await guest({ lang: "ru", unseen: true });
  await setUp(ann, "zhanguo", ["me", "open"], "Ann");
  const id = tableId(ann);
  const link = await ann.page.getByLabel(ann.say("web-link")).inputValue();
  await ann.page.getByRole("button", { name: ann.say("web-copy") }).click();
  expect(await ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await tell(ann, "Tea is ready");

  await bo.page.goto(link);
  await bo.page.locator("p", { hasText: "Tea is ready" }).waitFor();
  await bo.page.getByRole("button", { name: bo.say("web-sit") }).click();
  await introduce(bo, "Борис");
  for (const { page } of [ann, bo]) await page.locator(".dec").waitFor();

  await bo.page.getByRole("button", { name: bo.say("web-chat") }).click();
  await tell(bo, "Иду");
  const chat = ann.page.getByRole("button", { name: ann.say("web-chat") });
  await chat.locator(".tag").waitFor();
  await chat.click();
  await ann.page.locator(".chat p", { hasText: "Иду" }).waitFor();
  const aloud = ann.page.locator("#told p", { hasText: "Иду" });
  expect(await aloud.allInnerTexts()).toEqual(["Борис: Иду"]);
  await tell(bo, "Иду, иду");
  await ann.page.locator(".chat p", { hasText: "Иду, иду" }).waitFor();
  expect(await aloud.allInnerTexts()).toEqual(["Борис: Иду", "Борис: Иду, иду"]);
  expect(await ann.page.locator(".chat [role='log']").getAttribute("aria-live")).toBe("off");
  await ann.page.getByRole("button", { name: ann.say("web-log"), exact: true }).click();

  const clickers = [ann, bo].map((each) => new Clicker(each, new Chance(each.say("web-log"))));
  for (let i = 0; i < 16; i += 1) {
    const { awaited } = await ann.api.table(id);
    await clickers[awaited.includes(0) ? 0 : 1]?.click();
  }
  const chance = new Chance("two browsers");
  for (let far = false; !far; ) {
    const { awaited } = await ann.api.table(id);
    const who = awaited.includes(0) ? ann : bo;
    const view = await who.api.view(id, awaited[0] ?? 0);
    far = roundOf(view) >= 4;
    if (!far && view.asked) await who.api.play(view, chance.of(view.asked.options).move);
  }
  await Promise.all([ann, bo].map((each) => playOut(each, new Chance(each.say("web-chat")), TURN)));
  expect((await ann.api.table(id)).state).toBe("over");
  const rows = [ann, bo].map(({ page }) => page.locator("dialog tbody tr:not(.why) td").allInnerTexts());
  expect(await rows[0]).toEqual(await rows[1]);
});

test.each(GAMES)("whoever looks on at $name sees no hand and lights nothing", async (game) => {
  const ann = await guest({ name: "Ann" });
  const eve = await guest({ name: "Eve" });
  const seats = [{ who: "me" as const }, ...bots(2)];
  const { id } = await ann.api.newTable({ game: game.name, seats });
  await ann.api.playUntil(id, new Chance("watched"), (view) => view.version > 12);
  await sitAt(ann, id);
  const frames: string[] = [];
  eve.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await eve.page.goto(`/table/${id}`);
  await eve.page.getByText(eve.say("web-watching")).waitFor();
  await eve.page.locator(".board .piece, .board .spot").first().waitFor({ state: "attached" });
  expect(await eve.page.locator("#hand, .lit").count()).toBe(0);
  expect(await eve.page.locator(".dec .answers").count()).toBe(0);
  const mine = ann.page.locator("#hand [data-piece]");
  const held = await mine.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-piece") ?? ""));
  const public_ = await ann.page
    .locator(".board [data-piece], .seats [data-piece]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-piece") ?? ""));
  const seen = await eve.page.content();
  for (const card of held) if (!public_.includes(card)) expect(seen).not.toContain(`"${card}"`);
  const views = frames.map((frame) => JSON.parse(frame) as { type: string; seat?: number; asked?: unknown });
  for (const view of views.filter((each) => each.type === "view"))
    expect(view).toMatchObject({ seat: -1, asked: null });
  for (const frame of frames)
    if (frame.startsWith('{"type":"changed"')) expect(frame).not.toMatch(/"asked":(?!\[null\])/);
});

test("seats change hands in the middle of a game", async () => {
  const ann = await guest({ name: "Ann" });
  const bo = await guest({ name: "Bo" });
  const eve = await guest({ name: "Eve", lang: "ru" });
  const seats = [{ who: "me" as const }, { who: "open" as const }, ...bots(1)];
  const { id } = await ann.api.newTable({ game: "ancient_world", seats });
  await bo.api.join(id, 1);
  for (const { page } of [ann, bo, eve]) {
    await page.goto(`/table/${id}`);
    await page.locator(".dec").waitFor();
  }
  const press = ({ page, say }: Guest, name: string) =>
    page
      .getByRole("button", { name: say(name), exact: true })
      .first()
      .click();
  const sitters = async () => (await ann.api.table(id)).seats.map((seat) => seat.who);

  await press(bo, "web-settings");
  await press(bo, "web-leave");
  await press(bo, "web-leave-open");
  await bo.page.waitForURL(/\/$/);
  expect(await sitters()).toEqual(["person", "open", "bot"]);

  await press(eve, "web-sit");
  await eve.page.getByRole("button", { name: eve.say("web-back-withdraw"), exact: true }).waitFor();
  expect(await eve.page.getByRole("button", { name: eve.say("web-sit"), exact: true }).count()).toBe(0);
  expect(await sitters()).toEqual(["person", "open", "bot"]);
  await press(ann, "web-newcomer-let-in");
  await eve.page.locator("#hand").waitFor();
  expect(await sitters()).toEqual(["person", "person", "bot"]);

  await press(ann, "web-settings");
  await ann.page.getByLabel(ann.say("web-pause")).check();
  expect(await ann.page.getByRole("button", { name: ann.say("web-give-bot"), exact: true }).count()).toBe(0);
  await eve.page.goto("/");
  await press(ann, "web-give-bot");
  await expect.poll(sitters).toEqual(["person", "bot", "bot"]);
  expect((await ann.api.table(id)).paused).toBe(true);

  await eve.page.reload();
  await eve.page.locator(`a[href="/table/${id}"]`).click();
  await press(eve, "web-sit");
  await eve.page.locator("#hand").waitFor();
  expect(await sitters()).toEqual(["person", "person", "bot"]);
});

test("a lost line comes back, and the move made meanwhile is made", async () => {
  const ann = await guest({ name: "Ann" });
  const { page, say, context } = ann;
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });
  const { version } = await ann.api.playUntil(id, new Chance("lost"), (view) => view.version > 5);
  await sitAt(ann, id);
  await context.setOffline(true);
  await page.evaluate(() => window.heard.sockets.at(-1)?.close());
  await page.getByText(say("web-offline")).waitFor();
  await page.locator(".piece.lit, .spot.lit").first().click();
  const choice = page.locator("[data-popover] ul button").first();
  if (await choice.isVisible()) await choice.click();
  await page.getByText(say("web-offline-pending")).waitFor();
  expect((await guestlessVersion(ann, id)) === version).toBe(true);
  await context.setOffline(false);
  await page.getByText(say("web-offline-pending")).waitFor({ state: "detached" });
  await page.waitForFunction((before) => window.heard.version > before, version);
  expect((await ann.api.table(id)).version).toBeGreaterThan(version);
  forgive(ann, /ERR_INTERNET_DISCONNECTED|WebSocket/);
});

test("whoever comes back to a seat that a bot has meanwhile is told so, looks on, and can sit down again", async () => {
  const ann = await guest({ name: "Ann" });
  const bo = await guest({ name: "Bo" });
  const seats = [{ who: "me" as const }, { who: "open" as const }, ...bots(1)];
  const { id } = await ann.api.newTable({ game: "zhanguo", seats });
  await bo.api.join(id, 1);
  await bo.page.goto(`/table/${id}`);
  await bo.page.locator("#hand").waitFor();
  await bo.context.setOffline(true);
  await bo.page.evaluate(() => window.heard.sockets.at(-1)?.close());
  await bo.page.getByText(bo.say("web-offline")).waitFor();
  await expect.poll(async () => (await ann.api.table(id)).seats[1]?.online).toBe(false);
  await ann.api.give(id, { seat: 1, who: "bot", bot: "random" });
  await bo.context.setOffline(false);
  await bo.page.locator(".notes", { hasText: bo.say("web-seat-lost") }).waitFor();
  await expect.poll(() => bo.page.locator("#hand").count()).toBe(0);
  await bo.page.getByRole("button", { name: bo.say("web-sit"), exact: true }).click();
  await bo.page.locator("#hand").waitFor();
  forgive(bo, /ERR_INTERNET_DISCONNECTED|WebSocket/);
});

/** The version of a table, asked for while the browser itself is offline. */
async function guestlessVersion(ann: Guest, id: string): Promise<number> {
  const other = await guest({ name: "Bo" });
  expect(ann.context).not.toBe(other.context);
  return (await other.api.table(id)).version;
}

test("a move that comes too late is explained, and the table is shown as it is", async () => {
  const ann = await guest({ name: "Ann" });
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });
  await ann.api.playUntil(id, new Chance("late"), (view) => view.version > 5 && (view.asked?.options.length ?? 0) > 3);
  let held: (() => void)[] | null = null;
  await ann.page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (held) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await sitAt(ann, id);
  held = [];
  const view = await ann.api.view(id, 0);
  await ann.api.play(view, view.asked!.options[0]!.move);
  await ann.page.keyboard.press("2");
  await expect.poll(() => held?.length).toBeGreaterThan(1);
  for (const send of held.splice(0)) send();
  held = null;
  await ann.page.getByText(ann.say("web-stale")).waitFor();
  await ann.page.waitForFunction((version) => window.heard.version > version, view.version);
});

test("two windows of one person show the same", async () => {
  const ann = await guest({ name: "Ann" });
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });
  await sitAt(ann, id);
  const second = { ...ann, page: await ann.context.newPage() };
  await sitAt(second, id);
  const clicker = new Clicker(ann, new Chance("windows"));
  for (let i = 0; i < 4; i += 1) await clicker.click();
  await ann.page.waitForFunction(() => window.heard.open === 0);
  const { version } = await ann.api.table(id);
  await second.page.waitForFunction((newest) => window.heard.version >= newest, version);
  await ann.page.locator(".dec.act").waitFor();
  expect(await question(second).innerText()).toBe(await question(ann).innerText());
});
