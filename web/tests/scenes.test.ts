// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { isReady, mergedScenes, pagesOf, scenesSince, spoken } from "../src/table/scenes";
import { Theatre } from "../src/table/theatre.svelte";
import type { ActShown, SceneShown } from "../src/wire";
import { view } from "./views";

function act(more: Partial<ActShown> = {}): ActShown {
  return {
    title: "",
    seat: -1,
    icon: "",
    numbers: [],
    dice: [],
    stood: [],
    stamp: "",
    mood: "plain",
    changes: [],
    notes: [],
    level: -1,
    ...more,
  };
}

const CLASH = act({
  title: "Left",
  numbers: [
    { label: "attack", value: 6, sum: "" },
    { label: "defence", value: 2, sum: "" },
  ],
  stamp: "Breached by 4",
});

function scene(n: number, more: Partial<SceneShown> = {}): SceneShown {
  const steps = [
    { title: "Assault", hint: "", acts: [CLASH, CLASH], foot: [] },
    { title: "Losses", hint: "", acts: [act({ title: "Red" })], foot: ["The fort falls."] },
  ];
  return {
    id: `winter ${n}`,
    kind: "winter",
    title: `Winter ${n}`,
    again: "",
    first: 10 * n,
    last: 10 * n + 5,
    over: true,
    steps,
    ...more,
  };
}

function theatre(scenes: () => SceneShown[], still = false, wanted = true): Theatre {
  return new Theatre({ scenes, wanted: () => wanted, still: () => still });
}

describe("scenes beside the log", () => {
  it("are replaced by what is newer, and go when their lines are taken back", () => {
    const growing = scene(2, { over: false });
    const grown = scene(2, { last: 27 });
    const kept = mergedScenes([scene(1), growing], view(1, [], { log_from: 26, scenes: [grown] }));
    expect(kept).toEqual([scene(1), grown]);
    expect(mergedScenes(kept, view(2, [], { log_from: 18 }))).toEqual([scene(1)]);
  });

  it("are found again since a line", () => {
    expect(scenesSince([scene(1), scene(2)], 16).map(({ id }) => id)).toEqual(["winter 2"]);
  });

  it("turn panel by panel where something is decided, then list by list", () => {
    expect(pagesOf(scene(1))).toEqual([
      { step: 0, act: 0 },
      { step: 0, act: 1 },
      { step: 1, act: -1 },
    ]);
  });

  it("are not opened before anything is decided", () => {
    const early = scene(1, { over: false, steps: [{ title: "Shots", hint: "", acts: [act()], foot: [] }] });
    expect(isReady(early)).toBe(false);
    expect(isReady(scene(1, { over: false }))).toBe(true);
  });

  it("are read aloud page by page", () => {
    expect(spoken(scene(1), { step: 0, act: 0 }, "against")).toBe(
      "Assault. Left. attack 6 against defence 2. Breached by 4.",
    );
    expect(spoken(scene(1), { step: 1, act: -1 }, "against")).toBe("Losses. Red. The fort falls.");
  });
});

describe("the stage", () => {
  it("leaves what was there before one sat down in the log, and opens what comes", () => {
    let all = [scene(1)];
    const stage = theatre(() => all);
    stage.notice();
    expect(stage.scene).toBeNull();
    all = [scene(1), scene(2)];
    stage.notice();
    stage.show("winter 2");
    expect(stage.at).toBe(0);
    expect(stage.running).toBe(true);
  });

  it("opens nothing that is not wanted", () => {
    let all: SceneShown[] = [];
    const stage = theatre(() => all, false, false);
    stage.notice();
    all = [scene(1)];
    stage.notice();
    expect(stage.running).toBe(false);
  });

  it("shows a finished page at once where nothing should move", () => {
    const stage = theatre(() => [scene(1)], true);
    stage.show("winter 1");
    expect(stage.atEnd).toBe(true);
    expect(stage.running).toBe(false);
  });

  it("turns by keys, and closes after the last page and by Escape", () => {
    const stage = theatre(() => [scene(1)]);
    stage.show("winter 1");
    const press = (key: string): boolean => stage.key(new KeyboardEvent("keydown", { key, cancelable: true }));
    expect(press("ArrowRight")).toBe(true);
    expect(stage.at).toBe(1);
    expect(stage.running).toBe(false);
    press("ArrowLeft");
    expect(stage.at).toBe(0);
    expect(press("1")).toBe(false);
    press("ArrowRight");
    press("ArrowRight");
    press("ArrowRight");
    expect(stage.scene).toBeNull();
    stage.show("winter 1");
    press("Escape");
    expect(stage.scene).toBeNull();
  });

  it("waits at the end of a scene that goes on, and makes room after an answer only when it is over", () => {
    let all = [scene(1, { over: false })];
    const stage = theatre(() => all);
    stage.show("winter 1");
    for (let i = 0; i < 5; i++) stage.turn(1);
    stage.answered();
    expect(stage.scene).not.toBeNull();
    all = [scene(1)];
    const over = theatre(() => all);
    over.show("winter 1");
    over.answered();
    expect(over.scene).toBeNull();
  });
});
