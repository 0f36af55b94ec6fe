/** Whether somebody wants a coach, and what of it they have heard before or do not want to hear. */
import type { CoachShown, TipShown, WarningShown } from "../wire";
import { settings } from "./settings.svelte";

/** How many games of each kind are one's first. */
const FIRST_GAMES = 3;

export function coached(game: string, table: string): boolean {
  const { coach, coachedTables } = settings.kept;
  if (coach !== "first") return coach === "always";
  const tables = coachedTables[game] ?? [];
  return tables.includes(table) || tables.length < FIRST_GAMES;
}

/** This is one of somebody's first games. */
export function noteCoached(game: string, table: string): void {
  const tables = settings.kept.coachedTables[game] ?? [];
  if (tables.includes(table) || tables.length >= FIRST_GAMES) return;
  settings.change({ coachedTables: { ...settings.kept.coachedTables, [game]: [...tables, table] } });
}

/** Somebody sets up a game with a coach: it comes, however many they have played. */
export function askForCoach(game: string, table: string): void {
  const others = (settings.kept.coachedTables[game] ?? []).slice(1 - FIRST_GAMES);
  const coachedTables = { ...settings.kept.coachedTables, [game]: [...others, table] };
  settings.change({ coachedTables, ...(settings.kept.coach === "off" ? { coach: "first" as const } : {}) });
}

/** Everything may be told again, in every game. */
export function hearAllAgain(): void {
  settings.change({ coachHeard: [], coachUnwanted: [] });
}

interface Told {
  /** Tips told at this table. */
  told: string[];
  /** The one that stands there. */
  tip: string;
}

/** What the coach says at one table. */
export class Coach {
  /** What matters now: it stands until something else does. */
  now: string = $state("");
  /** What is said at this moment, until it is dismissed or is true no longer. */
  tip: TipShown | null = $state.raw(null);

  #game: string;
  #key: string;
  #told: Set<string>;
  #kept: string;
  /** What held when this seat was last asked. */
  #held = new Set<string>();

  constructor(game: string, table: string) {
    this.#game = game;
    this.#key = `teahouse-coach-${table}`;
    const { told, tip } = this.#stored();
    this.#told = new Set(told);
    this.#kept = tip;
  }

  /** What a view brings; null while this seat is not asked. */
  hear(said: CoachShown | null): void {
    if (said === null) {
      this.#show(null);
      return;
    }
    this.now = said.now;
    const still = said.tips.find((tip) => tip.id === (this.tip?.id ?? this.#kept));
    const next = still && this.#isWanted(still.id) ? still : said.tips.find((tip) => this.#isNews(tip));
    this.#held = new Set(said.tips.map((tip) => tip.id));
    this.#show(next ?? null);
  }

  /** What speaks against an answer, given by these moves. */
  against(said: CoachShown | null | undefined, moves: readonly string[]): WarningShown | null {
    const all = moves.flatMap((move) => said?.warnings[move] ?? []);
    return all.find((warning) => this.#isWanted(warning.id)) ?? null;
  }

  dismiss(): void {
    this.#show(null);
  }

  /** Never again, of this tip or warning. */
  refuse(id: string): void {
    settings.change({ coachUnwanted: [...settings.kept.coachUnwanted, this.#name(id)] });
    if (this.tip?.id === id) this.#show(null);
  }

  #name(id: string): string {
    return `${this.#game} ${id}`;
  }

  #isWanted(id: string): boolean {
    return !settings.kept.coachUnwanted.includes(this.#name(id));
  }

  #isNews(tip: TipShown): boolean {
    if (!this.#isWanted(tip.id)) return false;
    if (!tip.once) return !this.#held.has(tip.id);
    return !this.#told.has(tip.id) && !settings.kept.coachHeard.includes(this.#name(tip.id));
  }

  #show(tip: TipShown | null): void {
    this.tip = tip;
    this.#kept = tip?.id ?? "";
    if (tip && !this.#told.has(tip.id)) {
      this.#told.add(tip.id);
      if (tip.once) settings.change({ coachHeard: [...settings.kept.coachHeard, this.#name(tip.id)] });
    }
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ told: [...this.#told], tip: this.#kept } satisfies Told));
    } catch {
      // Then what was told is forgotten when the page is loaded again.
    }
  }

  #stored(): Told {
    try {
      return { told: [], tip: "", ...(JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Partial<Told>) };
    } catch {
      return { told: [], tip: "" };
    }
  }
}
