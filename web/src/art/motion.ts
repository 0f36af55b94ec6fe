/**
 * Motion: how long things take, and the few movements every board shares. Each is a promise that ends when the movement
 * is over, or at once where nothing should move: speed "off", reduced motion, a browser that cannot animate.
 */

export type Speed = "slow" | "normal" | "fast" | "off";

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
const EASE = "cubic-bezier(.2,.7,.2,1)";

let speed: Speed = "normal";

/** The speed a person likes; the shell tells it. */
export function setSpeed(wanted: Speed): void {
  speed = wanted;
}

/** Whether this device asks for stillness. */
export function still(): boolean {
  return (
    speed === "off" || (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}

/** How long something of this many milliseconds takes at the present speed; 0 is at once. */
export function lasting(ms: number): number {
  return still() ? 0 : Math.round(ms * FACTOR[speed]);
}

export interface Moving {
  /** Ends the movement early. */
  signal?: AbortSignal | undefined;
}

/** An animation that never fails: it ends when it is over, cut short or impossible. */
export async function play(
  element: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions & Moving,
): Promise<void> {
  const { signal, ...timing } = options;
  const ms = Number(timing.duration ?? 0);
  if (ms <= 0 || signal?.aborted || typeof element.animate !== "function") return;
  const animation = element.animate(frames, { easing: EASE, ...timing });
  const cut = (): void => animation.finish();
  signal?.addEventListener("abort", cut, { once: true });
  await animation.finished.catch(() => undefined);
  signal?.removeEventListener("abort", cut);
}

/** The layer above everything where ghosts fly. It takes no clicks and says nothing to screen readers. */
function layer(): HTMLElement {
  const found = document.getElementById("flights");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "flights";
  made.setAttribute("aria-hidden", "true");
  Object.assign(made.style, {
    position: "fixed",
    inset: "0",
    pointerEvents: "none",
    overflow: "hidden",
    zIndex: "1000",
  });
  return document.body.appendChild(made);
}

/** A copy of a drawn thing that can be put anywhere: unlit, in its seat's colours, shapes of a board in an SVG of their own. */
export function ghostOf(element: Element): Element {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  copy.classList.remove("lit", "pointed", "reach");
  const look = getComputedStyle(element);
  for (const token of ["--seat", "--seat-wash", "--seat-ink"])
    copy.style.setProperty(token, look.getPropertyValue(token));
  for (const each of [copy, ...copy.querySelectorAll("[id],[tabindex]")]) {
    each.removeAttribute("id");
    each.removeAttribute("tabindex");
  }
  if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) return copy;
  const box = (element as SVGGraphicsElement).getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute("overflow", "visible");
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

/** A ghost flies from one place to another in a low arc, taking the size of where it goes. */
export async function fly(
  from: Element | DOMRect,
  to: Element | DOMRect,
  ghost: Node,
  ms = 600,
  moving: Moving = {},
): Promise<void> {
  const duration = lasting(ms);
  if (duration === 0 || moving.signal?.aborted) return;
  const start = from instanceof Element ? from.getBoundingClientRect() : from;
  const end = to instanceof Element ? to.getBoundingClientRect() : to;
  if (start.width === 0 || end.width === 0) return;

  const box = document.createElement("div");
  Object.assign(box.style, {
    position: "absolute",
    left: "0",
    top: "0",
    width: `${start.width}px`,
    height: `${start.height}px`,
    transformOrigin: "0 0",
    willChange: "transform",
    filter: "drop-shadow(0 6px 8px rgb(40 28 10 / .35))",
  });
  if (ghost instanceof HTMLElement || ghost instanceof SVGElement) {
    Object.assign(ghost.style, { width: "100%", height: "100%", margin: "0" });
  }
  box.append(ghost);
  layer().append(box);

  const scale = Math.max(0.2, Math.min(4, Math.min(end.width / start.width, end.height / start.height)));
  const arc = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) * 0.14);
  const place = (x: number, y: number, size: number): string => `translate(${x}px, ${y}px) scale(${size})`;
  const [endX, endY] = [end.x + (end.width - start.width * scale) / 2, end.y + (end.height - start.height * scale) / 2];
  const grown = Math.max(1, scale) * 1.12;
  await play(
    box,
    [
      { transform: place(start.x, start.y, 1), opacity: 1 },
      { transform: place((start.x + endX) / 2, (start.y + endY) / 2 - arc, (1 + grown) / 2), opacity: 1 },
      { transform: place(endX, endY, scale), opacity: 1 },
    ],
    { duration, easing: "cubic-bezier(.45,.05,.3,1)", fill: "forwards", ...moving },
  );
  box.remove();
}

/** Something answers: it swells once. */
export function pulse(element: Element, ms = 420, moving: Moving = {}): Promise<void> {
  return play(element, { transform: sizes(element, 1, 1.14, 1) }, { duration: lasting(ms), ...moving });
}

/** Something refuses: it shakes its head. */
export function shake(element: Element, ms = 360, moving: Moving = {}): Promise<void> {
  const steps = ["0px", "-5px", "5px", "-3px", "3px", "0px"];
  return play(element, { translate: steps }, { duration: lasting(ms), easing: "linear", ...moving });
}

/** Something is turned over or appears. */
export function reveal(element: Element, ms = 420, moving: Moving = {}): Promise<void> {
  const frames =
    element instanceof HTMLElement
      ? { transform: ["perspective(700px) rotateY(-88deg)", "perspective(700px) rotateY(0deg)"], opacity: [0.2, 1] }
      : { transform: sizes(element, 0.6, 1), opacity: [0, 1] };
  return play(element, frames, { duration: lasting(ms), ...moving });
}

/** A die rolls: its faces change under the eye, and the last one stays. `face` draws the number it is given. */
export async function rollDice(
  element: Element,
  faces: readonly number[],
  face: (shown: number) => void = (shown) => (element.textContent = String(shown)),
  ms = 900,
  moving: Moving = {},
): Promise<void> {
  const last = faces.at(-1);
  if (last === undefined) return;
  const duration = lasting(ms);
  if (duration > 0 && typeof element.animate === "function" && !moving.signal?.aborted) {
    const turns = [0, 250, 430, 540].map((turn) => ` rotate(${turn}deg)`);
    const turning = play(
      element,
      {
        transform: sizes(element, 1, 1.2, 1.08, 1).map((size, i) => size + turns[i]),
        translate: ["0 0", "0 -14px", "0 -4px", "0 0"],
      },
      { duration, ...moving },
    );
    for (const [i, shown] of faces.entries()) {
      face(shown);
      if (i === faces.length - 1 || moving.signal?.aborted) break;
      await pause(duration / faces.length, moving);
    }
    await turning;
  }
  face(last);
}

/** Waits, at the present speed already counted; ends at once when cut short. */
export function pause(ms: number, { signal }: Moving = {}): Promise<void> {
  if (ms <= 0 || signal?.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      done();
    }
    signal?.addEventListener("abort", end, { once: true });
  });
}

/** The element where it stands, in these sizes, around its own middle; also inside an SVG board. */
function sizes(element: Element, ...scales: number[]): string[] {
  if (element instanceof SVGElement)
    Object.assign(element.style, { transformBox: "fill-box", transformOrigin: "center" });
  const place = getComputedStyle(element).transform;
  return scales.map((scale) => `${!place || place === "none" ? "" : place} scale(${scale})`);
}
