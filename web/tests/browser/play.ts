/** Playing by hand: lit pieces and answers are clicked by chance until the game is over. */
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Chance } from "./chance.ts";
import { reveal, type Guest } from "./visitor.ts";

/** How long a table may stand still. */
const PATIENCE = 60_000;
/** More clicks than this without anything new from the server are no progress. */
const IDLE_CLICKS = 8;

export interface Played {
  /** Moves made by a piece on the board or in the hand, and by words in the decision bar. */
  pieces: number;
  words: number;
  over: boolean;
}

interface Target {
  kind: "piece" | "word" | "list" | "choice" | "cover" | "tab";
  what: string;
  x: number;
  y: number;
}

interface Sight {
  views: number;
  over: boolean;
  target: Target | null;
  /** Lit pieces on the screen that no click can reach. */
  unreachable: string[];
}

interface Look {
  /** Views heard when the last click was made; nothing is chosen before more has come or something has opened. */
  since: number;
  after: Target["kind"] | null;
  /** Rather a piece than a word. */
  piece: boolean;
  tab: boolean;
  pick: number;
  patience: number;
}

/** Runs in the page: waits until there is something to click, and chooses it. */
async function look({ since, after, piece, tab, pick, patience }: Look): Promise<Sight> {
  const { heard } = window;
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  /** A table that has come is not shown before everything has its size. */
  const shown = (element: Element): boolean =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const unreachable: string[] = [];

  const nameOf = (element: Element): string =>
    element.getAttribute("data-piece") ?? element.textContent?.trim().replace(/\s+/g, " ").slice(0, 60) ?? "";

  /** A point of this element where a click goes to it and to nothing above it. */
  const pointOf = (element: Element): { x: number; y: number } | null => {
    const box = element.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9, 0.38, 0.62];
    for (const down of shares) {
      for (const along of shares) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest(".piece, .spot, button") === element) return { x, y };
      }
    }
    return null;
  };
  const target = (kind: Target["kind"], among: Element[]): Target | null => {
    const rest = [...among];
    let at = Math.floor(pick * rest.length);
    while (rest.length > 0) {
      const [element] = rest.splice(at % rest.length, 1) as [Element];
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const point = pointOf(element);
      if (point) return { kind, what: nameOf(element), ...point };
      if (kind === "piece") unreachable.push(nameOf(element));
      at = 0;
    }
    return null;
  };
  const choose = (): Target | null => {
    const cover = all("main.cover .btn.primary");
    if (cover.length > 0) return target("cover", cover);
    const choices = all("[data-popover] ul button").filter(shown);
    if (choices.length > 0) return target("choice", choices);
    const rows = all("#answers-list button").filter(shown);
    if (rows.length > 0) return target("word", rows);
    const pieces = all(".piece.lit, button.spot.lit").filter(shown);
    const words = all(".dec .answers button:not([aria-disabled='true'])").filter(shown);
    if (pieces.length === 0 && words.length === 0) return null;
    const tabs = all("[role='tab'][aria-selected='false']").filter(shown);
    if (tab && tabs.length > 0) return target("tab", tabs);
    const found = piece ? target("piece", pieces) : null;
    if (found) return found;
    const word = target("word", words) ?? target("piece", pieces);
    if (word?.kind === "word" && document.elementFromPoint(word.x, word.y)?.closest("[aria-controls='answers-list']"))
      return { ...word, kind: "list" };
    return word;
  };
  /** Whether what the last click did has arrived. */
  const arrived = (): boolean => {
    if (heard.open > 0 || heard.version < heard.owed) return false;
    if (after === null || after === "tab" || heard.views > since) return true;
    return all("#answers-list, [data-popover] ul").length > 0;
  };
  const start = performance.now();
  /** The answers stood elsewhere when the click came: they are laid out anew once the board is drawn. */
  const missed = (): boolean => heard.open === 0 && performance.now() > start + 600;
  for (;;) {
    const over = all("dialog[open] .winner").length > 0;
    if (over) return { views: heard.views, over, target: null, unreachable };
    const late = performance.now() > start + patience;
    if (late || (all(".dec.act, main.cover").length > 0 && (arrived() || missed()))) {
      const found = choose();
      if (found || late) return { views: heard.views, over, target: found, unreachable };
    }
    await new Promise((next) => setTimeout(next, 8));
  }
}

export class Clicker {
  readonly played: Played = { pieces: 0, words: 0, over: false };
  readonly unreachable = new Set<string>();
  #guest: Guest;
  #chance: Chance;
  #since = 0;
  #after: Target["kind"] | null = null;
  #idle = 0;
  #last: string[] = [];

  constructor(guest: Guest, chance: Chance) {
    this.#guest = guest;
    this.#chance = chance;
  }

  /** Make one click; false when the game is over. */
  async click(patience = PATIENCE): Promise<boolean> {
    const { page } = this.#guest;
    const chance = this.#chance;
    const sight = await page.evaluate(look, {
      since: this.#since,
      after: this.#after,
      piece: chance.next() < 0.85,
      tab: chance.next() < 0.2,
      pick: chance.next(),
      patience,
    });
    for (const each of sight.unreachable) this.unreachable.add(each);
    if (sight.over) {
      this.played.over = true;
      return false;
    }
    const { target } = sight;
    this.#idle = sight.views > this.#since ? 0 : this.#idle + 1;
    if (target === null || this.#idle > IDLE_CLICKS) throw await this.#stuck(target);
    this.#since = sight.views;
    this.#after = target.kind;
    this.#last = [...this.#last.slice(-7), `${target.kind} “${target.what}”`];
    const { mouse } = page;
    await Promise.all([mouse.move(target.x, target.y), mouse.down(), mouse.up()]);
    if (target.kind === "piece") this.played.pieces += 1;
    if (target.kind === "word") this.played.words += 1;
    return true;
  }

  async #stuck(target: Target | null): Promise<Error> {
    const { page, complaints } = this.#guest;
    const picture = await photograph(page, "stuck");
    const words = await page.evaluate(() => document.querySelector(".dec, main")?.textContent?.replace(/\s+/g, " "));
    return new Error(
      [
        target ? `Clicking ${target.kind} “${target.what}” does nothing.` : "There is nothing to click.",
        `The table says: ${words?.slice(0, 300)}`,
        `Clicked last: ${this.#last.join(", ")}`,
        `Complaints: ${complaints.slice(-5).join("; ") || "none"}`,
        `Picture: ${picture}`,
      ].join("\n"),
    );
  }
}

export async function photograph(page: Guest["page"], name: string): Promise<string> {
  const folder = join(tmpdir(), "teahouse-browser");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}-${Date.now()}.png`);
  await page.evaluate(reveal);
  await page.screenshot({ path });
  return path;
}

/** Play until the ending is on the screen; every lit piece that was wanted could be reached. */
export async function playOut(guest: Guest, chance: Chance, patience = PATIENCE): Promise<Played> {
  const clicker = new Clicker(guest, chance);
  while (await clicker.click(patience));
  if (clicker.unreachable.size > 0) throw new Error(`No click reaches ${[...clicker.unreachable].join(", ")}.`);
  return clicker.played;
}
