/**
 * Pictures of every screen of the web table: `npm run screens [PART OF A NAME…]` writes
 * build/screens/web/<screen>-<size>-<light|dark>-<en|ru>.png, of the same games every time.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

import type { SeatWish, View } from "../src/wire";
import { Api } from "../tests/browser/api.ts";
import { Chance } from "../tests/browser/chance.ts";
import { browserPath, openHouse } from "../tests/browser/house.ts";
import { roundOf } from "../tests/browser/rounds.ts";
import { LANGUAGES } from "../tests/browser/words.ts";

const FOLDER = resolve(import.meta.dirname, "../../build/screens/web");
/** Contexts that are photographed at the same time. */
const CAMERAS = 2;
/** A piece that explains what is lacking is looked for among this many. */
const TRIES = 12;
const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 740 },
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  across: { width: 1180, height: 820 },
  large: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
};

type SizeName = keyof typeof SIZES;
/** Where fingers point. */
const TOUCHED: readonly SizeName[] = ["phone", "small", "lying", "tablet", "across"];

type Guest = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Moment = (view: View) => boolean;

interface Shot {
  name: string;
  who: Guest;
  /** The address of the page; its table is brought to its moment only for a picture that is taken. */
  at: () => Promise<string>;
  /** What has to be on the page before the picture is taken. */
  until: string;
  /** What is done first. */
  first?: (page: Page, phone: boolean) => Promise<void>;
}

interface Way {
  game: string;
  seats: number;
  options?: Record<string, string>;
}

const GAMES: readonly Way[] = [
  { game: "zhanguo", seats: 4 },
  { game: "great_wall", seats: 3 },
  { game: "ancient_world", seats: 4 },
];
/** The other ways to play The Great Wall. */
const WAYS: Readonly<Record<string, Way>> = {
  solo: { game: "great_wall", seats: 1, options: { difficulty: "hard" } },
  two: { game: "great_wall", seats: 2 },
  five: { game: "great_wall", seats: 5 },
  together: { game: "great_wall", seats: 3, options: { mode: "cooperative" } },
};

/** Its expansions: the Khan and the Rat together, and every scenario. */
const EXPANDED: Readonly<Record<string, Way>> = {
  khan: { game: "great_wall", seats: 3, options: { genghis: "on", rat: "on" } },
  frost: { game: "great_wall", seats: 3, options: { scenario: "frost" } },
  famine: { game: "great_wall", seats: 3, options: { scenario: "famine" } },
  visit: { game: "great_wall", seats: 4, options: { scenario: "visit" } },
  ghost: { game: "great_wall", seats: 3, options: { scenario: "ghost" } },
  siege: { game: "great_wall", seats: 3, options: { scenario: "siege", mode: "cooperative" } },
  red: { game: "great_wall", seats: 3, options: { scenario: "red", mode: "cooperative" } },
};

/** Chance alone builds little: moves that begin so are made wherever they can be, and the others only if they must. */
const WANTED: Record<string, readonly string[]> = {
  zhanguo: ["action governor", "action palace", "action wall", "task", "take"],
  great_wall: ["build", "shoot", "attack", "promote", "recruit", "hire"],
  ancient_world: ["fight", "cell build", "cell explore", "cell expand", "cell recruit", "take"],
};
const SHUNNED = /^(pass|done|skip|stop)\b/;

function asks(kind: string, from: number): Moment {
  return (view) => view.asked?.kind === kind && roundOf(view) >= from;
}

const EARLY: Record<string, Moment> = {
  zhanguo: asks("UseCard", 1),
  great_wall: asks("ChooseOrder", 2),
  ancient_world: asks("TakeTurn", 2),
};
const LATE: Record<string, Moment> = {
  zhanguo: asks("UseCard", 4),
  great_wall: asks("Build", 4),
  ancient_world: asks("TakeTurn", 6),
};

interface Arrived {
  api: Api;
  context: BrowserContext;
}

/** Somebody with a name, at no page. */
async function arrive(browser: Browser, baseURL: string, name: string): Promise<Arrived> {
  const context = await browser.newContext({ baseURL });
  const api = new Api(context.request);
  await api.introduce(name, "en");
  return { api, context };
}

/** A table for one person against bots, brought to a moment; its code. */
async function table({ api }: Arrived, { game, seats, options = {} }: Way, until: Moment): Promise<string> {
  const bots: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ who: "bot", bot: "scholar" }));
  const { id } = await api.newTable({ game, seats: [{ who: "me" }, ...bots], options });
  const chance = new Chance(game);
  for (;;) {
    const { state, awaited } = await api.table(id);
    if (state === "over") return id;
    if (!awaited.includes(0)) {
      await new Promise((next) => setTimeout(next, 20));
      continue;
    }
    let view = await api.view(id, 0);
    while (view.asked !== null) {
      if (until(view)) return id;
      const moves = view.asked.options.map(({ move }) => move);
      const wanted = moves.filter((move) => WANTED[game]?.some((word) => move.startsWith(word)));
      const other = moves.filter((move) => !SHUNNED.test(move));
      view = await api.play(view, chance.of([wanted, other, moves].find((some) => some.length > 0) ?? moves));
    }
  }
}

/** Press what cannot be played until the table says how much is lacking; otherwise any reason is good. */
async function askWhy(page: Page): Promise<void> {
  const dim = page.locator(".board [aria-disabled='true'][data-piece]:visible");
  const count = Math.min(await dim.count(), TRIES);
  for (let i = 0; i <= count; i += 1) {
    const piece = dim.nth(i === count ? 0 : i);
    await piece.dispatchEvent("click");
    const answer = page.locator("[data-popover] article").first();
    const came = await answer.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (came && (await page.locator("[data-popover] .lack").count()) > 0) return;
    if (i < count) await page.keyboard.press("Escape");
  }
}

/** Let the pointer rest on a card of the hand, or hold it with a finger. */
async function readCard(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.locator("#tab-hand").click();
  const card = page.locator("#hand [data-card]:visible").first();
  if (phone) await card.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  else await card.hover();
}

async function openRules(page: Page): Promise<void> {
  await page.keyboard.press("/");
}

/** The result is behind a button of a table that is over. */
async function openEnding(page: Page): Promise<void> {
  await page.locator(".dec .btn.ink").click();
}

/** Choose a number of players and press an option, and look at what is not for this table. */
function choose(players: number, option: number): NonNullable<Shot["first"]> {
  return async (page) => {
    await page.locator("form .pills").first().getByRole("button").nth(players).click();
    await page.locator(".options .pills button").nth(option).click();
    await page.locator("summary").click();
    await page.locator("details li").first().scrollIntoViewIfNeeded();
  };
}

/** What is prepared once, and only if somebody asks for it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function prepare(browser: Browser, address: string): Promise<Shot[]> {
  const [ann, bo, cleo] = [
    await arrive(browser, address, "Ann"),
    await arrive(browser, address, "Bo"),
    await arrive(browser, address, "Cleo"),
  ];
  const [asAnn, asBo] = [await ann.context.storageState(), await bo.context.storageState()];
  const brought = (who: Arrived, way: Way, until: Moment | undefined): (() => Promise<string>) =>
    once(() => table(who, way, until ?? (() => true)));
  const at = (id: () => Promise<string>) => async () => `/table/${await id()}`;
  const page = (path: string) => () => Promise.resolve(path);

  const early = new Map(GAMES.map((way) => [way.game, brought(bo, way, EARLY[way.game])]));
  const late = new Map(GAMES.map((way) => [way.game, brought(ann, way, LATE[way.game])]));
  const stood = (tables: typeof early, game: string): Shot["at"] => at(tables.get(game) ?? (() => Promise.resolve("")));
  const never: Moment = () => false;
  const over = new Map(GAMES.map((way) => [way.game, brought(bo, way, never)]));
  const gathering = once(async () => {
    const { id } = await bo.api.newTable({
      game: "zhanguo",
      seats: [{ who: "me" }, { who: "open" }, { who: "open" }, { who: "bot", bot: "random" }],
      listed: true,
    });
    await cleo.api.join(id, 1);
    return id;
  });
  const replayed = (id: () => Promise<string>) => async (): Promise<string> => {
    const { version } = await bo.api.table(await id());
    return `/replay/${await id()}?at=${Math.round(version * 0.6)}`;
  };
  const drawn = ".board .piece >> nth=0";
  return [
    { name: "start", who: asAnn, at: page("/"), until: "article >> nth=0" },
    ...GAMES.map(({ game }): Shot => ({ name: `setup-${game}`, who: asAnn, at: page(`/new/${game}`), until: "form" })),
    { name: "setup-solo", who: asAnn, at: page("/new/great_wall"), until: "form .options", first: choose(0, 1) },
    { name: "setup-together", who: asAnn, at: page("/new/great_wall"), until: "form .options", first: choose(1, 1) },
    { name: "gathering", who: asBo, at: at(gathering), until: "main li >> nth=0" },
    ...GAMES.flatMap(({ game }): Shot[] => [
      { name: `${game}-early`, who: asBo, at: stood(early, game), until: drawn },
      { name: `${game}-late`, who: asAnn, at: stood(late, game), until: drawn },
    ]),
    ...Object.entries(WAYS).map(
      ([name, way]): Shot => ({
        name: `great_wall-${name}`,
        who: asAnn,
        at: at(brought(ann, way, asks("Build", 3))),
        until: drawn,
      }),
    ),
    ...Object.entries(EXPANDED).map(
      ([name, way]): Shot => ({
        name: `great_wall-${name}`,
        who: asBo,
        at: at(brought(bo, way, asks("ChooseOrder", 2))),
        until: drawn,
      }),
    ),
    ...["solo", "together"].map(
      (name): Shot => ({
        name: `ending-${name}`,
        who: asBo,
        at: at(brought(bo, WAYS[name] as Way, never)),
        until: drawn,
        first: openEnding,
      }),
    ),
    { name: "why-not", who: asAnn, at: stood(late, "ancient_world"), until: drawn, first: askWhy },
    { name: "card", who: asBo, at: stood(early, "zhanguo"), until: drawn, first: readCard },
    { name: "rules-drawer", who: asAnn, at: stood(late, "great_wall"), until: drawn, first: openRules },
    ...[...over].flatMap(([game, id]): Shot[] => [
      { name: `ending-${game}`, who: asBo, at: at(id), until: drawn, first: openEnding },
      { name: `replay-${game}`, who: asBo, at: replayed(id), until: drawn },
    ]),
    ...[...late].map(
      ([game, id]): Shot => ({
        name: `spoken-${game}`,
        who: asAnn,
        at: async () => `/table/${await id()}/spoken`,
        until: "form input",
      }),
    ),
    { name: "learn", who: asAnn, at: page("/learn"), until: "main h2 >> nth=0" },
    { name: "learn-zhanguo", who: asAnn, at: page("/learn/zhanguo"), until: "main h2 >> nth=0" },
    { name: "replays", who: asBo, at: page("/replay"), until: "main h1" },
    { name: "about", who: asAnn, at: page("/about"), until: "main h1" },
    { name: "rules", who: asAnn, at: page("/rules/great_wall"), until: "main h2 >> nth=0" },
  ];
}

function sizeOf(kind: string): SizeName {
  return kind.split("-")[0] as SizeName;
}

/** A guest at a screen of this kind. */
async function sit(browser: Browser, baseURL: string, who: Guest, kind: string): Promise<BrowserContext> {
  const size = sizeOf(kind);
  const touch = TOUCHED.includes(size);
  const context = await browser.newContext({
    baseURL,
    storageState: who,
    locale: kind.split("-").at(-1)!,
    viewport: SIZES[size],
    colorScheme: kind.includes("dark") ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: touch,
    isMobile: touch,
  });
  context.setDefaultTimeout(60_000);
  return context;
}

async function take(context: BrowserContext, shot: Shot, kind: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(await shot.at());
    await page.locator(shot.until).waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await shot.first?.(page, TOUCHED.includes(sizeOf(kind)));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(shot.first ? 700 : 100);
    await page.screenshot({ path: join(FOLDER, `${shot.name}-${kind}.png`), animations: "disabled" });
  } finally {
    await page.close();
  }
}

/** Take these pictures of one kind; how many could not be taken. */
async function takeAll(browser: Browser, address: string, shots: readonly Shot[], kind: string): Promise<number> {
  const contexts = new Map<Guest, BrowserContext>();
  let failed = 0;
  for (const shot of shots) {
    const context = contexts.get(shot.who) ?? (await sit(browser, address, shot.who, kind));
    contexts.set(shot.who, context);
    await take(context, shot, kind).catch((error: unknown) => {
      failed += 1;
      console.error(`${shot.name}-${kind}: ${String(error)}`);
    });
  }
  for (const context of contexts.values()) await context.close();
  return failed;
}

const parts = process.argv.slice(3);
const kinds = Object.keys(SIZES).flatMap((size) =>
  ["light", "dark"].flatMap((theme) => LANGUAGES.map((lang) => `${size}-${theme}-${lang}`)),
);
const house = await openHouse();
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox", "--disable-gpu"] });
let failed = 0;
try {
  const shots = await prepare(browser, house.address);
  await mkdir(FOLDER, { recursive: true });
  const known = new Set(shots.flatMap((shot) => kinds.map((kind) => `${shot.name}-${kind}.png`)));
  for (const file of await readdir(FOLDER)) if (!known.has(file)) await rm(join(FOLDER, file));
  const isWanted = (name: string): boolean => parts.length === 0 || parts.some((part) => name.includes(part));
  const queue = [...kinds];
  const camera = async (): Promise<void> => {
    for (let kind = queue.shift(); kind; kind = queue.shift()) {
      const wanted = shots.filter((shot) => isWanted(`${shot.name}-${kind}`));
      failed += await takeAll(browser, house.address, wanted, kind);
    }
  };
  await Promise.all(Array.from({ length: CAMERAS }, camera));
} finally {
  await browser.close();
  await house.close();
}
process.exit(failed > 0 ? 1 : 0);
