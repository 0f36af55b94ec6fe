/** What a person likes, kept on this device; whoever has a name has it on each of theirs (`preferences.ts`). */
import { faces } from "../art/faces.svelte";
import { setSpeed, type Speed } from "../art/motion";
import type { QuietHours } from "../wire";
import { phrasebook, speech } from "../i18n/index.svelte";

export type Theme = "light" | "dark" | "system";
/** Whether a coach speaks: never, in the first games of each kind, or in every game. */
export type Coaching = "off" | "first" | "always";
/** When sounds are heard: never, when it is on me, or with everything that happens. */
export type Sounds = "off" | "turn" | "all";
/** The size of the type, in hundredths of the usual. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type { Speed };

/** How far somebody came in a lesson. */
export interface Learnt {
  /** The step they stand at, from 1. */
  step: number;
  done: boolean;
}

const KEY = "teahouse-settings";

export interface Kept {
  lang: string;
  theme: Theme;
  text: TextSize;
  /** Stronger marks for whoever tells colours apart less well. */
  shapes: boolean;
  sounds: Sounds;
  speed: Speed;
  /** Cover the screen between two people who share it. */
  cover: boolean;
  /** Desktop notices when it is my turn. */
  notify: boolean;
  /** Large cards while the pointer rests on them. */
  hover: boolean;
  /** Words of the game underlined, and what words and signs mean where one rests on them. */
  terms: boolean;
  /** Rows of symbols on cards instead of words. */
  symbols: boolean;
  /** Be asked even where there is nothing to choose. */
  askAlways: boolean;
  /** Straight to my own question: what others did before it is not played out. */
  straight: boolean;
  /** The last answer of a turn waits for a press of Confirm. */
  confirm: boolean;
  /** Single keys that do something by themselves, and those somebody has changed, by what they do. */
  shortcuts: boolean;
  keys: Readonly<Record<string, string>>;
  /** Great moments as they come. */
  scenes: boolean;
  /** Kinds of great moments that are not wanted as they come: `great_wall winter`. */
  noScenes: readonly string[];
  /** By game and lesson: `zhanguo/zg-1-two-uses`. */
  lessons: Readonly<Record<string, Learnt>>;
  /** Whether lessons are offered on the start page to somebody who has done nothing here yet. */
  offerLessons: boolean;
  coach: Coaching;
  /** By game, the tables of the first games. */
  coachedTables: Readonly<Record<string, readonly string[]>>;
  /** What the coach has told and need not tell again: `zhanguo first-card`. */
  coachHeard: readonly string[];
  /** What nobody wants to hear from the coach. */
  coachUnwanted: readonly string[];
  /** When turns at slow tables do not end. */
  quiet: QuietHours | null;
}

export function usual(): Kept {
  const lang = globalThis.navigator?.language.toLowerCase().split("-")[0] ?? null;
  return {
    lang: phrasebook.spoken(lang),
    theme: "system",
    text: 100,
    shapes: false,
    sounds: "turn",
    speed: "normal",
    cover: true,
    notify: false,
    hover: true,
    terms: true,
    symbols: false,
    askAlways: false,
    straight: false,
    confirm: false,
    shortcuts: true,
    keys: {},
    scenes: true,
    noScenes: [],
    lessons: {},
    offerLessons: true,
    coach: "off",
    coachedTables: {},
    coachHeard: [],
    coachUnwanted: [],
    quiet: null,
  };
}

/** What was learnt; an entry that says nothing is none. */
function learnt(value: unknown): Record<string, Learnt> {
  if (typeof value !== "object" || value === null) return {};
  const kept: Record<string, Learnt> = {};
  for (const [lesson, each] of Object.entries(value as Record<string, Partial<Learnt> | null>)) {
    const step = Number(each?.step);
    if (Number.isInteger(step) && step > 0) kept[lesson] = { step, done: each?.done === true };
  }
  return kept;
}

function among<T extends string | number>(value: unknown, values: readonly T[], otherwise: T): T {
  return values.find((each) => each === value) ?? otherwise;
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

function words(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, each]) => typeof each === "string"));
}

function lists(value: unknown): Record<string, string[]> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, listed(each)]));
}

function quietHours(value: unknown): QuietHours | null {
  if (typeof value !== "object" || value === null) return null;
  const { start, end, zone } = value as Partial<Record<string, unknown>>;
  return typeof start === "string" && typeof end === "string" && typeof zone === "string" ? { start, end, zone } : null;
}

/** What was kept, with anything odd replaced by the usual. */
export function read(text: string | null): Kept {
  try {
    return known((JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>);
  } catch {
    return usual();
  }
}

/** What this page understands of what somebody likes; the rest is as usual. */
export function known(found: Readonly<Record<string, unknown>>): Kept {
  const kept = usual();
  return {
    lang: among(found["lang"], phrasebook.languages, kept.lang),
    theme: among(found["theme"], ["light", "dark", "system"], kept.theme),
    text: among(found["text"], TEXT_SIZES, kept.text),
    shapes: found["shapes"] === true,
    sounds: among(found["sounds"], ["off", "turn", "all"], kept.sounds),
    speed: among(found["speed"], ["slow", "normal", "fast", "off"], kept.speed),
    cover: found["cover"] !== false,
    notify: found["notify"] === true,
    hover: found["hover"] !== false,
    terms: found["terms"] !== false,
    symbols: found["symbols"] === true,
    askAlways: found["askAlways"] === true,
    straight: found["straight"] === true,
    confirm: found["confirm"] === true,
    shortcuts: found["shortcuts"] !== false,
    keys: words(found["keys"]),
    scenes: found["scenes"] !== false,
    noScenes: listed(found["noScenes"]),
    lessons: learnt(found["lessons"]),
    offerLessons: found["offerLessons"] !== false,
    coach: among(found["coach"], ["off", "first", "always"], kept.coach),
    coachedTables: lists(found["coachedTables"]),
    coachHeard: listed(found["coachHeard"]),
    coachUnwanted: listed(found["coachUnwanted"]),
    quiet: quietHours(found["quiet"]),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const DARK = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

class Settings {
  kept: Kept = $state(read(stored()));
  #dark: boolean = $state(DARK?.matches ?? false);
  readonly shade: "light" | "dark" = $derived(
    this.kept.theme === "system" ? (this.#dark ? "dark" : "light") : this.kept.theme,
  );

  constructor() {
    DARK?.addEventListener("change", (event) => (this.#dark = event.matches));
    this.#tell();
  }

  #tell(): void {
    // Without a connection the language stays as it is; it is asked for again with the next page.
    speech.speak(this.kept.lang).catch(() => undefined);
    setSpeed(this.kept.speed);
    faces.symbols = this.kept.symbols;
  }

  /** Told of everything that was changed here; whoever changes it from outside tells nobody. */
  changed: ((part: Partial<Kept>) => void) | null = null;

  change(part: Partial<Kept>): void {
    this.take(part);
    this.changed?.(part);
  }

  /** What was chosen elsewhere. */
  take(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    this.#tell();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Private windows may refuse; then it lasts as long as the page.
    }
  }
}

export const settings = new Settings();
