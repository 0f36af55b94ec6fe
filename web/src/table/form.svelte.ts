/**
 * The shape of the table, by the window: decided once, for the shell and every game. Styles ask for it as a container
 * that `Layout` names: `@container phone (min-width: 0)`; so a board is drawn for the place where it stands.
 */
import { MediaQuery } from "svelte/reactivity";

/**
 * phone: one part at a time over the question; lying: the same beside the question; tall and across: a tablet, all of the
 * board at once and the log in a drawer; wide: everything.
 */
export type Form = "phone" | "lying" | "tall" | "across" | "wide";

/** What styles may ask for. */
export const CONTAINERS: Readonly<Record<Form, string>> = {
  phone: "phone upright",
  lying: "phone lying",
  tall: "roomy tablet tall",
  across: "roomy tablet across",
  wide: "roomy wide",
};

/** Nothing here is derived: it would be dead with the first component that asked. */
class TableForm {
  readonly #low = new MediaQuery("(max-height: 519px)");
  readonly #wide = new MediaQuery("(min-width: 1200px)");
  readonly #tall = new MediaQuery("(min-width: 768px) and (min-height: 1000px)");
  readonly #across = new MediaQuery("(min-width: 960px)");

  get now(): Form {
    if (this.#low.current) return "lying";
    if (this.#wide.current) return "wide";
    if (this.#tall.current) return "tall";
    return this.#across.current ? "across" : "phone";
  }

  /** One part at a time. */
  get narrow(): boolean {
    return this.now === "phone" || this.now === "lying";
  }
}

let form: TableForm | undefined;

/** Made when it is first wanted: there may be no window yet. */
export function tableForm(): TableForm {
  return (form ??= new TableForm());
}
