/** What is wrong with the words on the table: cut, beyond their card, or too small to read. */
import type { View } from "../../src/wire";

/** Parts of the table whose words are measured; the log scrolls, and answers have tests of their own. */
const PARTS = ["#main .board", "#hand", ".seats", ".beside"];

export interface Measured {
  /** Cards of which something is seen. */
  cards: string[];
  /** A complaint each. */
  wrong: string[];
}

/** Runs in the page: it hears this position as if the server had sent it, and is measured on each tab it has. */
export async function measure({ scene, tabs, floor, roomy, parts }: Scene & Wanted): Promise<Measured> {
  const SLACK = 2.5;
  const wrong = new Set<string>();
  const cards = new Set<string>();
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  };
  /** How much larger something is seen than it is written, by a zoom of the page or the scale of a drawing. */
  const scaleOf = (element: Element): number => {
    const drawn = element.closest<SVGGraphicsElement>("text, foreignObject");
    if (drawn !== null) return drawn.getBoundingClientRect().height / (drawn.getBBox().height || 1);
    return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  };
  const nameOf = (element: Element): string => {
    const card = element.closest("[data-card]")?.getAttribute("data-card");
    const path = [element.closest("article, section, li")?.className ?? "", element.className].map(String).join(" ");
    return card ?? path.replace(/svelte-\w+/g, "").trim();
  };
  const hides = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(style.overflowX + style.overflowY);
  const scrolls = (style: CSSStyleDeclaration): boolean => /auto|scroll/.test(style.overflowX + style.overflowY);

  /** Whatever cuts the words of this element, from the nearest on. */
  const framesOf = (element: Element): Element[] => {
    const frames: Element[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (scrolls(style)) break;
      if (hides(style) || at.matches("[data-card]:not(g), foreignObject")) frames.push(at);
    }
    return frames;
  };
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest(".sr-only, dialog") === null;

  const written = (root: Element): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (text === "" || element === null || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
      const what = `${nameOf(element)}: “${text.slice(0, 60)}”`;
      const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size < floor - 0.05) wrong.add(`${size.toFixed(1)} px: ${what}`);
      for (const frame of framesOf(element)) {
        const edge = frame.getBoundingClientRect();
        const out = boxes.some(
          (box) => box.left < edge.left - SLACK || box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK,
        );
        if (out) {
          wrong.add(`cut: ${what}`);
          break;
        }
      }
    }
  };
  /** Words of a drawing lie on nothing that says something else; what is hardly seen is ornament. */
  const ornament = (text: Element): boolean => parseFloat(getComputedStyle(text).opacity) < 0.6;
  const drawn = (drawing: Element): void => {
    const texts = [...drawing.querySelectorAll("text")].filter((text) => seen(text) && !ornament(text));
    /** The height of letters, not of lines. */
    const boxes = texts.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const half = (parseFloat(getComputedStyle(text).fontSize) * scaleOf(text)) / 2;
      return { left, right, top: (top + bottom) / 2 - half, bottom: (top + bottom) / 2 + half };
    });
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b, j) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const [one, other] = [texts[i]!, texts[i + 1 + j]!];
        if (across > SLACK && down > SLACK) wrong.add(`over each other: “${one.textContent}”, “${other.textContent}”`);
      }),
    );
  };
  const scrolled = (root: Element): void => {
    const around: Element[] = [];
    for (let at = root.parentElement; at !== null && at !== document.body; at = at.parentElement) around.push(at);
    for (const element of [...around, root, ...root.querySelectorAll("*")]) {
      if (!scrolls(getComputedStyle(element))) continue;
      const [x, y] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      if (x > 1 || y > 1) wrong.add(`scrolls by ${x}, ${y}: ${nameOf(element)}`);
    }
  };
  const lies = (element: Element): boolean => element.getClientRects().length > 0;
  const silent = (): void => {
    for (const words of document.querySelectorAll("[data-form='none']"))
      if (words.closest("[data-crowded]") === null && lies(words)) wrong.add(`says nothing: ${nameOf(words)}`);
  };

  window.heard.sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(scene) }));
  for (const tab of tabs.length > 0 ? tabs : [""]) {
    if (tab) document.getElementById(tab)?.click();
    await settled();
    for (const root of parts.flatMap((part) => [...document.querySelectorAll(part)])) {
      written(root);
      root.querySelectorAll("svg").forEach(drawn);
      if (roomy) scrolled(root);
    }
    silent();
    for (const card of document.querySelectorAll("[data-card]"))
      if (lies(card)) cards.add(card.getAttribute("data-card")!);
  }
  return { cards: [...cards], wrong: [...wrong] };
}

interface Scene {
  scene: View;
  /** Of a narrow screen, by id. */
  tabs: readonly string[];
}

interface Wanted {
  /** Nothing is written smaller, in pixels. */
  floor: number;
  /** Nothing on the board has to be scrolled. */
  roomy: boolean;
  parts: readonly string[];
}

/** What a screen of this width asks for. */
export function wanted(width: number): Wanted {
  return { floor: width >= 1680 ? 15 : 13, roomy: width >= 960, parts: PARTS };
}
