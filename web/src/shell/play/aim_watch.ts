/** Which answers somebody looks at on the board: the pointer is over a lit piece, or a key reached it. */
import type { TableModel } from "../../table/table.svelte";

const LIT = ".piece.lit, button.spot.lit";
/** Answers in words, and a choice beside a piece: they tell by themselves when they are pointed at. */
const IN_WORDS = "[data-answer]";

export class AimWatch {
  #model: TableModel;

  constructor(model: TableModel) {
    this.#model = model;
  }

  readonly over = (event: Event): void => {
    if (!(event.target instanceof Element) || event.target.closest(IN_WORDS)) return;
    const piece = event.target.closest(LIT);
    const ids = piece?.getAttribute("data-pieces")?.split("|").filter(Boolean) ?? [];
    this.#model.aim(this.#model.legal(ids), piece);
  };

  readonly out = (event: FocusEvent | PointerEvent): void => {
    const to = event.relatedTarget;
    if (to instanceof Element && to.closest(`${LIT}, ${IN_WORDS}`)) return;
    this.#model.aim([]);
  };
}
