import { describe, expect, it } from "vitest";

import { Chance, check, commitment, mixed } from "../src/shell/fair/chance";
import { sha256 } from "../src/shell/fair/digests";
import type { Shuffles } from "../src/wire";
import vectors from "./chance_vectors.json";

describe("the generator of the rules, in the browser", () => {
  it.each(vectors)("draws from seed $seed what the server draws", (vector) => {
    const chance = new Chance(vector.seed);
    expect(vector.numbers.map(() => chance.next())).toEqual(vector.numbers);
    expect(chance.shuffled(Array.from({ length: 12 }, (_, i) => i))).toEqual(vector.shuffled);
    expect([2, 6, 100, 2 ** 31].map((n) => chance.below(n))).toEqual(vector.below);
    expect(commitment(vector.seed)).toBe(vector.commitment);
    expect(mixed(vector.seed, ['tea "leaf"', "Чай\\"])).toBe(vector.mixed);
  });

  it("knows the digests that the standard gives", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("checking the shuffle", () => {
  const seed = "the seed";
  const added = ["Ann's words"];

  function told(): Shuffles {
    const chance = new Chance(mixed(seed, added));
    const before = [1, 2, 3, 4, 5, 6];
    const draws = [
      { of: "card", size: 6, before, after: chance.shuffled(before) },
      { of: "dice", size: 6, before: [], after: [chance.below(6)] },
    ];
    return { commitment: commitment(seed), seed, added, draws } as unknown as Shuffles;
  }

  it("agrees with what was dealt", () => {
    expect(check(told(), commitment(seed))).toEqual({ agree: 2, trouble: "" });
  });

  it("names the first draw that was not dealt from the seed", () => {
    const dealt = told();
    dealt.draws[1]!.after = [(dealt.draws[1]!.after[0]! + 1) % 6];
    expect(check(dealt, commitment(seed))).toEqual({ agree: 1, trouble: "draw" });
  });

  it("notices another seed than the one committed to, and what was added and left out", () => {
    expect(check(told(), commitment("another"))).toEqual({ agree: 0, trouble: "seed" });
    expect(check({ ...told(), added: [] }, commitment(seed)).trouble).toBe("draw");
  });
});
