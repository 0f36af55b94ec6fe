/** Somebody at a browser of his own. Whatever his page complains about fails the test. */
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";

import { Api } from "./api.ts";
import { listen } from "./heard.ts";

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
/** A screen of 1366×768 at twice its size. */
export const ZOOMED = { width: 683, height: 384 };

export interface Wish {
  /** Decides the chance of the tables he opens. */
  name?: string;
  lang?: "en" | "ru";
  size?: { width: number; height: number };
  scheme?: "light" | "dark";
  touch?: boolean;
  /** With movement, as most people see it. */
  motion?: boolean;
}

export interface Guest {
  context: BrowserContext;
  page: Page;
  api: Api;
  /** What the page complained about. */
  complaints: string[];
}

let browser: Browser;
const present = new Set<Guest>();

/** Call once in every file of tests. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
  });
  afterEach(async () => {
    const complaints = [...present].flatMap((guest) => guest.complaints);
    for (const { context } of present) await context.close();
    present.clear();
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
  });
  afterAll(() => browser.close());
}

/** A browser at the start page's address, nothing opened yet; with a name he has been here before. */
export async function guest({ name, lang = "en", size = DESKTOP, ...wish }: Wish = {}): Promise<Guest> {
  const made = await visitor(browser, inject("address"), { name: name ?? "", lang, size, ...wish });
  present.add(made);
  return made;
}

export async function visitor(from: Browser, address: string, wish: Wish): Promise<Guest> {
  const { name, lang = "en", size = DESKTOP } = wish;
  const context = await from.newContext({
    baseURL: address,
    locale: lang === "ru" ? "ru-RU" : "en-GB",
    viewport: size,
    colorScheme: wish.scheme ?? "light",
    reducedMotion: wish.motion ? "no-preference" : "reduce",
    hasTouch: wish.touch ?? false,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(listen);
  const api = new Api(context.request);
  if (name) await api.introduce(name, lang);
  const complaints: string[] = [];
  const watch = (page: Page): void => {
    page.on("pageerror", (error) => complaints.push(String(error.stack ?? error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
  };
  context.on("page", watch);
  return { context, page: await context.newPage(), api, complaints };
}

/** What is expected to be complained about is not held against anybody. */
export function forgive(guest: Guest, what: RegExp): void {
  const rest = guest.complaints.filter((each) => !what.test(each));
  guest.complaints.splice(0, guest.complaints.length, ...rest);
}
