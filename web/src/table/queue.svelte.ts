/**
 * What happened, shown one step at a time. Views of the table come as fast as bots think; a person sees who did what
 * where. The newest view is never far: `skip` is there at any moment, and whoever does not want motion never waits.
 */
import type { LogLine, SceneShown, View } from "../wire";
import { sameQuestion } from "./question";
import { mergedScenes } from "./scenes";

/** Where steps are drawn; the promises end when a motion is over, or at once when `signal` is aborted. */
export interface Stage {
  /** Before the board changes: a seat reaches for a piece. */
  reach(view: View, lines: readonly LogLine[], ms: number, signal: AbortSignal): Promise<void>;
  /** After it changed: the piece answers. */
  answer(view: View, lines: readonly LogLine[], ms: number, signal: AbortSignal): Promise<void>;
}

interface Step {
  view: View;
  lines: readonly LogLine[];
}

/** Steps kept to be shown again. */
const KEPT = 80;
/** With more than this waiting, the older ones are not shown. */
const PATIENCE = 24;
/** With more than this waiting, steps go twice as fast. */
const HURRY = 6;

/** The log after a view: its lines replace everything from `log_from` on. */
export function merged(log: readonly LogLine[], view: View): readonly LogLine[] {
  if (view.log.length === 0 && (log.at(-1)?.n ?? -1) < view.log_from) return log;
  return [...log.filter((line) => line.n < view.log_from), ...view.log];
}

export class Queue {
  /** What is on the screen. */
  shown: View | null = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  /** The great moments of that log. */
  scenes: readonly SceneShown[] = $state.raw([]);
  /** The lines of the step being shown. */
  current: readonly LogLine[] = $state.raw([]);
  /** How many steps are still to be shown. */
  behind: number = $state(0);
  /** True while old steps are shown again. */
  again: boolean = $state(false);
  /** Steps that can be shown again. */
  kept: number = $state(0);

  #stage: Stage;
  /** Milliseconds of a step; 0 shows everything at once. */
  #pace: () => number;
  #waiting: Step[] = [];
  #past: Step[] = [];
  #newest: View | null = null;
  #running: AbortController | null = null;

  constructor(stage: Stage, pace: () => number) {
    this.#stage = stage;
    this.#pace = pace;
  }

  get newest(): View | null {
    return this.#newest;
  }

  /** The number of the log line that has not come yet. */
  get nextLine(): number {
    const waiting = this.again ? [] : this.#waiting;
    const lines = waiting.findLast((step) => step.view.log.length > 0)?.view.log ?? this.log;
    return (lines.at(-1)?.n ?? -1) + 1;
  }

  /** A view came. `afresh`: it is another seat's, or in another language; nothing of the past belongs to it. */
  push(view: View, afresh = false): void {
    const before = this.#newest;
    this.#newest = view;
    const from = this.nextLine;
    const lines = view.log.filter((line) => line.n >= from);
    if (before === null || afresh || before.seat !== view.seat) {
      this.#past = [];
      this.log = [];
      this.scenes = [];
      this.#stop();
      this.#show({ view, lines: [] });
    } else if (view.log_from < from) {
      this.#stop();
      this.#show({ view, lines: [] });
    } else if (this.#pace() <= 0) {
      this.#stop();
      this.#show({ view, lines });
    } else if (this.behind === 0 && sameQuestion(before, view)) {
      this.#show({ view, lines });
      void this.#stage.answer(view, lines, this.#pace(), new AbortController().signal);
    } else {
      if (this.again) this.#stop();
      this.#waiting.push({ view, lines });
      this.#count();
      if (this.#running === null) void this.#run();
    }
  }

  /** Show the newest state now. */
  skip(): void {
    const again = this.again;
    const rest = this.#waiting;
    this.#stop();
    if (again) this.#back();
    for (const step of rest) this.#show(step, !again);
  }

  /** Show the steps since a log line once more; without it all that are kept. */
  replay(since = 0): void {
    this.skip();
    const start = this.#past.findIndex((step) => step.lines.some((line) => line.n >= since));
    if (start < 1 || this.#pace() <= 0) return;
    const before = this.#past[start - 1];
    this.#waiting = this.#past.slice(start);
    this.again = true;
    if (before) this.shown = before.view;
    this.#count();
    void this.#run();
  }

  async #run(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    while (this.#waiting.length > 0) {
      while (!this.again && this.#waiting.length > PATIENCE) this.#show(this.#waiting.shift() as Step);
      const step = this.#waiting[0] as Step;
      const told = step.lines.length > 0 && step.lines.some((line) => line.seat !== step.view.seat);
      const ms = told ? this.#pace() / (this.#waiting.length > HURRY ? 2 : 1) : 0;
      this.current = step.lines;
      if (ms > 0) await this.#stage.reach(step.view, step.lines, ms, signal);
      if (signal.aborted) return;
      this.#waiting.shift();
      this.#show(step, !this.again);
      this.#count();
      if (ms > 0) await this.#stage.answer(step.view, step.lines, ms, signal);
      else if (!told) void this.#stage.answer(step.view, step.lines, this.#pace(), signal);
      if (signal.aborted) return;
    }
    this.#running = null;
    if (this.again) this.#back();
    this.again = false;
    this.#count();
  }

  #show(step: Step, remember = true): void {
    this.shown = step.view;
    this.current = step.lines;
    if (!remember) return;
    this.log = merged(this.log, step.view);
    this.scenes = mergedScenes(this.scenes, step.view);
    this.#past.push(step);
    if (this.#past.length > KEPT) this.#past.shift();
    this.kept = this.#past.length;
  }

  #back(): void {
    this.shown = this.#past.at(-1)?.view ?? this.shown;
  }

  #stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.#waiting = [];
    this.again = false;
    this.#count();
  }

  #count(): void {
    this.behind = this.#waiting.length;
  }
}
