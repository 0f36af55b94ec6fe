/** How much of a phone's table answers the question, on each tab and on each part of the board, and where to turn. */
import type { Part } from "../../games/board";

/** Where each tab draws, whether it is shown or not. */
const TABS = ["board", "hand", "seats", "beside"] as const;

function litIn(root: ParentNode | null): number {
  const lit = [...(root?.querySelectorAll(".lit[data-piece]") ?? [])];
  return new Set(lit.map((each) => each.getAttribute("data-piece"))).size;
}

function isSeen(element: Element): boolean {
  const frame = element.closest(".surface, .part")?.getBoundingClientRect();
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  if (frame === undefined || width === 0) return false;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

export class Lit {
  #tabs: Readonly<Record<string, number>> = $state.raw({});
  #parts: Readonly<Record<string, number>> = $state.raw({});

  onTab(tab: string): number {
    return this.#tabs[tab] ?? 0;
  }

  onPart(part: Part): number {
    return this.#parts[part] ?? 0;
  }

  /** Count again, once everything is drawn. */
  count(parts: readonly Part[]): void {
    const root = (tab: string): Element | null => document.querySelector(`.table.narrow .part > .${tab}`);
    this.#tabs = Object.fromEntries(TABS.map((tab) => [tab, litIn(root(tab))]));
    this.#parts = Object.fromEntries(
      parts.map((part) => [part, litIn(document.querySelector(`.surface [data-part="${part}"]`))]),
    );
  }

  /** The tab to turn to when nothing that is lit is seen on this one: the only one that has something, or the board. */
  turn(tab: string): string {
    const lit = TABS.filter((each) => this.onTab(each) > 0);
    if (lit.length === 0 || lit.some((each) => each === tab)) return tab;
    return lit.length === 1 || lit.includes("board") ? lit[0]! : tab;
  }
}

/** Bring the first lit piece of the surface into sight, unless one is. */
export function showLit(): void {
  const lit = [...document.querySelectorAll(".surface .lit[data-piece]")].filter(
    (each) => each.getClientRects().length,
  );
  if (lit.length === 0 || lit.some(isSeen)) return;
  lit[0]!.closest("[data-part]")?.scrollIntoView({ block: "start", inline: "start" });
  lit[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
}
