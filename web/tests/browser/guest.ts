/** Guests of a test. Whatever a page complains about fails the test. */
import { chromium, type Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";

import { visitor, type Guest, type Wish } from "./visitor.ts";

export * from "./visitor.ts";

let browser: Browser;
const present = new Set<Guest>();

/** Call once in every file of tests. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
  });
  afterEach(async () => {
    const complaints = new Set([...present].flatMap((guest) => guest.complaints));
    for (const { context } of present) await context.close();
    present.clear();
    if (complaints.size > 0) throw new Error(`The page complained:\n${[...complaints].join("\n")}`);
  });
  afterAll(() => browser.close());
}

/** A browser at the start page's address, nothing opened yet; with a name he has been here before. */
export async function guest(wish: Wish = {}, address: string = inject("address")): Promise<Guest> {
  const made = await visitor(browser, address, wish);
  present.add(made);
  return made;
}

/** What is expected to be complained about is not held against anybody. */
export function forgive(guest: Guest, what: RegExp): void {
  const rest = guest.complaints.filter((each) => !what.test(each));
  guest.complaints.splice(0, guest.complaints.length, ...rest);
}
