/** Geometry of walls: battlements along a line, courses of bricks. Paths are text, so one element draws many stones. */

export type Point = readonly [x: number, y: number];

const r = (n: number): number => Math.round(n * 10) / 10;

/** Points along a smooth curve through the given ones. */
export function curve(through: readonly Point[], steps = 12): Point[] {
  const at = (i: number): Point => through[Math.max(0, Math.min(through.length - 1, i))]!;
  const points: Point[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const mix = (k: 0 | 1, t: number): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
    for (let s = 0; s < steps; s++) points.push([mix(0, s / steps), mix(1, s / steps)]);
  }
  points.push(at(through.length - 1));
  return points;
}

/** A band of wall under a line; `depth` tells how high the wall stands at a share 0–1 of its length. */
export function band(line: readonly Point[], depth: (share: number) => number): string {
  const last = line.length - 1;
  const low = line.map(([x, y], i): Point => [x, y + depth(i / last)]).reverse();
  return `M${[...line, ...low].map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}Z`;
}

/** The line moved down: a course of bricks. */
export function course(line: readonly Point[], drop: (share: number) => number): string {
  const last = line.length - 1;
  return `M${line.map(([x, y], i) => `${r(x)} ${r(y + drop(i / last))}`).join("L")}`;
}

/** Merlons standing on a line, one after another; `size` tells how large they are at a share of its length. */
export function merlons(line: readonly Point[], size: (share: number) => number): string {
  const whole = length(line);
  let path = "";
  let gone = 0;
  let next = 0;
  for (let i = 1; i < line.length; i++) {
    const [[x, y], [nx, ny]] = [line[i - 1]!, line[i]!];
    const step = Math.hypot(nx - x, ny - y);
    while (next <= gone + step && step > 0) {
      const t = (next - gone) / step;
      const s = size(next / whole);
      const [px, py] = [x + (nx - x) * t, y + (ny - y) * t];
      path += `M${r(px)} ${r(py + s * 0.4)}v${r(-s * 1.4)}h${r(s)}v${r(s * 1.4)}z`;
      next += s * 1.75;
    }
    gone += step;
  }
  return path;
}

function length(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const before = line[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
}

/** Joints of a brick wall: level lines and, shifted from course to course, upright ones. `light` are the lit edges. */
export function bricks(
  width: number,
  height: number,
  brickWidth: number,
  brickHeight: number,
): { joints: string; light: string } {
  let joints = "";
  let light = "";
  const courses = Math.max(1, Math.round(height / brickHeight));
  const tall = height / courses;
  for (let row = 0; row < courses; row++) {
    const y = r(row * tall);
    if (row > 0) joints += `M0 ${y}H${r(width)}`;
    for (let x = row % 2 ? brickWidth / 2 : brickWidth; x < width - 1; x += brickWidth) {
      joints += `M${r(x)} ${y}v${r(tall)}`;
      if ((Math.round(x / brickWidth) * 7 + row * 5) % 4 === 0)
        light += `M${r(x + 1.4)} ${r(y + tall * 0.3)}h${r(Math.min(brickWidth * 0.6, width - x - 2))}`;
    }
  }
  return { joints, light };
}
