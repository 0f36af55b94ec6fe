/**
 * Shorter SVG paths: whole units, relative steps, straight where the eye sees straight. The icons are drawn on 512 units
 * and shown at 12 to 120 pixels, so two of them are never seen; the sheets come out at less than half.
 */

type Point = readonly [x: number, y: number];

/** A step to `to`: a line, a curve with its control points, an arc with its first five numbers, a new outline, its end. */
type Step =
  | { kind: "M" | "L"; to: Point }
  | { kind: "C"; to: Point; one: Point; two: Point }
  | { kind: "Q"; to: Point; one: Point }
  | { kind: "A"; to: Point; bow: readonly number[] }
  | { kind: "Z"; to: Point };

/** Units of the icons' own drawing to one of ours: 512 become 256. */
export const GRID = 2;
/** How far, in units of the icons' own drawing, a drawn point may stray from where it was. */
const SLACK = 1.2;

const LENGTH: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

export function short(path: string): string {
  return written(simplified(steps(path)));
}

/** A path as absolute steps. */
function steps(path: string): Step[] {
  const found: Step[] = [];
  let [here, start, bend]: [Point, Point, Point] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    let kind = letter!.toUpperCase();
    const relative = letter !== kind;
    if (kind === "Z") {
      found.push({ kind: "Z", to: start });
      here = bend = start;
      continue;
    }
    const numbers = kind === "A" ? arcNumbers(rest!) : (rest!.match(NUMBER) ?? []).map(Number);
    const size = LENGTH[kind]!;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [ox, oy] = relative ? here : [0, 0];
      const point = (i: number): Point => [numbers[at + i]! + ox, numbers[at + i + 1]! + oy];
      const mirrored: Point = [2 * here[0] - bend[0], 2 * here[1] - bend[1]];
      let step: Step;
      if (kind === "M") step = { kind: "M", to: (start = point(0)) };
      else if (kind === "H") step = { kind: "L", to: [numbers[at]! + ox, here[1]] };
      else if (kind === "V") step = { kind: "L", to: [here[0], numbers[at]! + oy] };
      else if (kind === "L") step = { kind: "L", to: point(0) };
      else if (kind === "C") step = { kind: "C", one: point(0), two: point(2), to: point(4) };
      else if (kind === "S") step = { kind: "C", one: mirrored, two: point(0), to: point(2) };
      else if (kind === "Q") step = { kind: "Q", one: point(0), to: point(2) };
      else if (kind === "T") step = { kind: "Q", one: mirrored, to: point(0) };
      else step = { kind: "A", bow: numbers.slice(at, at + 5), to: point(5) };
      bend = step.kind === "C" ? step.two : step.kind === "Q" ? step.one : step.to;
      here = step.to;
      found.push(step);
      if (kind === "M") kind = "L";
    }
  }
  return found;
}

/** Curves that are nearly straight become lines; lines that go on as before become one. */
function simplified(path: readonly Step[]): Step[] {
  const kept: Step[] = [];
  /** The points between the last kept step but one and the last, when that last one is a line. */
  let between: Point[] = [];
  let here: Point = [0, 0];
  let before: Point = here;
  for (const raw of path) {
    const step = straight(here, raw) ? ({ kind: "L", to: raw.to } as const) : raw;
    const last = kept.at(-1);
    if (
      step.kind === "L" &&
      last?.kind === "L" &&
      [...between, last.to].every((p) => off(before, step.to, p) < SLACK)
    ) {
      between.push(last.to);
      kept[kept.length - 1] = step;
    } else {
      between = [];
      before = here;
      kept.push(step);
    }
    here = step.to;
  }
  return kept;
}

function straight(from: Point, step: Step): boolean {
  if (step.kind === "C") return off(from, step.to, step.one) < SLACK && off(from, step.to, step.two) < SLACK;
  if (step.kind === "Q") return off(from, step.to, step.one) < SLACK;
  return step.kind === "A" && Math.hypot(step.to[0] - from[0], step.to[1] - from[1]) < 1;
}

/** How far a point is from the stretch between two others. */
function off([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Steps as text. Points are rounded where they are, so errors do not add up. */
function written(path: readonly Step[]): string {
  let out = "";
  let last = "";
  let [hx, hy] = [0, 0];
  let mirrored: Point | undefined;

  const say = (letter: string, numbers: readonly number[]): void => {
    const fresh = letter !== last || letter === "m" || letter === "z";
    last = letter;
    if (fresh) out += letter;
    numbers.forEach((n, i) => {
      const tight = (i === 0 && fresh) || n < 0 || (letter === "a" && (i === 4 || i === 5));
      out += (tight ? "" : " ") + String(n);
    });
  };

  for (const step of path) {
    const at = ([x, y]: Point): Point => [Math.round(x / GRID) - hx, Math.round(y / GRID) - hy];
    const [x, y] = at(step.to);
    let bend: Point | undefined;
    if (step.kind === "Z") say("z", []);
    else if (step.kind === "M") say("m", [x, y]);
    else if (step.kind === "A") {
      const [rx, ry, turn, large, sweep] = step.bow as [number, number, number, number, number];
      if (x !== 0 || y !== 0) say("a", [tenth(rx / GRID), tenth(ry / GRID), Math.round(turn), large, sweep, x, y]);
    } else if (step.kind === "C") {
      const [one, two] = [at(step.one), at(step.two)];
      if (mirrored && Math.abs(one[0] - mirrored[0]) <= 1 && Math.abs(one[1] - mirrored[1]) <= 1)
        say("s", [...two, x, y]);
      else say("c", [...one, ...two, x, y]);
      bend = [x - two[0], y - two[1]];
    } else if (step.kind === "Q") say("q", [...at(step.one), x, y]);
    else if (y === 0 && x !== 0) say("h", [x]);
    else if (x === 0 && y !== 0) say("v", [y]);
    else if (x !== 0) say("l", [x, y]);
    mirrored = bend;
    [hx, hy] = [hx + x, hy + y];
  }
  return out;
}

function tenth(n: number): number {
  return n < 20 ? Math.round(n * 10) / 10 : Math.round(n);
}

/** Arcs may write their two flags without a space: `a5 5 0 01 3 4`. */
function arcNumbers(text: string): number[] {
  const numbers: number[] = [];
  let rest = text;
  for (;;) {
    const flag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(rest);
    if (!found) return numbers;
    numbers.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
}
