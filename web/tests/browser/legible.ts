/** What is wrong with a screen as it is: beyond its edge, cut, too small to read, too small for a finger. */
import type { Guest, Size } from "./visitor.ts";
import { TOUCHED } from "./visitor.ts";

interface Wanted {
  /** In pixels: nothing is written smaller. */
  floor: number;
  /** In pixels: nothing to be pressed is smaller; 0 where a mouse points. */
  finger: number;
  part: string;
}

/** Runs in the page. */
function complaints({ floor, finger, part }: Wanted): string[] {
  const SLACK = 2.5;
  const wrong = new Set<string>();
  const root = document.querySelector(part) ?? document.body;
  const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute("class") ?? "").replace(/\s*svelte-\w+/g, "")} “${element.textContent?.trim().replace(/\s+/g, " ").slice(0, 50)}”`;
  const hides = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(style.overflowX + style.overflowY);
  const scrolls = (style: CSSStyleDeclaration): boolean => /auto|scroll/.test(style.overflowX + style.overflowY);
  /** What is shortened on purpose says so; all of it stands elsewhere. */
  const shortens = (style: CSSStyleDeclaration): boolean =>
    style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(".sr-only, [inert], .skip-link, [hidden], svg[aria-hidden='true']") === null;
  /** A drawing is seen larger or smaller than it is written, and so is what is zoomed. */
  const scaleOf = (element: Element): number => {
    const drawn = element.closest<SVGGraphicsElement>("text, foreignObject");
    if (drawn !== null) return drawn.getBoundingClientRect().height / (drawn.getBBox().height || 1);
    return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  };

  const beyond = document.scrollingElement!.scrollWidth - innerWidth;
  if (beyond > 0) wrong.add(`the page is ${beyond} px too wide`);

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || element === null || !seen(element)) continue;
    const size = parseFloat(styleOf(element).fontSize) * scaleOf(element);
    if (size < floor - 0.05) wrong.add(`${size.toFixed(1)} px: ${nameOf(element)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (scrolls(style) || shortens(style) || style.position === "fixed") break;
      if (!hides(style)) continue;
      const edge = at.getBoundingClientRect();
      if (edge.width <= 1) break; // only spoken
      const out = (box: DOMRect): boolean =>
        box.left < edge.left - SLACK || box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK;
      if (boxes.some(out)) wrong.add(`cut: ${nameOf(element)}`);
      if (boxes.some(out)) break;
    }
  }

  /** A link within a sentence is as high as the sentence. */
  const inSentence = (element: Element): boolean =>
    styleOf(element).display === "inline" &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  /**
   * Pieces are as large as the board allows: each is an answer in the bar, too, and the board can be pinched. Bars of points
   * are as long as the points: the table below them opens the same.
   */
  const isPiece = (element: Element): boolean => element.closest(".piece, .spot, .segment") !== null;
  if (finger > 0) {
    const pressed = "a[href], button, select, input, summary, [role='button'], [role='tab'], [role='slider']";
    for (const element of root.querySelectorAll(pressed)) {
      if (!seen(element) || element.getClientRects().length === 0) continue;
      if (element.matches(":disabled, .term") || inSentence(element) || isPiece(element)) continue;
      const target = element.matches("input[type='checkbox'], input[type='radio']")
        ? (element.closest("label") ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < finger - 0.6)
        wrong.add(
          `${Math.round(width)}×${Math.round(height)} for a finger: ${nameOf(element)} ${element.getAttribute("aria-label") ?? ""}`,
        );
    }
    for (const field of root.querySelectorAll(
      "input:not([type='checkbox'], [type='radio'], [type='range']), select, textarea",
    ))
      if (seen(field) && parseFloat(styleOf(field).fontSize) * scaleOf(field) < 15.95)
        wrong.add(`the keyboard zooms: ${nameOf(field)}`);
  }
  return [...wrong];
}

/** Runs in the page: what answers the question is on this tab, or its tab and its part of the board say how much they have. */
function lostPieces(): string[] {
  const lost: string[] = [];
  const litIn = (part: Element | null): number =>
    new Set([...(part?.querySelectorAll(".lit[data-piece]") ?? [])].map((each) => each.getAttribute("data-piece")))
      .size;
  const told = (sign: Element | null): number => Number(sign?.querySelector("i")?.textContent ?? 0);
  for (const tab of document.querySelectorAll("[role='tab']")) {
    const id = tab.id.replace("tab-", "");
    const lit = litIn(document.querySelector(`.part > .${id}`));
    if (lit !== told(tab)) lost.push(`tab ${id}: ${lit} lit, ${told(tab)} told`);
  }
  const parts = [...document.querySelectorAll(".surface [data-part]")];
  const chips = [...document.querySelectorAll(".chips .chip")];
  parts.forEach((part) => {
    const lit = litIn(part);
    const chip = chips.find((each) => each.getAttribute("data-leads") === part.getAttribute("data-part"));
    if (chips.length > 0 && lit !== told(chip ?? null))
      lost.push(`part ${part.getAttribute("data-part")}: ${lit} lit, ${told(chip ?? null)} told`);
  });
  return lost;
}

export async function wrongWith({ page }: Guest, size: Size, part = "body"): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  });
  const touched = TOUCHED.includes(size);
  const found = await page.evaluate(complaints, { floor: 13, finger: touched ? 44 : 0, part });
  return part === "body" ? [...found, ...(await page.evaluate(lostPieces))] : found;
}
