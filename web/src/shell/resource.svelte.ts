/** Something fetched: on its way, here, or a sentence why not. */
import { sentence } from "./api";

export class Resource<T> {
  value: T | undefined = $state.raw(undefined);
  trouble: string = $state("");
  loading: boolean = $state(true);
  #fetch: () => Promise<T>;
  #turn = 0;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Fetch it (again); what is here stays until the new one comes. Only the last request counts. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    this.loading = true;
    try {
      const value = await this.#fetch();
      if (turn !== this.#turn) return;
      this.value = value;
      this.trouble = "";
    } catch (error) {
      if (turn === this.#turn) this.trouble = sentence(error);
    } finally {
      if (turn === this.#turn) this.loading = false;
    }
  }
}
