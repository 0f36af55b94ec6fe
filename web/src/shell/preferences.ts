/**
 * What a person likes goes with them: kept at the server by their name, part by part, and on this device for whoever has
 * none. What could not be sent is sent later, and holds until then.
 */
import type { Preferences } from "../wire";
import { api } from "./api";
import { known, settings, usual, type Kept, type Learnt } from "./settings.svelte";

/** On this device alone: whether its browser may show notices. */
const HERE: ReadonlySet<string> = new Set(["notify"]);
const UNSENT = "teahouse-unsent";
/** Changes within this many milliseconds go together. */
const TOGETHER = 700;

type Part = keyof Kept & keyof Preferences;

function unsent(): Set<Part> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(UNSENT) ?? "[]");
    return new Set(Array.isArray(kept) ? (kept.filter((each) => each in usual()) as Part[]) : []);
  } catch {
    return new Set();
  }
}

/** What both devices have of these is kept. */
const UNITED: ReadonlySet<string> = new Set(["coachHeard", "coachUnwanted", "noScenes"]);

/** Two devices learnt something: neither forgets it. Else what was chosen last is what holds. */
export function merged(part: string, here: unknown, there: unknown): unknown {
  if (part === "lessons") return furthest(known({ lessons: here }).lessons, known({ lessons: there }).lessons);
  if (UNITED.has(part) && Array.isArray(here) && Array.isArray(there)) return [...new Set([...there, ...here])];
  return there;
}

function furthest(here: Kept["lessons"], there: Kept["lessons"]): Kept["lessons"] {
  const all: Record<string, Learnt> = { ...there };
  for (const [lesson, learnt] of Object.entries(here)) {
    const other = all[lesson];
    all[lesson] = other ? { step: Math.max(other.step, learnt.step), done: other.done || learnt.done } : learnt;
  }
  return all;
}

export class Keeper {
  #waiting: Set<Part> = unsent();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server knows whose preferences these are. */
  #named = false;

  /** Somebody has a name: what they chose elsewhere is taken over, what they chose here before is sent. */
  async meet(): Promise<void> {
    if (this.#named) return;
    this.#named = true;
    try {
      this.#take(await api.preferences());
      await this.send();
    } catch {
      this.#named = false;
    }
  }

  /** Something was chosen on this device. */
  note(part: Partial<Kept>): void {
    for (const name of Object.keys(part)) if (!HERE.has(name)) this.#waiting.add(name as Part);
    this.#remember();
    clearTimeout(this.#timer);
    if (this.#named) this.#timer = setTimeout(() => void this.send().catch(() => undefined), TOGETHER);
  }

  /** Everything that has not been sent yet; what fails waits for the next change, or the next visit. */
  async send(): Promise<void> {
    const parts = [...this.#waiting];
    if (!this.#named || parts.length === 0) return;
    const chosen = Object.fromEntries(parts.map((part) => [part, settings.kept[part]]));
    await api.prefer(chosen as Preferences);
    for (const part of parts) if (chosen[part] === settings.kept[part]) this.#waiting.delete(part);
    this.#remember();
  }

  #take(there: Preferences): void {
    const understood = known(there as Record<string, unknown>);
    const taken: Partial<Record<Part, unknown>> = {};
    for (const part of Object.keys(there) as Part[]) {
      if (!(part in understood)) continue;
      const value = this.#waiting.has(part) ? settings.kept[part] : understood[part];
      const both = merged(part, settings.kept[part], value);
      taken[part] = both;
      if (JSON.stringify(both) !== JSON.stringify(there[part])) this.#waiting.add(part);
    }
    const before = usual();
    for (const part of Object.keys(before) as Part[])
      if (!HERE.has(part) && !(part in there) && JSON.stringify(settings.kept[part]) !== JSON.stringify(before[part]))
        this.#waiting.add(part);
    settings.take(taken as Partial<Kept>);
  }

  #remember(): void {
    try {
      localStorage.setItem(UNSENT, JSON.stringify([...this.#waiting]));
    } catch {
      // Private windows may refuse; then it is sent as long as the page is open.
    }
  }
}

export const keeper = new Keeper();

/** Call once, when the page begins. */
export function keepPreferences(): void {
  settings.changed = (part) => keeper.note(part);
}
