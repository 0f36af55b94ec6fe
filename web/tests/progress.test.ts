// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { keepStep, learnt, newcomer, progressIn, underWay } from "../src/shell/learn/progress";
import { read, settings } from "../src/shell/settings.svelte";
import type { Course } from "../src/wire";

const lesson = (number: number) => ({
  id: `zg-${number}`,
  number,
  title: "",
  minutes: 5,
  teaches: [],
  needs: [],
  steps: 9,
  you: 0,
});
const COURSE: Course = { game: "zhanguo", title: "ZhanGuo", lessons: [lesson(1), lesson(2), lesson(3)] };

beforeEach(() => settings.change({ lessons: {}, offerLessons: true }));

describe("progress in lessons", () => {
  it("begins with the first lesson, at its first step", () => {
    expect(progressIn(COURSE)).toEqual({ done: 0, next: COURSE.lessons[0] });
    expect(learnt("zhanguo", "zg-1")).toEqual({ step: 1, done: false });
  });

  it("comes back to the step one left at", () => {
    keepStep("zhanguo", "zg-2", 4, 9);
    expect(learnt("zhanguo", "zg-2").step).toBe(4);
    expect(underWay("zhanguo", "zg-2")).toBe(true);
    expect(progressIn(COURSE).next?.id).toBe("zg-2");
  });

  it("is done after the last step, stays done, and begins again at the first", () => {
    keepStep("zhanguo", "zg-1", 10, 9);
    expect(learnt("zhanguo", "zg-1")).toEqual({ step: 1, done: true });
    keepStep("zhanguo", "zg-1", 3, 9);
    expect(learnt("zhanguo", "zg-1")).toEqual({ step: 3, done: true });
    keepStep("zhanguo", "zg-1", 10, 9);
    expect(progressIn(COURSE)).toEqual({ done: 1, next: COURSE.lessons[1] });
  });

  it("has nothing left when all are done", () => {
    for (const { id } of COURSE.lessons) keepStep("zhanguo", id, 10, 9);
    expect(progressIn(COURSE)).toEqual({ done: 3, next: null });
  });

  it("is kept on the device, and what is odd there is forgotten", () => {
    keepStep("zhanguo", "zg-1", 10, 9);
    expect(read(localStorage.getItem("teahouse-settings")).lessons).toEqual({
      "zhanguo/zg-1": { step: 1, done: true },
    });
    const odd = {
      lessons: { a: { step: 2, done: true }, b: { step: -1 }, c: null, d: { step: "x" } },
      offerLessons: 3,
    };
    expect(read(JSON.stringify(odd)).lessons).toEqual({ a: { step: 2, done: true } });
    expect(read(JSON.stringify({ lessons: [1, 2] })).lessons).toEqual({});
  });

  it("makes no newcomer once a first lesson is done, or when they do not want to be offered any", () => {
    expect(newcomer()).toBe(true);
    keepStep("zhanguo", "zg-1", 2, 9);
    expect(newcomer()).toBe(true);
    keepStep("zhanguo", "zg-1", 10, 9);
    expect(newcomer()).toBe(false);
    settings.change({ lessons: {}, offerLessons: false });
    expect(newcomer()).toBe(false);
  });
});
