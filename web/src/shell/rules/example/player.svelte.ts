/** An example of a clause, step by step: where it stands, and what is pointed at. */
import { TableModel } from "../../../table/table.svelte";
import type { Popups } from "../../../table/popups.svelte";
import type { ExampleShown, ExampleStep } from "../../../wire";

/** Milliseconds a step stays while the example plays by itself. */
const STAYS = 2600;

export class ExamplePlayer {
  readonly example: ExampleShown;
  readonly model: TableModel;
  /** The number of the step shown. */
  step: number = $state(0);
  playing: boolean = $state(false);
  /** Somebody pressed a piece that this example does not move. */
  strayed: boolean = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #popups: Popups;

  constructor(example: ExampleShown, step: number, popups: Popups) {
    this.example = example;
    this.#popups = popups;
    this.model = new TableModel(first(example).view, {
      play: (move) => this.#press([move]),
      why: (moves) => this.#press(moves),
      choose: (options) => this.#press(options.map(({ move }) => move)),
      enlarge: (card, beside) => popups.card(card, beside, true),
    });
    this.go(Math.min(step, this.last));
  }

  get last(): number {
    return this.example.steps.length - 1;
  }

  get now(): ExampleStep {
    return this.example.steps[this.step] ?? first(this.example);
  }

  /** What the step is about: the piece that is tried, or everything that moved. */
  get pieces(): string[] {
    const { lines, move } = this.now;
    return lines.length > 0 ? lines.flatMap(({ pieces }) => pieces) : move ? [move] : [];
  }

  go(to: number): void {
    this.step = Math.max(0, Math.min(to, this.last));
    this.strayed = false;
    this.#popups.close();
    this.model.view = this.now.view;
    this.model.point(this.pieces);
  }

  /** By hand: then it does not go on by itself. */
  turn(to: number): void {
    this.pause();
    this.go(to);
  }

  play(): void {
    this.playing = true;
    if (this.step >= this.last) this.go(0);
    this.#timer = setTimeout(() => this.#tick(), STAYS);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.go(this.step + 1);
    if (this.step >= this.last) this.pause();
    else this.#timer = setTimeout(() => this.#tick(), STAYS);
  }

  /** Whoever makes the move of the next step themselves goes on to it. */
  #press(moves: readonly string[]): void {
    const next = this.example.steps[this.step + 1];
    if (next?.move && moves.includes(next.move)) this.turn(this.step + 1);
    else this.strayed = true;
  }
}

function first(example: ExampleShown): ExampleStep {
  const step = example.steps[0];
  if (!step) throw new Error(`The example of ${example.clause} has no beginning.`);
  return step;
}
