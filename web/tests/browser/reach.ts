/** Whether everything on a page can be got at: nothing beside the window, nothing under something else. */
import { expect } from "vitest";

import type { Guest } from "./visitor.ts";

/** Runs in the page: what can be operated but has no point where a click goes to it. */
function unreachable(): string[] {
  const things = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, [role='button']")];
  return things.flatMap((thing) => {
    if (thing.getClientRects().length === 0 || thing.closest("[hidden], [inert], .sr-only, .skip-link")) return [];
    if (thing.matches(":disabled") || getComputedStyle(thing).pointerEvents === "none") return [];
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
    const hit = [...thing.getClientRects()].some((box) =>
      shares.some((down) =>
        shares.some((along) => {
          const at = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down);
          return at !== null && (thing.contains(at) || at.closest("label")?.contains(thing));
        }),
      ),
    );
    return hit
      ? []
      : [`${thing.tagName} ${thing.getAttribute("data-piece") ?? thing.textContent?.trim().slice(0, 40)}`];
  });
}

/** Nothing lies beyond the right edge, and everything that can be operated can be clicked. */
export async function expectReachable({ page }: Guest, where: string): Promise<void> {
  const beyond = await page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth);
  expect(beyond, `${where}: pixels beyond the edge`).toBeLessThanOrEqual(0);
  expect(await page.evaluate(unreachable), `${where}: out of reach`).toEqual([]);
}
