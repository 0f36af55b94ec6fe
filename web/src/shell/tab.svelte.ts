/** The browser's tab: its title, and a dot on the seal when it is on us. */
import { say } from "../i18n/index.svelte";

class Tab {
  /** What the page calls itself; empty on the start page. */
  title: string = $state("");
  /** Whether it is on us. */
  turn: boolean = $state(false);
}

export const tab = new Tab();

function seal(dot: boolean): string {
  const mark = dot ? '<circle cx="25" cy="7" r="6.5" fill="#fff"/><circle cx="25" cy="7" r="5" fill="#2f55a4"/>' : "";
  const cup =
    '<path d="M8 13h13v5a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5zM21 14.5h1.5a2.5 2.5 0 0 1 0 5H21M7 26h15" ' +
    'fill="none" stroke="#fff8ee" stroke-width="2.2" stroke-linecap="round"/>' +
    '<path d="M12 10q-1.500-2 0-4M17 10q-1.500-2 0-4" fill="none" stroke="#fff8ee" stroke-width="1.800"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="#c2341d"/>${cup}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Dress the tab; runs again when title, turn or language change. */
export function dressTab(): void {
  const parts = [tab.title, "Teahouse"].filter(Boolean);
  if (tab.turn) parts.unshift(`● ${say("web-your-decision")}`);
  document.title = parts.join(" · ");
  document.getElementById("favicon")?.setAttribute("href", seal(tab.turn));
}
