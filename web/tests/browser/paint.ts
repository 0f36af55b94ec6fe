/** How a page appears on a slow machine: when something is first painted, and how much moves after that. */
import type { Guest } from "./visitor.ts";

declare global {
  interface Window {
    moved: number;
  }
}

/** A processor so many times slower than this one. */
const SLOWER = 4;

export interface Appearance {
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** As browsers reckon it: the share of the window that moved, times how far. */
  shift: number;
}

/** Runs in the page before anything else: what moves without having been pressed is added up. */
function watch(): void {
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Open an address as if for the first time on a slow machine, and wait until it is there. */
export async function appearance({ page, context }: Guest, address: string, until: string): Promise<Appearance> {
  await context.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  await page.locator(until).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 5; i += 1) await new Promise(requestAnimationFrame);
    const largest = await new Promise<number>((tell) => {
      new PerformanceObserver((list) => tell(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
      setTimeout(() => tell(0), 1000);
    });
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return { firstPaint: Math.round(first), largestPaint: Math.round(largest), shift: window.moved };
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return seen;
}
