// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { askForCoach, Coach, coached, hearAllAgain, noteCoached } from "../src/shell/coach.svelte";
import { settings } from "../src/shell/settings.svelte";
import type { CoachShown } from "../src/wire";

const said = (...ids: string[]): CoachShown => ({
  now: "Now.",
  tips: ids.map((id) => ({ id, text: `Do ${id}.`, once: id !== "often" })),
  warnings: { pass: [{ id: "early", text: "Pass?" }] },
});

beforeEach(() => {
  sessionStorage.clear();
  settings.change({ coach: "off", coachedTables: {}, coachHeard: [], coachUnwanted: [] });
});

describe("whether there is a coach", () => {
  it("is asked for, and comes in three games of each kind", () => {
    expect(coached("go", "a")).toBe(false);
    askForCoach("go", "a");
    expect(settings.kept.coach).toBe("first");
    for (const table of ["a", "b", "c", "d"]) noteCoached("go", table);
    expect(["a", "b", "c", "d"].map((table) => coached("go", table))).toEqual([true, true, true, false]);
    expect(coached("chess", "d")).toBe(true);
    askForCoach("go", "e");
    expect(coached("go", "e")).toBe(true);
    settings.change({ coach: "always" });
    expect(coached("go", "f")).toBe(true);
  });
});

describe("what it says", () => {
  it("is one tip at a time, once, and stays until it is dismissed or true no longer", () => {
    const coach = new Coach("go", "a");
    coach.hear(said("one", "two"));
    expect([coach.now, coach.tip?.id]).toEqual(["Now.", "one"]);
    coach.hear(said("one", "two"));
    expect(coach.tip?.id).toBe("one");
    expect((new Coach("go", "a").hear(said("one")), coach.tip?.id)).toBe("one");
    coach.dismiss();
    coach.hear(said("one", "two"));
    expect(coach.tip?.id).toBe("two");
    coach.hear(null);
    expect([coach.now, coach.tip]).toEqual(["Now.", null]);
    coach.hear(said("one", "two"));
    expect(coach.tip).toBeNull();
  });

  it("comes back in later games only if it is asked for, or may be said often", () => {
    new Coach("go", "a").hear(said("one"));
    const later = new Coach("go", "b");
    later.hear(said("one"));
    expect(later.tip).toBeNull();
    later.hear(said("often"));
    expect(later.tip?.id).toBe("often");
    later.dismiss();
    later.hear(said("often"));
    expect(later.tip, "it holds still").toBeNull();
    later.hear(said());
    later.hear(said("often"));
    expect(later.tip?.id, "it begins to hold").toBe("often");
    hearAllAgain();
    const last = new Coach("go", "c");
    last.hear(said("one"));
    expect(last.tip?.id).toBe("one");
  });

  it("is not what nobody wants to hear", () => {
    const coach = new Coach("go", "a");
    expect(coach.against(said(), ["pass"])?.id).toBe("early");
    expect(coach.against(said(), ["play"])).toBeNull();
    coach.refuse("early");
    expect(coach.against(said(), ["pass"])).toBeNull();
    coach.hear(said("one"));
    coach.refuse("one");
    expect(coach.tip).toBeNull();
    expect(new Coach("chess", "a").against(said(), ["pass"])?.id).toBe("early");
  });
});
