/** A small seeded generator: a test plays the same way every time. */
export class Chance {
  #state = 0;

  constructor(seed: string) {
    for (const letter of seed) this.#state = (Math.imul(this.#state, 31) + letter.charCodeAt(0)) | 0;
  }

  /** From 0 to just under 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  of<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new Error("There is nothing to choose from.");
    return thing;
  }
}
