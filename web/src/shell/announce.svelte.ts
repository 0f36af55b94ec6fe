/** What a screen reader hears: line after line in one place, so that no question cuts off what happened before it. */

interface Line {
  n: number;
  text: string;
}

/** Lines that stay: whoever reads a little behind still finds them. */
const KEPT = 8;

class Announcements {
  lines: readonly Line[] = $state.raw([]);
  #asked = "";
  #last = 0;

  tell(text: string): void {
    if (!text) return;
    this.#last += 1;
    this.lines = [...this.lines, { n: this.#last, text }].slice(-KEPT);
  }

  /** Nothing that was said to one person is left for the next. */
  hush(): void {
    this.lines = [];
    this.#asked = "";
  }

  /** The same question is not repeated. */
  ask(text: string, occasion: string): void {
    if (occasion === this.#asked) return;
    this.#asked = occasion;
    this.tell(text);
  }
}

export const announcements = new Announcements();
