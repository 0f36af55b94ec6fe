/** The island: nine lands in three rows, drawn for any width and height. All numbers are units of the SVG. */

type Point = readonly [x: number, y: number];

export interface Land {
  outline: string;
  /** The room for words and citizens. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Island {
  coast: string;
  /** By row, then by column. */
  lands: readonly (readonly Land[])[];
}

const ACROSS = 3;
/** The height from which on the lands are as wild as they are meant. */
const USUAL = 270;
/** How far each corner of the lands is from a plain grid, row by row. */
const SHIFTS: readonly (readonly Point[])[] = [
  [[17, 9], [-4, -2], [9, 1], [-19, 8]],
  [[-3, 2], [3, 2], [-6, -4], [3, -3]],
  [[4, -2], [-5, 3], [5, -3], [-3, 4]],
  [[15, -8], [5, 2], [-6, -1], [-16, -7]],
]; // prettier-ignore

/** A number from -1 to 1 that is always the same for the same place. */
function noise(at: number): number {
  const value = Math.sin(at * 127.1 + 11.7) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A border between two corners as points, wilder along the coast. */
function border(from: Point, to: Point, seed: number, wild: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const inner = [0.2, 0.4, 0.6, 0.8].map((t, i): Point => {
    const off = noise(seed * 7 + i) * wild;
    return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off];
  });
  return [from, ...inner, to];
}

/** The rest of a path along points, from the first; the same line in both directions. */
function along(points: readonly Point[]): string {
  const inner = points.slice(1, -1);
  return inner
    .map((point, i) => {
      const next = inner[i + 1];
      return `Q${at(point)} ${at(next ? middle(point, next) : points.at(-1)!)}`;
    })
    .join("");
}

const back = (points: readonly Point[]): Point[] => [...points].reverse();

/** An island in the rectangle from x, y on. */
export function island(x: number, y: number, width: number, height: number): Island {
  /** Where there is little height, borders are straighter: words need the room. */
  const calm = Math.min(1, height / USUAL) ** 2;
  const corner = (column: number, row: number): Point => {
    const [dx, dy] = SHIFTS[row]![column]!;
    return [x + (width * column) / ACROSS + dx * calm, y + (height * row) / ACROSS + dy * calm];
  };
  const wild = (outer: boolean): number => (outer ? 8 : 5);
  const across = (column: number, row: number): Point[] =>
    border(corner(column, row), corner(column + 1, row), 10 * row + column + 1, wild(row % ACROSS === 0));
  const down = (column: number, row: number): Point[] =>
    border(corner(column, row), corner(column, row + 1), 100 + 10 * row + column, wild(column % ACROSS === 0));

  const three = [0, 1, 2];
  const lands = three.map((row) =>
    three.map((column): Land => {
      const [top, right, bottom, left] = [across(column, row), down(column + 1, row), across(column, row + 1), down(column, row)]; // prettier-ignore
      const [west, east] = [Math.max(top[0]![0], bottom[0]![0]), Math.min(top.at(-1)![0], bottom.at(-1)![0])];
      const [north, south] = [Math.max(left[0]![1], right[0]![1]), Math.min(left.at(-1)![1], right.at(-1)![1])];
      return {
        outline: `M${at(top[0]!)}${along(top)}${along(right)}${along(back(bottom))}${along(back(left))}Z`,
        x: west + 7,
        y: north + 1 + 4 * calm,
        width: east - west - 14,
        height: south - north - 2 - 7 * calm,
      };
    }),
  );
  const coast = [
    ...three.map((column) => along(across(column, 0))),
    ...three.map((row) => along(down(ACROSS, row))),
    ...back3(three, (column) => along(back(across(column, ACROSS)))),
    ...back3(three, (row) => along(back(down(0, row)))),
  ];
  return { coast: `M${at(corner(0, 0))}${coast.join("")}Z`, lands };
}

function back3(places: readonly number[], path: (place: number) => string): string[] {
  return [...places].reverse().map(path);
}

/** What the ground of a land is like: its colour, and what is strewn over it in tiles of 26 by 22. */
export const GROUNDS: Readonly<Record<string, string>> = {
  rock: "M2 18l5-9 4 6 2-3 4 6M16 8l4-6 5 7",
  clay: "M2 6h7M12 6h7M6 12h8M17 12h6M1 18h5M10 18h8",
  sand: "M4 5h.01M13 9h.01M21 4h.01M8 15h.01M18 18h.01M24 12h.01",
  field: "M1 6q5-3 9 0M14 6q5-3 9 0M7 16q5-3 9 0",
  wood: "M6 12v3M2.500 12 6 4l3.500 8zM18 19v3M14.500 19 18 11l3.500 8z",
  meadow: "M4 9l1-4 1.500 4 2-3M16 17l1-4 1.500 4 2-3M18 5l.8-3 1.200 3",
};
export const GROUND_OF: Readonly<Record<string, string>> = {
  work: "rock",
  build: "clay",
  serve: "sand",
  expand: "rock",
  learn: "field",
  restore: "clay",
  recruit: "sand",
  explore: "wood",
  grow: "meadow",
};

/** What stands in each land, in a box of 44 by 30: silhouettes, and lights in their windows. */
export const SIGHTS: Readonly<Record<string, { dark: string; light?: string }>> = {
  work: {
    dark: "M2 30 13 12l6 7 7-15 18 26ZM4 30V24h5v6Z",
    light: "M24 30v-6a3 3 0 0 1 6 0v6Z",
  },
  build: {
    dark: "M2 30V18l6-6 6 6v12ZM16 30V8l5-7 5 7v22ZM28 30V16h4v-4h3v4h5v14Z",
    light: "M6 20h3v4H6ZM20 11h2.600v4H20ZM20 19h2.600v4H20ZM31 20h3v4h-3ZM36 20h2v4h-2Z",
  },
  serve: {
    dark: "M8 30V12H5V6h3v3h3V6h4v3h3V6h3v6h-3v18ZM24 30V20h-2v-4h2v2h3v-2h4v2h3v-2h2v4h-2v10ZM13 6V0h1v6Z",
    light: "M14 0 22 2 14 4ZM11.500 15h3v5h-3ZM27 23h3v4h-3Z",
  },
  expand: {
    dark: "M0 30 12 8l6 8 8-15 18 29ZM12 8l-3 6 3-1 2 3 2-3Z",
    light: "M26 1l-4 8 4-2 2 4 3-3 1 1Z",
  },
  learn: {
    dark: "M4 12 22 2l18 10v3H4ZM6 16h4v11H6ZM14 16h4v11h-4ZM22 16h4v11h-4ZM30 16h4v11h-4ZM3 27h38v3H3Z",
    light: "M20 7.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
  },
  restore: {
    dark: "M2 30V20h4v-5l4 4v-7h5l-2 6 4 2v10ZM19 30V8h5v4l-2 4 3 3v11ZM27 30v-8l4 2 2-4v10ZM35 30l2-5 5 2v3Z",
  },
  recruit: {
    dark: "M1 30 11 11 21 30ZM18 30 30 7 43 30ZM30 7V1h1v6Z",
    light: "M31 1l8 2-8 2ZM9 30 11 21l2 9ZM28 30l2.500-12 3 12Z",
  },
  explore: {
    dark: "M7 30v-4H2L8 15H5l6-12 6 12h-3l6 11h-5v4ZM26 30v-4h-5l6-10h-2l6-11 6 11h-2l6 10h-5v4Z",
  },
  grow: {
    dark: "M1 30V20l7-7 7 7v10ZM14 30V16l8-8 8 8v14ZM29 30V21l6-6 7 6v9Z",
    light: "M6 22h3v4H6ZM18 18h3v4h-3ZM24 18h3v4h-3ZM33 23h3v4h-3Z",
  },
};
