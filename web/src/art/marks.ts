/** The marks of the seats: six colours, each with a shape and a pattern of its own, in a box of 24 units. */

type Point = readonly [x: number, y: number];

export interface MarkLook {
  /** The outline. */
  shape: string;
  /** The pattern as strokes, for small and for large marks. */
  pattern: { coarse: string; fine: string };
  /** The middle of the room for an icon, and how wide that room is. */
  middle: Point;
  room: number;
}

const DIAMOND: Point[] = [[12, 0.8], [23.2, 12], [12, 23.2], [0.8, 12]]; // prettier-ignore
const SHIELD: Point[] = [[2, 1.8], [22, 1.8], [22, 13.2], [12, 23.2], [2, 13.2]]; // prettier-ignore
const HEXAGON: Point[] = [[6.4, 1.9], [17.6, 1.9], [23.2, 12], [17.6, 22.1], [6.4, 22.1], [0.8, 12]]; // prettier-ignore
const PENNANT: Point[] = [[12, 1], [23.4, 21.6], [0.6, 21.6]]; // prettier-ignore

const short = (n: number): number => Math.round(n * 100) / 100;
const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** Parallel lines across a convex outline, `turn` degrees from level, through its middle. */
function lines(outline: readonly Point[], turn: number, step: number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const turned = outline.map(([x, y]): Point => [(x - 12) * cos + (y - 12) * sin, (y - 12) * cos - (x - 12) * sin]);
  let path = "";
  for (let level = -Math.floor(12 / step) * step; level < 17; level += step) {
    const ends: number[] = [];
    turned.forEach(([x, y], i) => {
      const [nx, ny] = turned[(i + 1) % turned.length]!;
      if (y > level !== ny > level) ends.push(x + ((nx - x) * (level - y)) / (ny - y));
    });
    if (ends.length < 2) continue;
    const [from, to] = [Math.min(...ends) + 0.7, Math.max(...ends) - 0.7];
    if (to - from < 0.6) continue;
    const at = (x: number): string => `${short(x * cos - level * sin + 12)} ${short(x * sin + level * cos + 12)}`;
    path += `M${at(from)}L${at(to)}`;
  }
  return path;
}

/** Dots in rows: strokes without length, drawn round. */
function dots(count: number): string {
  const step = 19 / count;
  const places = Array.from({ length: count }, (_, i) => short(2.5 + step * (i + 0.5)));
  return places.flatMap((y) => places.map((x) => `M${x} ${y}h.01`)).join("");
}

/** The outline again, smaller, around a point. */
function within(outline: readonly Point[], [mx, my]: Point, scale: number): string {
  return closed(outline.map(([x, y]): Point => [short(mx + (x - mx) * scale), short(my + (y - my) * scale)]));
}

const LOOKS: readonly MarkLook[] = [
  {
    shape: "M12 1.2a10.8 10.8 0 1 1 0 21.6a10.8 10.8 0 1 1 0-21.6Z",
    pattern: { coarse: "", fine: "" },
    middle: [12, 12],
    room: 14.4,
  },
  {
    shape: closed(DIAMOND),
    pattern: { coarse: lines(DIAMOND, -45, 5.2), fine: lines(DIAMOND, -45, 3.6) },
    middle: [12, 12],
    room: 11.6,
  },
  {
    shape: "M3.6 1.8H20.4Q22.2 1.8 22.2 3.6V20.4Q22.2 22.2 20.4 22.2H3.6Q1.8 22.2 1.8 20.4V3.6Q1.8 1.8 3.6 1.8Z",
    pattern: { coarse: dots(3), fine: dots(5) },
    middle: [12, 12],
    room: 14.6,
  },
  {
    shape: closed(SHIELD),
    pattern: {
      coarse: lines(SHIELD, 45, 7) + lines(SHIELD, -45, 7),
      fine: lines(SHIELD, 45, 4.4) + lines(SHIELD, -45, 4.4),
    },
    middle: [12, 10.4],
    room: 12.8,
  },
  {
    shape: closed(HEXAGON),
    pattern: { coarse: lines(HEXAGON, 0, 5.2), fine: lines(HEXAGON, 0, 3.7) },
    middle: [12, 12],
    room: 13.4,
  },
  {
    shape: closed(PENNANT),
    pattern: {
      coarse: within(PENNANT, [12, 14.7], 0.5),
      fine: within(PENNANT, [12, 14.7], 0.72) + within(PENNANT, [12, 14.7], 0.44),
    },
    middle: [12, 15.2],
    room: 10,
  },
];

/** How the pieces of a colour look, 1 to 6. */
export function markLook(colour: number): MarkLook {
  return LOOKS[(colour - 1) % LOOKS.length] ?? LOOKS[0]!;
}
