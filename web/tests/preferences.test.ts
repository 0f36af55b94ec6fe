// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/shell/api";
import { Keeper, merged } from "../src/shell/preferences";
import { read, settings, usual } from "../src/shell/settings.svelte";
import type { Preferences } from "../src/wire";

let there: Preferences;
let sent: Preferences[];

beforeEach(() => {
  localStorage.clear();
  settings.take(usual());
  there = {};
  sent = [];
  vi.spyOn(api, "preferences").mockImplementation(async () => there);
  vi.spyOn(api, "prefer").mockImplementation(async (chosen) => {
    sent.push(chosen);
    return (there = { ...there, ...chosen });
  });
  vi.useFakeTimers();
});

describe("what a person likes", () => {
  it("is taken over from their other device", async () => {
    there = { text: 130, theme: "dark", keys: { undo: "z" } };
    await new Keeper().meet();
    expect([settings.kept.text, settings.kept.theme, settings.kept.keys]).toEqual([130, "dark", { undo: "z" }]);
    expect(sent).toEqual([]);
  });

  it("goes to the server once they have a name: what was chosen before, and then each change", async () => {
    settings.take({ symbols: true });
    const keeper = new Keeper();
    await keeper.meet();
    expect(sent).toEqual([{ symbols: true }]);
    for (const sounds of ["off", "all"] as const) {
      settings.take({ sounds });
      keeper.note({ sounds });
    }
    await vi.runAllTimersAsync();
    expect(sent.slice(1)).toEqual([{ sounds: "all" }]);
  });

  it("chosen without a connection holds, and is sent later", async () => {
    const offline = new Keeper();
    vi.mocked(api.preferences).mockRejectedValueOnce(new Error("no line"));
    await offline.meet();
    settings.take({ text: 150 });
    offline.note({ text: 150 });
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
    there = { text: 115 };
    await new Keeper().meet();
    expect(settings.kept.text).toBe(150);
    expect(sent).toEqual([{ text: 150 }]);
  });

  it("stays on this device where it is about this device", async () => {
    const keeper = new Keeper();
    await keeper.meet();
    settings.take({ notify: true });
    keeper.note({ notify: true });
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
  });

  it("of lessons and tips is what was learnt on either", () => {
    const lesson = { step: 3, done: false };
    expect(merged("lessons", { a: { step: 5, done: false } }, { a: { step: 2, done: true }, b: lesson })).toEqual({
      a: { step: 5, done: true },
      b: lesson,
    });
    expect(merged("coachHeard", ["x", "y"], ["y", "z"])).toEqual(["y", "z", "x"]);
    expect(merged("text", 100, 130)).toBe(130);
  });
});

describe("what is kept on a device", () => {
  it("is read part by part, and what is odd is as usual", () => {
    const kept = read(JSON.stringify({ text: 140, sounds: "loud", shapes: true, straight: true, theme: "dark" }));
    expect([kept.text, kept.sounds, kept.shapes, kept.straight, kept.theme]).toEqual([100, "turn", true, true, "dark"]);
    expect(read("nonsense")).toEqual(usual());
  });
});
