/** Something is tried: while it is under way it is not tried again, and what went wrong is a sentence. */
import { say } from "../../i18n/index.svelte";
import { sentence } from "../api";

export class Attempt {
  busy: boolean = $state(false);
  trouble: string = $state("");

  async make(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await deed();
      return true;
    } catch (error) {
      // What the browser or the person broke off is no fault of the house.
      this.trouble = error instanceof DOMException ? say("web-account-passkey-failed") : sentence(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Whoever has come back begins with a fresh page: everything on it is somebody else's. */
export function cameBack(to = "/"): void {
  location.assign(to);
}
