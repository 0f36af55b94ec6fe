/** Who sits here: a name is enough, an account lets them come back. */
import type { Me } from "../wire";
import { speech } from "../i18n/index.svelte";
import { api } from "./api";

class Myself {
  name: string = $state("");
  known: boolean = $state(false);
  /** Whether they can come back without this device. */
  kept: boolean = $state(false);

  #hold(me: Me): void {
    this.name = me.name;
    this.kept = me.kept ?? false;
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
