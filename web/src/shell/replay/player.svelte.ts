/** A finished game, position by position: where the scrubber stands, whose eyes, playing or not. */
import { speech } from "../../i18n/index.svelte";
import { merged } from "../../table/queue.svelte";
import { mergedScenes } from "../../table/scenes";
import { TableModel } from "../../table/table.svelte";
import type { LogLine, Replay, SceneShown, View } from "../../wire";
import { api, sentence } from "../api";
import type { Popups } from "../../table/popups.svelte";

/** Everything open. */
export const ALL_EYES = -2;
/** Positions kept, so that stepping back is at once. */
const KEPT = 60;

export class ReplayPlayer {
  model: TableModel | null = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  scenes: readonly SceneShown[] = $state.raw([]);
  current: readonly LogLine[] = $state.raw([]);
  /** The index of the step shown. */
  step: number = $state(0);
  eyes: number = $state(ALL_EYES);
  playing: boolean = $state(false);
  /** Milliseconds a step stays. */
  pace: number = $state(1200);
  trouble: string = $state("");
  loading: boolean = $state(true);

  readonly replay: Replay;
  #views = new Map<string, View>();
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #popups: Popups;

  constructor(replay: Replay, eyes: number, popups: Popups) {
    this.replay = replay;
    this.eyes = eyes;
    this.#popups = popups;
  }

  get last(): number {
    return Math.max(0, this.replay.steps.length - 1);
  }

  /** The version of the step shown. */
  get at(): number {
    return this.replay.steps[this.step]?.at ?? 0;
  }

  /** The index of the last comment that was reached; -1 before the first. */
  get comment(): number {
    return this.replay.comments.findLastIndex((comment) => comment.at <= this.at);
  }

  toComment(index: number): void {
    const comment = this.replay.comments[index];
    if (!comment) return;
    this.pause();
    void this.go(this.stepOf(comment.at));
  }

  /** The step at or just before a version. */
  stepOf(at: number): number {
    const after = this.replay.steps.findIndex((step) => step.at > at);
    return after < 0 ? this.last : Math.max(0, after - 1);
  }

  async go(step: number): Promise<void> {
    const goal = Math.max(0, Math.min(step, this.last));
    const turn = ++this.#turn;
    this.step = goal;
    this.loading = true;
    try {
      const view = await this.#fetch(goal);
      const before = goal === 0 ? null : await this.#fetch(goal - 1);
      if (turn !== this.#turn) return;
      this.#show(view, before);
      if (goal < this.last) void this.#fetch(goal + 1).catch(() => undefined);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.trouble = sentence(error);
      this.pause();
    } finally {
      if (turn === this.#turn) this.loading = false;
    }
  }

  /** To the step that told this line of the log: the first one whose log reaches that far. */
  async toLine(n: number): Promise<void> {
    this.pause();
    let [low, high] = [0, this.step];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const { log } = await this.#fetch(middle);
      if ((log.at(-1)?.n ?? -1) >= n) high = middle;
      else low = middle + 1;
    }
    await this.go(low);
  }

  look(eyes: number): void {
    this.eyes = eyes;
    void this.go(this.step);
  }

  play(): void {
    if (this.step >= this.last) this.step = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.step >= this.last) this.pause();
      else void this.go(this.step + 1).then(() => this.#rest());
    }, this.pace);
  }

  /** A comment is read before the game goes on. */
  #rest(): void {
    if (this.replay.comments.some((comment) => comment.at === this.at)) this.pause();
    else this.#tick();
  }

  /** Lit in the log is what the step told, wherever one came from. */
  #show(view: View, before: View | null): void {
    this.trouble = "";
    this.#popups.close();
    const told = before?.log.at(-1)?.n ?? -1;
    this.log = merged(view.log_from === 0 ? [] : this.log, view);
    this.scenes = mergedScenes(view.log_from === 0 ? [] : this.scenes, view);
    this.current = view.log.filter((line) => line.n > told);
    if (this.model) this.model.view = view;
    else this.model = new TableModel(view, this.#hands());
  }

  #hands() {
    return {
      play: () => undefined,
      why: () => undefined,
      choose: () => undefined,
      enlarge: (card: string, beside: Element) => this.#popups.card(card, beside, true),
    };
  }

  async #fetch(step: number): Promise<View> {
    const at = this.replay.steps[step]?.at ?? 0;
    const key = `${speech.lang} ${this.eyes} ${at}`;
    const kept = this.#views.get(key);
    if (kept) return kept;
    const told = await api.replayAt(this.replay.table.id, at, this.eyes, 0);
    const view = { ...told, asked: null };
    this.#views.set(key, view);
    if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value as string);
    return view;
  }
}
