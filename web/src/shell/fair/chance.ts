/** The generator of the rules, once more: what it draws from a seed is what was dealt, or something is wrong. */
import type { Shuffles } from "../../wire";
import { blake2b, sha256 } from "./digests";

/** sfc32, seeded as the server seeds it. */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    const words = new DataView(blake2b(seed, 12).slice().buffer);
    [this.#a, this.#b, this.#c] = [words.getUint32(0), words.getUint32(4), words.getUint32(8)];
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next number, 0 to 2**32 - 1. */
  next(): number {
    const drawn = (this.#a + this.#b + this.#counter) >>> 0;
    this.#counter = (this.#counter + 1) >>> 0;
    this.#a = (this.#b ^ (this.#b >>> 9)) >>> 0;
    this.#b = (this.#c + (this.#c << 3)) >>> 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + drawn) >>> 0;
    return drawn;
  }

  /** A number from 0 to n - 1. */
  below(n: number): number {
    return Number((BigInt(this.next()) * BigInt(n)) >> 32n);
  }

  /** Fisher and Yates. */
  shuffled(items: readonly number[]): number[] {
    const found = [...items];
    for (let i = found.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [found[i], found[j]] = [found[j]!, found[i]!];
    }
    return found;
  }
}

/** What may be published before the end: it binds the seed without telling it. */
export const commitment = (seed: string): string => sha256(`teahouse:${seed}`);

/** The seed of the deal: the one committed to, and what players added to it. */
export function mixed(seed: string, added: readonly string[]): string {
  return added.length === 0 ? seed : sha256(`teahouse:${JSON.stringify([seed, ...added])}`);
}

/** What a check has found: how many draws agree, and what does not. */
export interface Checked {
  readonly agree: number;
  readonly trouble: "" | "seed" | "draw";
}

/** Draw everything again, against the commitment that was shown when the table opened. */
export function check(told: Shuffles, shown: string): Checked {
  if (commitment(told.seed) !== shown) return { agree: 0, trouble: "seed" };
  const chance = new Chance(mixed(told.seed, told.added));
  let agree = 0;
  for (const draw of told.draws) {
    const again = draw.before.length > 0 ? chance.shuffled(draw.before) : draw.after.map(() => chance.below(draw.size));
    if (again.length !== draw.after.length || again.some((each, i) => each !== draw.after[i]))
      return { agree, trouble: "draw" };
    agree += 1;
  }
  return { agree, trouble: "" };
}
