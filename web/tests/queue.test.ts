import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sameQuestion } from "../src/table/question";
import { merged, Queue, type Stage } from "../src/table/queue.svelte";
import { asking, line, view } from "./views";

const PACE = 100;

function stageOf(told: string[]): Stage {
  const over = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
      signal.addEventListener("abort", () => resolve());
    });
  return {
    reach: (seen, _lines, ms, signal) => {
      told.push(`reach ${seen.version}`);
      return over(ms, signal);
    },
    answer: (seen, _lines, ms, signal) => {
      told.push(`answer ${seen.version}`);
      return over(ms, signal);
    },
  };
}

describe("the queue", () => {
  let told: string[];
  let pace: number;
  let queue: Queue;

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    pace = PACE;
    queue = new Queue(stageOf(told), () => pace);
    queue.push(view(1, [line(0), line(1)]));
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first view at once, with its log and without motion", () => {
    expect(queue.shown?.version).toBe(1);
    expect(queue.log.map((each) => each.n)).toEqual([0, 1]);
    expect([queue.behind, told]).toEqual([0, []]);
  });

  it("shows moves of others one by one, the log in step", async () => {
    queue.push(view(2, [line(2)]));
    queue.push(view(3, [line(3)]));
    expect([queue.shown?.version, queue.behind]).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect([queue.shown?.version, queue.behind]).toEqual([2, 1]);
    expect(queue.log.at(-1)?.n).toBe(2);
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect([queue.shown?.version, queue.behind]).toEqual([3, 0]);
    expect(told).toEqual(["reach 2", "answer 2", "reach 3", "answer 3"]);
  });

  it("does not make a player wait for his own moves", async () => {
    queue.push(view(2, [line(2, 0)], { asked: asking("a") }));
    await vi.advanceTimersByTimeAsync(0);
    expect([queue.shown?.version, queue.behind]).toEqual([2, 0]);
  });

  it("can be played at once after skipping", async () => {
    queue.push(view(2, [line(2)]));
    queue.push(view(3, [line(3)], { asked: asking("a") }));
    queue.skip();
    expect([queue.shown?.version, queue.behind]).toEqual([3, 0]);
    expect(queue.log.map((each) => each.n)).toEqual([0, 1, 2, 3]);
    await vi.advanceTimersByTimeAsync(5 * PACE);
    expect(queue.shown?.version).toBe(3);
  });

  it("frees the board with the last step, not after its motion", async () => {
    queue.push(view(2, [line(2)], { asked: asking("a") }));
    await vi.advanceTimersByTimeAsync(PACE);
    expect(told.at(-1)).toBe("answer 2");
    expect(queue.behind).toBe(0);
  });

  it("shows everything at once where nothing should move", () => {
    pace = 0;
    queue.push(view(2, [line(2)]));
    queue.push(view(3, [line(3)]));
    expect([queue.shown?.version, queue.behind, told]).toEqual([3, 0, []]);
    expect(queue.log.map((each) => each.n)).toEqual([0, 1, 2, 3]);
  });

  it("goes back at once when moves are taken back, and forgets their lines", () => {
    queue.push(view(2, [line(2)]));
    queue.skip();
    queue.push(view(3, [], { log_from: 1 }));
    expect(queue.shown?.version).toBe(3);
    expect(queue.log.map((each) => each.n)).toEqual([0]);
  });

  it("starts afresh for another seat or language", () => {
    queue.push(view(2, [line(2)]));
    queue.push(view(2, [line(0), line(7)], { seat: 1, log_from: 0 }));
    expect([queue.shown?.seat, queue.behind]).toEqual([1, 0]);
    expect(queue.log.map((each) => each.n)).toEqual([0, 7]);
    queue.push(view(2, [line(0)], { seat: 1, log_from: 0 }), true);
    expect(queue.log.map((each) => each.n)).toEqual([0]);
  });

  it("does not disturb who is asked the same thing while others decide", () => {
    queue.push(view(2, [line(2, 0)], { asked: asking("a", "b") }), true);
    queue.push(view(3, [line(3)], { asked: asking("a", "b") }));
    expect([queue.shown?.version, queue.behind]).toEqual([3, 0]);
  });

  it("shows the last turns again and comes back to the newest state", async () => {
    queue.push(view(2, [line(2)]));
    queue.push(view(3, [line(3)]));
    queue.skip();
    queue.replay(3);
    expect([queue.shown?.version, queue.behind, queue.again]).toEqual([2, 1, true]);
    expect(queue.log.at(-1)?.n).toBe(3);
    await vi.advanceTimersByTimeAsync(3 * PACE);
    expect([queue.shown?.version, queue.behind, queue.again]).toEqual([3, 0, false]);
  });

  it("goes on with news that come while it shows old moves again", async () => {
    queue.push(view(2, [line(2)]));
    queue.skip();
    queue.replay();
    queue.push(view(3, [line(3)]));
    await vi.advanceTimersByTimeAsync(5 * PACE);
    expect([queue.shown?.version, queue.again]).toEqual([3, false]);
    expect(queue.log.map((each) => each.n)).toEqual([0, 1, 2, 3]);
  });

  it("does not show the beginning of a long absence step by step", async () => {
    for (let version = 2; version < 60; version += 1) queue.push(view(version, [line(version)]));
    await vi.advanceTimersByTimeAsync(3 * PACE);
    expect(queue.behind).toBeLessThanOrEqual(24);
    await vi.advanceTimersByTimeAsync(60 * PACE);
    expect(queue.shown?.version).toBe(59);
    expect(queue.log.length).toBe(60);
  });
});

describe("log and questions", () => {
  it("replaces lines from log_from on", () => {
    const log = [line(0), line(1), line(4)];
    expect(merged(log, view(9, [line(5)])).map((each) => each.n)).toEqual([0, 1, 4, 5]);
    expect(merged(log, view(9, [line(1), line(2)])).map((each) => each.n)).toEqual([0, 1, 2]);
    expect(merged(log, view(9, [], { log_from: 5 }))).toBe(log);
  });

  it("compares questions by their answers", () => {
    expect(sameQuestion(view(1, [], { asked: asking("a") }), view(2, [], { asked: asking("a") }))).toBe(true);
    expect(sameQuestion(view(1, [], { asked: asking("a") }), view(2, [], { asked: asking("b") }))).toBe(false);
    expect(sameQuestion(view(1), view(2))).toBe(false);
    const other = { ...asking("a")!, question: "For whom?" };
    expect(sameQuestion(view(1, [], { asked: asking("a") }), view(2, [], { asked: other }))).toBe(false);
    expect(sameQuestion(view(1, [], { asked: asking("a") }), view(2, [], { seat: 1, asked: asking("a") }))).toBe(false);
  });
});
