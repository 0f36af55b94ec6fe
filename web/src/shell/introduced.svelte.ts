/** Before one sits down: a name is asked for once, and only if there is none. */
import { say } from "../i18n/index.svelte";
import { myself } from "./me.svelte";

const OFFERED = 6;

/** A name for a guest who has not said their own. */
export function offeredName(): string {
  return say(`web-guest-${1 + Math.floor(Math.random() * OFFERED)}`);
}

class Introduced {
  /** True while the question for a name is on the screen. */
  asking: boolean = $state(false);
  #answer: ((there: boolean) => void) | null = null;

  /** Resolves to true when there is a name, false if the person went away from the question. */
  async sure(): Promise<boolean> {
    if (!myself.known) await myself.ask().catch(() => undefined);
    if (myself.name) return true;
    this.asking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** Whoever plays alone against bots is not asked: they get a name, and can change it in the settings. */
  async alone(): Promise<void> {
    if (!myself.known) await myself.ask();
    if (!myself.name) await myself.introduce(offeredName());
  }

  close(there: boolean): void {
    this.asking = false;
    this.#answer?.(there);
    this.#answer = null;
  }
}

export const introduced = new Introduced();
