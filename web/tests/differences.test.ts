import { describe, expect, it } from "vitest";

import { changed, type Change } from "../src/table/differences";
import vectors from "./differences_vectors.json";

describe("what has changed", () => {
  it.each(vectors.map((each) => [JSON.stringify(each.change), each] as const))(
    "is put into its place: %s",
    (_, each) => {
      const before = JSON.stringify(each.before);
      expect(changed<unknown>(each.before, each.change as unknown as Change)).toEqual(each.after);
      expect(JSON.stringify(each.before)).toBe(before);
    },
  );

  it("leaves everything else as the same object", () => {
    const before = { rows: [{ a: 1 }, { a: 2 }], other: { b: 1 } };
    const after = changed(before, { rows: { "1": { a: [3] } } });
    expect(after).toEqual({ rows: [{ a: 1 }, { a: 3 }], other: { b: 1 } });
    expect([after.rows[0] === before.rows[0], after.other === before.other]).toEqual([true, true]);
  });
});
