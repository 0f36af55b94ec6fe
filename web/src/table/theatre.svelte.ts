/** Which great moment is on the stage, and how far it was turned. */
import type { SceneShown } from "../wire";
import { isReady, pagesOf, type Page } from "./scenes";

interface Ways {
  scenes(): readonly SceneShown[];
  /** Whether scenes of this kind are wanted as they come. */
  wanted(kind: string): boolean;
  /** Whether nothing should move: then a scene is shown finished. */
  still(): boolean;
}

export class Theatre {
  /** The id of the scene on the stage. */
  #open: string | null = $state(null);
  #page: number = $state(0);
  /** Whether it goes on by itself; a hand on the pages stops that. */
  running: boolean = $state(false);
  #seen = new Set<string>();
  #met = false;
  #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly scene: SceneShown | null = $derived.by(
    () => this.#ways.scenes().find(({ id }) => id === this.#open) ?? null,
  );
  readonly pages: readonly Page[] = $derived(this.scene ? pagesOf(this.scene) : []);
  readonly at: number = $derived(Math.max(0, Math.min(this.#page, this.pages.length - 1)));
  readonly page: Page = $derived(this.pages[this.at] ?? { step: 0, act: -1 });
  readonly atEnd: boolean = $derived(this.at >= this.pages.length - 1);

  /** New scenes may have come: the last unseen one opens. What was there when one sat down is kept for later. */
  notice(): void {
    const fresh = this.#ways.scenes().filter((scene) => isReady(scene) && !this.#seen.has(scene.id));
    const opening = this.#met;
    this.#met = true;
    for (const { id } of fresh) this.#seen.add(id);
    const last = fresh.at(-1);
    if (opening && last && this.#ways.wanted(last.kind)) this.show(last.id);
  }

  /** Open a scene at its beginning; finished, where nothing should move. */
  show(id: string): void {
    const still = this.#ways.still();
    this.#open = id;
    this.#page = still ? Number.MAX_SAFE_INTEGER : 0;
    this.running = !still;
  }

  close(): void {
    this.#open = null;
    this.running = false;
  }

  /** Turn pages by hand; past the end of a scene that is over, it closes. */
  turn(by: 1 | -1): void {
    this.running = false;
    if (by > 0 && this.atEnd) {
      if (this.scene?.over) this.close();
      return;
    }
    this.#page = Math.max(0, this.at + by);
  }

  /** To the first page of a step. */
  go(step: number): void {
    this.running = false;
    const page = this.pages.findIndex((each) => each.step === step);
    if (page >= 0) this.#page = page;
  }

  /** The next page by itself; at the end it waits for what comes. */
  run(): void {
    if (this.running && !this.atEnd) this.#page = this.at + 1;
  }

  /** My answer went off: a scene that has told all it has makes room for what comes next. */
  answered(): void {
    if (this.scene?.over) this.close();
  }

  /** Keys of the stage; true if this was one. */
  key(event: KeyboardEvent): boolean {
    if (this.scene === null || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") this.close();
    else if (event.key === "ArrowRight" || event.key === "PageDown") this.turn(1);
    else if (event.key === "ArrowLeft" || event.key === "PageUp") this.turn(-1);
    else return false;
    event.preventDefault();
    return true;
  }
}
