/** The keys of the table, and how the focus goes from piece to piece. */

export interface TableKeys {
  undo(): void;
  restart(): void;
  option(n: number): void;
  skip(): void;
  log(): void;
  hand(): void;
  hint(): void;
  rules(): void;
  help(): void;
  busy(): boolean;
}

interface Point {
  x: number;
  y: number;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
const PIECES = ".piece[role='button'], button.spot";
const LIT = ".piece.lit, button.spot.lit";

/** The one of `others` that lies best in this direction: near, and not far aside. */
export function nearest<T extends Point>(from: Point, way: Point, others: readonly T[]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const other of others) {
    const along = (other.x - from.x) * way.x + (other.y - from.y) * way.y;
    const aside = Math.abs((other.x - from.x) * way.y) + Math.abs((other.y - from.y) * way.x);
    if (along <= 1) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

function visible(selector: string): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The next or the previous lit piece, in reading order. */
function toLit(by: 1 | -1): void {
  const lit = visible(LIT);
  if (lit.length === 0) return;
  const at = lit.findIndex((element) => element === document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length;
  lit[next]?.focus();
}

function toNeighbour(way: Point): boolean {
  const here = document.activeElement;
  if (!here?.matches(PIECES)) return false;
  const others = visible(PIECES)
    .filter((element) => element !== here)
    .map((element) => ({ element, ...middle(element) }));
  const next = nearest(middle(here), way, others);
  next?.element.focus();
  return next !== undefined;
}

function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export function tableKeys(keys: TableKeys): (event: KeyboardEvent) => void {
  const simple: Readonly<Record<string, () => void>> = {
    u: () => keys.undo(),
    r: () => keys.restart(),
    l: () => keys.log(),
    c: () => keys.hand(),
    h: () => keys.hint(),
    s: () => keys.skip(),
    "/": () => keys.rules(),
    "?": () => keys.help(),
    n: () => toLit(1),
    p: () => toLit(-1),
  };
  /** The same keys on a Russian keyboard, by their place. */
  const places: Readonly<Record<string, string>> = {
    KeyU: "u",
    KeyR: "r",
    KeyL: "l",
    KeyC: "c",
    KeyH: "h",
    KeyS: "s",
    KeyN: "n",
    KeyP: "p",
  };
  return (event) => {
    if (event.defaultPrevented || typing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (way) {
      if (toNeighbour(way)) event.preventDefault();
      return;
    }
    if (/^[1-9]$/.test(event.key) && !event.shiftKey) {
      if (keys.busy()) keys.skip();
      else keys.option(Number(event.key) - 1);
      event.preventDefault();
      return;
    }
    const act = simple[event.key] ?? simple[event.shiftKey ? "" : (places[event.code] ?? "")];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
