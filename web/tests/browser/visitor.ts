/** Somebody at a browser of his own, and whatever his page complains about. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

import { Api } from "./api.ts";
import { listen } from "./heard.ts";
import { wordsIn, type Lang, type Say } from "./words.ts";

export interface Size {
  width: number;
  height: number;
}

export const DESKTOP: Size = { width: 1366, height: 768 };
export const PHONE: Size = { width: 390, height: 844 };
export const SMALL: Size = { width: 360, height: 740 };
export const LYING: Size = { width: 844, height: 390 };
export const TABLET: Size = { width: 820, height: 1180 };
export const ACROSS: Size = { width: 1180, height: 820 };
export const LARGE: Size = { width: 1920, height: 1080 };
/** Where fingers point. */
export const TOUCHED: readonly Size[] = [SMALL, PHONE, LYING, TABLET, ACROSS];
/** A screen of 1366×768 at twice its size. */
export const ZOOMED: Size = { width: 683, height: 384 };

export interface Wish {
  /** Decides the chance of the tables he opens. */
  name?: string;
  lang?: Lang;
  size?: Size;
  scheme?: "light" | "dark";
  /** What his browser kept of an earlier visit. */
  known?: NonNullable<BrowserContextOptions["storageState"]>;
  /** With movement, as most people see it. */
  motion?: boolean;
  /** Great moments as they come; else they wait in the log. */
  scenes?: boolean;
  /** With the worker that keeps the page for when the line is gone; it fetches the whole house. */
  offline?: boolean;
  /** Nobody looks at this screen: it is laid out and can be clicked, but not painted, which is half of the work. */
  unseen?: boolean;
}

export interface Guest {
  context: BrowserContext;
  page: Page;
  api: Api;
  say: Say;
  /** What the page complained about. */
  complaints: string[];
}

/** Runs in the page: great moments do not come over the board by themselves. */
function keepScenes(): void {
  // A page that is nowhere yet keeps nothing.
  if (location.protocol === "about:") return;
  const kept = JSON.parse(localStorage.getItem("teahouse-settings") ?? "{}") as Record<string, unknown>;
  localStorage.setItem("teahouse-settings", JSON.stringify({ ...kept, scenes: false }));
}

/** Runs in the page: nothing is painted. */
function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: everything is painted again. */
export function reveal(): void {
  document.adoptedStyleSheets = [];
}

export async function visitor(from: Browser, address: string, wish: Wish): Promise<Guest> {
  const { name, lang = "en", size = DESKTOP } = wish;
  const context = await from.newContext({
    baseURL: address,
    locale: lang,
    viewport: size,
    colorScheme: wish.scheme ?? "light",
    reducedMotion: wish.motion ? "no-preference" : "reduce",
    hasTouch: TOUCHED.includes(size),
    deviceScaleFactor: size === ZOOMED ? 2 : 1,
    ...(wish.known === undefined ? {} : { storageState: wish.known }),
    permissions: ["clipboard-read", "clipboard-write"],
    serviceWorkers: wish.offline ? "allow" : "block",
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(listen);
  if (!wish.scenes) await context.addInitScript(keepScenes);
  if (wish.unseen) await context.addInitScript(hide);
  const api = new Api(context.request);
  if (name) await api.introduce(name, lang);
  const complaints: string[] = [];
  const watch = (page: Page): void => {
    page.on("pageerror", (error) =>
      complaints.push(
        String(error.stack ?? error)
          .split("\n")
          .slice(0, 3)
          .join("\n"),
      ),
    );
    page.on("console", (message) => {
      const text = message.text();
      if (text.includes("Service Worker registration blocked")) return;
      if (message.type() === "error" || message.type() === "warning") complaints.push(text);
    });
  };
  context.on("page", watch);
  return { context, page: await context.newPage(), api, say: wordsIn(lang), complaints };
}
