/** Games that were left leave nothing behind: listeners, nodes and memory of a page that has shown several of them. */
import { expect, test } from "vitest";

import { bots } from "./api.ts";
import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { guest, useBrowser, type Guest } from "./guest.ts";

useBrowser();

/** What the page holds when all that nobody needs has been swept away. */
interface Held {
  listeners: number;
  nodes: number;
  /** Megabytes. */
  heap: number;
}

/** A game more may leave so much: words and pictures that are kept on purpose, and what the browser rounds. */
const MORE: Held = { listeners: 5, nodes: 150, heap: 1 };

async function held({ page, context }: Guest): Promise<Held> {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  for (let i = 0; i < 3; i += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await session.send("HeapProfiler.collectGarbage");
  }
  const { metrics } = await session.send("Performance.getMetrics");
  const valueOf = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  await session.detach();
  return { listeners: valueOf("JSEventListeners"), nodes: valueOf("Nodes"), heap: valueOf("JSHeapUsedSize") / 2 ** 20 };
}

/** To another page of the house, without loading it anew. */
async function to({ page }: Guest, path: string, until: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.locator(until).first().waitFor({ state: "attached" });
}

/** A whole game of each kind is watched to its end, and left. */
async function threeGames(ann: Guest): Promise<Held> {
  for (const game of GAMES) {
    const { id } = await ann.api.newTable({
      game: game.name,
      seats: [{ who: "me" }, ...bots(game.hotSeat.length - 1)],
    });
    await to(ann, `/table/${id}`, ".board .piece, .board .spot");
    await ann.api.playUntil(id, new Chance(game.name), () => false);
    await ann.page.locator(".dec .btn.ink").waitFor();
    await to(ann, "/", "article");
  }
  await ann.page.waitForLoadState("networkidle");
  // What tests keep of their own.
  await ann.page.evaluate(() => window.heard.sockets.splice(0));
  return held(ann);
}

test("a table that is left before it has come opens no line", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });
  await page.goto("/");
  await to(ann, `/table/${id}`, ".board .piece, .board .spot");
  await to(ann, "/", "article");
  const whole = new RegExp(`/api/tables/${id}([?]|$)`);
  let answer = (): void => undefined;
  const late = new Promise<void>((go) => (answer = go));
  await page.route(whole, async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest(whole);
  const before = await page.evaluate(() => window.heard.sockets.length);
  await to(ann, `/table/${id}`, "main");
  await asked;
  await to(ann, "/", "article");
  const answered = page.waitForResponse(whole);
  answer();
  await answered;
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  expect(await page.evaluate(() => window.heard.sockets.length)).toBe(before);
});

test("three games more leave a page as it was", async () => {
  const ann = await guest({ name: "Ann" });
  await ann.page.goto("/");
  const [first, second] = [await threeGames(ann), await threeGames(ann)];
  const grown = {
    listeners: second.listeners - first.listeners,
    nodes: second.nodes - first.nodes,
    heap: second.heap - first.heap,
  };
  const said = JSON.stringify({ first, second });
  expect(grown.listeners, said).toBeLessThanOrEqual(3 * MORE.listeners);
  expect(grown.nodes, said).toBeLessThanOrEqual(3 * MORE.nodes);
  expect(grown.heap, said).toBeLessThanOrEqual(3 * MORE.heap);
});
