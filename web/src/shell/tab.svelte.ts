/** The browser's tab: its title, and a dot on the seal when it is on us. */
import { say } from "../i18n/index.svelte";

class Tab {
  /** What the page calls itself; empty on the start page. */
  title: string = $state("");
  /** Whether it is on us. */
  turn: boolean = $state(false);
}

export const tab = new Tab();

/** Dress the tab; runs again when title, turn or language change. */
export function dressTab(): void {
  const parts = [tab.title, "Teahouse"].filter(Boolean);
  if (tab.turn) parts.unshift(`● ${say("web-your-decision")}`);
  document.title = parts.join(" · ");
  document.getElementById("favicon")?.setAttribute("href", tab.turn ? "/favicon-turn.svg" : "/favicon.svg");
}
