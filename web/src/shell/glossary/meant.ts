/** Which words and signs somebody points at, or has before them. */

export interface Meant {
  beside: Element;
  /** Ids of terms. */
  terms: readonly string[];
  /** Names of icons. */
  icons: readonly string[];
  /** Inside a button or a piece. */
  inside: boolean;
}

/** More at once would not be read. */
const MOST = 6;
const PRESSED = "button, a, [role='button']:not(.term), .piece, .spot";

const termOf = (element: Element): string => element.getAttribute("data-term") ?? "";
const iconOf = (element: Element): string => element.getAttribute("data-icon") ?? "";

export function besides(term: Element): Meant {
  return { beside: term, terms: [termOf(term)], icons: [], inside: term.closest(PRESSED) !== null };
}

/** What is under the pointer. A card that is read large says its signs there (`large`). */
export function meantAt(
  target: Element,
  x: number,
  y: number,
  signs: ReadonlySet<string>,
  large: boolean,
): Meant | null {
  const term = target.closest(".term");
  if (term) return besides(term);
  if (large && target.closest("[data-card]")) return null;
  const around = target.closest("[data-icon]") ?? target.closest(".piece, .spot, button, svg, li, p, span, div");
  if (around === null) return null;
  const drawn = around.matches("[data-icon]") ? [around] : [...around.querySelectorAll("[data-icon]")].slice(0, 60);
  const icon = drawn.find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return signs.has(iconOf(each)) && x >= left && x <= right && y >= top && y <= bottom;
  });
  return icon ? { beside: icon, terms: [], icons: [iconOf(icon)], inside: true } : null;
}

/** All that a piece, an answer or the question tells. */
export function meantIn(around: Element, signs: ReadonlySet<string>): Meant {
  const all = (selector: string): Element[] => [
    ...(around.matches(selector) ? [around] : []),
    ...around.querySelectorAll(selector),
  ];
  const terms = [...new Set(all("[data-term]").map(termOf))].slice(0, MOST);
  const icons = [...new Set(all("[data-icon]").map(iconOf))].filter((icon) => signs.has(icon)).slice(0, MOST);
  return { beside: around, terms, icons: icons.slice(0, MOST - terms.length), inside: true };
}
