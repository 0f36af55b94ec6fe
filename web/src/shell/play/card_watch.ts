/** When a card is read large: the pointer rests on it, a key reaches it, or a finger stays on it. */
import type { Popups } from "../../table/popups.svelte";
import { settings } from "../settings.svelte";
import { swallow } from "../swallow";

const REST = 450;
const HOLD = 420;

export class CardWatch {
  #popups: Popups;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: Element | null = null;
  /** A pointer left where the last page was points at nothing yet. */
  #moved = false;

  constructor(popups: Popups) {
    this.#popups = popups;
  }

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || !settings.kept.hover || !this.#moved) return;
    const card = this.#card(event);
    if (card === this.#over) return;
    this.#leave();
    this.#over = card;
    if (card) this.#timer = setTimeout(() => this.#show(card, false), REST);
  };

  /** What lies under the pointer changes without it: only its own way counts. */
  readonly move = (event: PointerEvent): void => {
    if (this.#moved) return;
    this.#moved = true;
    this.over(event);
  };

  readonly out = (event: PointerEvent): void => {
    if (this.#over === null || event.pointerType === "touch") return;
    const to = event.relatedTarget;
    if (to instanceof Element && to.closest("[data-card]") === this.#over) return;
    this.#leave();
  };

  readonly down = (event: PointerEvent): void => {
    const card = this.#card(event);
    if (event.pointerType !== "touch") {
      clearTimeout(this.#timer);
      return;
    }
    if (card === null) return;
    this.#timer = setTimeout(() => {
      this.#show(card, true);
      swallow();
    }, HOLD);
  };

  /** The finger is lifted, or it drags the board. */
  readonly up = (event: PointerEvent): void => {
    if (event.pointerType === "touch") clearTimeout(this.#timer);
  };

  readonly focus = (event: FocusEvent): void => {
    const card = this.#card(event);
    if (card === null || this.#popups.returning || !card.matches(":focus-visible")) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(card, false), REST);
  };

  readonly blur = (): void => this.#leave();

  #card(event: Event): Element | null {
    return event.target instanceof Element ? event.target.closest("[data-card]") : null;
  }

  #show(element: Element, held: boolean): void {
    const card = element.getAttribute("data-card");
    if (card && element.isConnected) this.#popups.card(card, element, held);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#over = null;
    this.#popups.release();
  }
}
