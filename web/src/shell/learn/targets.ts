/** What a lesson speaks of, on the screen: pieces by their ids, and answers by their moves. */
import { drawn } from "../../table/table.svelte";

/** Drawn, and with an extent. */
export function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.getClientRects().length > 0;
}

function shownIn(root: ParentNode, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find(isShown);
}

/** The place a piece has; of several that are drawn of it, one that can be pressed. */
export function pieceOf(id: string): Element | undefined {
  const all = drawn(document, id).filter((element) => isShown(element) && !element.closest("[inert]"));
  return all.find((element) => element.matches(".lit, .aside")) ?? seatOf(id) ?? all[0];
}

/** `player 2`: their panel. */
function seatOf(id: string): Element | undefined {
  const seat = /^player (\d+)$/.exec(id)?.[1];
  return seat === undefined ? undefined : shownIn(document, `[data-seat-panel="${Number(seat) - 1}"]`);
}

/** What is to be pressed for a move: in a choice that has opened, on the board, in the bar, or what opens the list it is in. */
export function answerOf(move: string): Element | undefined {
  const answer = `[data-answer="${CSS.escape(move)}"]`;
  const open = shownIn(document, `[data-popover] ${answer}, #answers-list ${answer}`);
  if (open) return open;
  const piece = pieceOf(move);
  if (piece?.matches(".lit, .aside")) return piece;
  return shownIn(document, `.dec ${answer}`) ?? piece;
}

/** Where moves are that are neither drawn nor in the bar: behind the cell that opens the list, or beside the question. */
export function listOf(aside: boolean): Element | undefined {
  return shownIn(document, aside ? ".dec .tray button" : ".dec .answers .more");
}

/** On a board that is wider than the screen, the chip that leads to the part where this lies. */
export function leadTo(element: Element): Element | undefined {
  const part = element.closest<HTMLElement>("[data-part]")?.dataset["part"];
  return part === undefined ? undefined : shownIn(document, `[data-leads="${CSS.escape(part)}"]`);
}

/** The nearest part of the page around it that scrolls or cuts off. */
export function frameOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if ((overflowX !== "visible" || overflowY !== "visible") && !(at instanceof SVGElement)) return at;
  }
  return null;
}
