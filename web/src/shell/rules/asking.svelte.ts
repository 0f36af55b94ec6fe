/** A question to the rules while it is typed: it is asked after a short pause, and only the last answer counts. */
import type { FoundRule, FoundRules } from "../../wire";
import { sentence } from "../api";

/** Long enough not to ask for every letter, short enough not to be noticed. */
const PAUSE = 120;
/** So many answers stand above all groups. */
const BEST = 3;

export type Kind = FoundRule["kind"];

export interface Group {
  /** `best`, or the kind of what is in it. */
  name: "best" | Kind;
  hits: FoundRule[];
}

export class Asking {
  /** What is typed. */
  query: string = $state("");
  found: FoundRules | undefined = $state.raw();
  trouble: string = $state("");
  /** The answer the arrow keys are on, counted through all groups. */
  chosen: number = $state(0);
  #ask: (query: string) => Promise<FoundRules>;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (query: string) => Promise<FoundRules>) {
    this.#ask = ask;
  }

  /** The answers as they are shown: the best, then the others by kind, each kind where its first answer is. */
  readonly groups: Group[] = $derived.by(() => grouped(this.found?.hits ?? []));
  readonly shown: FoundRule[] = $derived(this.groups.flatMap((group) => group.hits));

  /** Somebody typed, or the language is another one. */
  typed(query: string): void {
    this.query = query;
    clearTimeout(this.#timer);
    const text = query.trim();
    if (text) this.#timer = setTimeout(() => void this.#load(text), PAUSE);
    else this.clear();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.query = this.trouble = "";
    this.found = undefined;
    this.chosen = 0;
  }

  /** The next answer, or the one before; round and round. */
  step(by: number): void {
    const count = this.shown.length;
    if (count) this.chosen = (this.chosen + by + count) % count;
  }

  async #load(text: string): Promise<void> {
    const turn = ++this.#turn;
    try {
      const found = await this.#ask(text);
      if (turn !== this.#turn) return;
      this.found = found;
      this.trouble = "";
      this.chosen = 0;
    } catch (error) {
      if (turn === this.#turn) this.trouble = sentence(error);
    }
  }
}

function grouped(hits: FoundRule[]): Group[] {
  const groups: Group[] = hits.length ? [{ name: "best", hits: hits.slice(0, BEST) }] : [];
  for (const hit of hits.slice(BEST)) {
    const group = groups.find((each) => each.name === hit.kind);
    if (group) group.hits.push(hit);
    else groups.push({ name: hit.kind, hits: [hit] });
  }
  return groups;
}
