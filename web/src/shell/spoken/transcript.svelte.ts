/** What was typed and said at a spoken table, and the lines one may want to type again. */

export interface Said {
  n: number;
  text: string;
  /** Whether somebody typed it. */
  typed: boolean;
}

/** Lines that stay on the page; the log of the game has all of them. */
const KEPT = 300;

export class Transcript {
  lines: readonly Said[] = $state.raw([]);
  #last = 0;
  #typed: string[] = [];
  /** How far back the line is that was called up again. */
  #back = 0;

  say(text: string, typed = false): void {
    if (!text) return;
    this.#last += 1;
    this.lines = [...this.lines, { n: this.#last, text, typed }].slice(-KEPT);
  }

  /** A line as it was sent. */
  type(line: string, told: string): void {
    if (line && this.#typed.at(-1) !== line) this.#typed.push(line);
    this.#back = 0;
    this.say(told, true);
  }

  /** The line typed before this one, or after it; empty past the newest. */
  recall(by: 1 | -1): string {
    this.#back = Math.max(0, Math.min(this.#typed.length, this.#back + by));
    return this.#typed.at(-this.#back) && this.#back > 0 ? (this.#typed.at(-this.#back) ?? "") : "";
  }
}
