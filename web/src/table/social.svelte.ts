/** What people and bots tell each other at a table: chat, plans, and hints. No rule knows of any of it. */
import type { ChatLine, HintShown, Plan, PlanLine } from "../wire";
import type { Live } from "./live.svelte";
import { told } from "./plans";

export interface SocialWays {
  live: Live;
  /** Whether the table allows hints. */
  hints(): boolean;
  /** Show a short note. */
  remark(text: string): void;
}

export class Social {
  chat: readonly ChatLine[] = $state.raw([]);
  /** How many lines of it were on the screen. */
  read: number = $state(0);
  /** How many lines of it were told aloud, or said before anybody here could hear them; null until those have come. */
  told: number | null = $state(null);
  /** What was planned at the table, whether or not it still holds. */
  plans: readonly PlanLine[] = $state.raw([]);
  /** What the strongest bot would do now; null until it has thought about it. */
  hints: readonly HintShown[] | null = $state.raw(null);
  /** True while it thinks. */
  hinting: boolean = $state(false);

  #ways: SocialWays;

  constructor(ways: SocialWays) {
    this.#ways = ways;
  }

  // -- chat ----------------------------------------------------------------------------------

  /** False if the line is down. */
  say(text: string): boolean {
    return this.#live.connection.tell({ type: "say", text });
  }

  /** What was said before. */
  begin(lines: readonly ChatLine[]): void {
    const came = this.chat.filter((line) => lines.every((each) => each.n !== line.n));
    this.chat = [...lines, ...came];
    this.told = this.chat.length;
  }

  hearLine(line: ChatLine): void {
    if (!this.chat.some((each) => each.n === line.n)) this.chat = [...this.chat, line];
  }

  // -- plans ---------------------------------------------------------------------------------

  /** Tell the others what I intend; nothing takes it back. */
  plan(what: Omit<Plan, "type" | "seat">): boolean {
    const seat = this.#live.player;
    return seat !== null && this.#live.connection.tell({ type: "plan", seat, ...what });
  }

  /** What others have just told is noted, wherever one looks. */
  hearPlans(lines: readonly PlanLine[]): void {
    const view = this.#live.queue.newest;
    const before = told(this.plans, view?.planning ?? null);
    this.plans = lines;
    for (const { seat, text } of told(lines, view?.planning ?? null)) {
      const known = before.some((line) => line.seat === seat && line.text === text);
      const title = view?.players.find((player) => player.seat === seat)?.title ?? "";
      if (!known && seat !== this.#live.seat) this.#ways.remark(`${title}: ${text}`);
    }
  }

  // -- hints ---------------------------------------------------------------------------------

  /** Ask what the strongest bot would do. */
  askHint(): void {
    const seat = this.#live.player;
    if (seat === null || !this.#ways.hints() || this.hinting || !this.#live.queue.newest?.asked) return;
    this.hints = null;
    this.hinting = this.#live.connection.tell({ type: "ask_hint", seat });
  }

  /** Never mind, or seen enough. */
  dropHint(): void {
    const { seat } = this.#live;
    if (this.hinting && seat !== null) this.#live.connection.tell({ type: "drop_hint", seat });
    this.hinting = false;
    this.hints = null;
  }

  hearHints(seat: number, hints: readonly HintShown[]): void {
    if (this.hinting && seat === this.#live.seat) this.hints = hints;
    this.hinting = false;
  }

  /** The hint cannot be given. */
  failHint(): void {
    this.hinting = false;
  }

  get #live(): Live {
    return this.#ways.live;
  }
}
