/** The keys of the table, and how the focus goes from piece to piece. */
import { actionOf, mayAct, type Action } from "../shortcuts";

export interface TableKeys {
  undo(): void;
  restart(): void;
  /** The answer whose number is shown, from 1. */
  option(n: number): void;
  question(): void;
  /** Say the next answer, or the one before. */
  options(by: 1 | -1): void;
  skip(): void;
  log(): void;
  hand(): void;
  hint(): void;
  rules(): void;
  spoken(): void;
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

/** The focus goes to the question. */
export function toQuestion(): void {
  document.getElementById("question")?.focus({ preventScroll: true });
}

/** Whether what had the focus is gone, so that it fell to the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether the number of an answer stands on the screen. */
export function isNumberShown(n: number): boolean {
  return visible(`[data-number="${n}"]`).length > 0;
}

export function tableKeys(keys: TableKeys): (event: KeyboardEvent) => void {
  const acts: Readonly<Partial<Record<Action, (event: KeyboardEvent) => void>>> = {
    question: () => keys.question(),
    options: (event) => keys.options(event.shiftKey ? -1 : 1),
    next: () => toLit(1),
    previous: () => toLit(-1),
    undo: () => keys.undo(),
    restart: () => keys.restart(),
    skip: () => keys.skip(),
    log: () => keys.log(),
    hand: () => keys.hand(),
    hint: () => keys.hint(),
    rules: () => keys.rules(),
    spoken: () => keys.spoken(),
    help: () => keys.help(),
  };
  return (event) => {
    if (event.defaultPrevented) return;
    const way = ARROWS[event.key];
    if (way && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (toNeighbour(way)) event.preventDefault();
      return;
    }
    if (/^[1-9]$/.test(event.key) && !event.shiftKey && mayAct(event)) {
      if (keys.busy()) keys.skip();
      else keys.option(Number(event.key));
      event.preventDefault();
      return;
    }
    const action = actionOf(event);
    const act = action && acts[action];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
}
