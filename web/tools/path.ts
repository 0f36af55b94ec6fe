/** Shorter SVG paths: whole numbers, relative, without steps that lead nowhere. Halves the sheets; unseen at 512 units. */

const LENGTH: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** A path with all points on whole units. Points are rounded where they are, so errors do not add up. */
export function short(path: string): string {
  let out = "";
  let last = "";
  // the true point and the rounded one, and where the current outline began
  let [x, y, rx, ry, startX, startY] = [0, 0, 0, 0, 0, 0];

  const say = (letter: string, numbers: readonly number[]): void => {
    if (letter !== last || letter === "m" || letter === "z") out += letter;
    else if (numbers[0]! >= 0) out += " ";
    last = letter;
    numbers.forEach((n, i) => {
      const before = letter === "a" && i > 3 && i < 6; // flags need no space after them
      out += (i > 0 && n >= 0 && !before ? " " : "") + String(n);
    });
  };

  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    let command = letter!.toLowerCase();
    const relative = letter === command;
    const numbers = command === "a" ? arcNumbers(rest!) : (rest!.match(NUMBER) ?? []).map(Number);
    const size = LENGTH[command]!;
    if (command === "z") {
      say("z", []);
      [x, y] = [startX, startY];
      [rx, ry] = [Math.round(x), Math.round(y)];
      continue;
    }
    for (let at = 0; at + size <= numbers.length; at += size) {
      const part = numbers.slice(at, at + size);
      const [ox, oy] = relative ? [x, y] : [0, 0];
      if (command === "h" || command === "v") {
        if (command === "h") x = part[0]! + ox;
        else y = part[0]! + oy;
        const step = command === "h" ? Math.round(x) - rx : Math.round(y) - ry;
        if (step !== 0) say(command, [step]);
      } else if (command === "a") {
        x = part[5]! + ox;
        y = part[6]! + oy;
        const [dx, dy] = [Math.round(x) - rx, Math.round(y) - ry];
        const radii = [tenth(part[0]!), tenth(part[1]!)];
        if (dx !== 0 || dy !== 0) say("a", [...radii, Math.round(part[2]!), part[3]!, part[4]!, dx, dy]);
      } else {
        const points = part.map((n, i) => Math.round(n + (i % 2 ? oy : ox)) - (i % 2 ? ry : rx));
        x = part[size - 2]! + ox;
        y = part[size - 1]! + oy;
        if (command === "m") {
          say("m", points);
          [startX, startY] = [x, y];
        } else if (points.some((n) => n !== 0) || command === "s" || command === "t") {
          if (command === "l" && points[1] === 0) say("h", [points[0]!]);
          else if (command === "l" && points[0] === 0) say("v", [points[1]!]);
          else say(command, points);
        }
      }
      [rx, ry] = [Math.round(x), Math.round(y)];
      if (command === "m") command = "l";
    }
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
