/** Who sits here: a name is enough. */
import type { Me } from "../wire";
import { speech } from "../i18n/index.svelte";
import { api } from "./api";

class Myself {
  name: string = $state("");
  known: boolean = $state(false);

  #hold(me: Me): void {
    this.name = me.name;
    this.known = true;
  }

  async ask(): Promise<void> {
    this.#hold(await api.me());
  }

  async introduce(name: string): Promise<void> {
    this.#hold(await api.introduce({ name, lang: speech.lang }));
  }
}

export const myself = new Myself();
