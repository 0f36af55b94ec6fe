/** Before one sits down: a name is asked for once, and only if there is none. */
import { myself } from "./me.svelte";

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

  close(there: boolean): void {
    this.asking = false;
    this.#answer?.(there);
    this.#answer = null;
  }
}

export const introduced = new Introduced();
