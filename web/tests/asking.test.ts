import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Asking } from "../src/shell/rules/asking.svelte";
import type { FoundRule, FoundRules } from "../src/wire";

const hit = (kind: FoundRule["kind"], name: string): FoundRule => ({ kind, name, title: [], text: [], goes_to: name });
const found = (query: string, ...hits: FoundRule[]): FoundRules => ({ query, count: hits.length, hits });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("asking the rules", () => {
  it("asks once for what was typed in one go", async () => {
    const ask = vi.fn((query: string) => Promise.resolve(found(query, hit("clause", "GW-BAR-01"))));
    const asking = new Asking(ask);
    for (const text of ["a", "ar", "arc", "archer "]) asking.typed(text);
    await vi.runAllTimersAsync();
    expect(ask.mock.calls).toEqual([["archer"]]);
    expect(asking.shown.map((each) => each.name)).toEqual(["GW-BAR-01"]);
  });

  it("shows the answer to the last question only", async () => {
    const answers = new Map<string, (found: FoundRules) => void>();
    const asking = new Asking((query) => new Promise((resolve) => answers.set(query, resolve)));
    asking.typed("first");
    await vi.runAllTimersAsync();
    asking.typed("second");
    await vi.runAllTimersAsync();
    answers.get("second")?.(found("second"));
    answers.get("first")?.(found("first"));
    await vi.runAllTimersAsync();
    expect(asking.found?.query).toBe("second");
  });

  it("forgets answers when the question is taken away, even one on its way", async () => {
    const asking = new Asking((query) => Promise.resolve(found(query, hit("term", "honour"))));
    asking.typed("goal");
    vi.advanceTimersByTime(1000);
    asking.typed("");
    await vi.runAllTimersAsync();
    expect(asking.found).toBeUndefined();
    expect(asking.shown).toEqual([]);
  });

  it("shows the three best first, then the others by kind; the arrows go through all", async () => {
    const hits = [
      hit("term", "a"),
      hit("clause", "b"),
      hit("term", "c"),
      hit("clause", "d"),
      hit("page", "e"),
      hit("clause", "f"),
    ];
    const asking = new Asking((query) => Promise.resolve(found(query, ...hits)));
    asking.typed("x");
    await vi.runAllTimersAsync();
    flushSync();
    expect(asking.groups.map((group) => [group.name, group.hits.map((each) => each.name).join("")])).toEqual([
      ["best", "abc"],
      ["clause", "df"],
      ["page", "e"],
    ]);
    asking.step(-1);
    expect(asking.shown[asking.chosen]?.name).toBe("e");
    asking.step(1);
    expect(asking.chosen).toBe(0);
  });

  it("says what went wrong", async () => {
    const asking = new Asking(() => Promise.reject(new Error("gone")));
    asking.typed("x");
    await vi.runAllTimersAsync();
    expect(asking.trouble).not.toBe("");
  });
});
