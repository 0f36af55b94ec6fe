/** SHA-256 and BLAKE2b: browsers give SHA-256 to pages over HTTPS only, and many tables are played at home without it. */

const K256 = roots(64, 3, 32).map(Number);

/** The first bits of the fractional part of a root of the first primes, as SHA-2 defines its constants. */
function roots(count: number, root: 2 | 3, bits: number): bigint[] {
  const found: bigint[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(rootOf(BigInt(n) << BigInt(root * bits), BigInt(root)) & ((1n << BigInt(bits)) - 1n));
  }
  return found;
}

/** The largest whole number whose power does not exceed this one. */
function rootOf(value: bigint, root: bigint): bigint {
  let low = 0n;
  let high = 1n << BigInt(Math.ceil(value.toString(2).length / Number(root)) + 1);
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** root <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

const turned = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = roots(8, 2, 32).map(Number);
  const w = new Array<number>(64).fill(0);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + K256[i]! + w[i]!) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  return state.map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}

const MASK = (1n << 64n) - 1n;
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const IV = roots(8, 2, 64);

/** BLAKE2b of a text without a key, cut to so many bytes as its parameters say. */
export function blake2b(text: string, size: number): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const h = [...IV];
  h[0] = h[0]! ^ BigInt(0x01010000 ^ size);
  const blocks = Math.max(1, Math.ceil(bytes.length / 128));
  for (let block = 0; block < blocks; block++) {
    const piece = new Uint8Array(128);
    piece.set(bytes.subarray(128 * block, 128 * block + 128));
    const view = new DataView(piece.buffer);
    const words = Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true));
    const last = block === blocks - 1;
    compress(h, words, BigInt(last ? bytes.length : 128 * (block + 1)), last);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((value, i) => out.setBigUint64(8 * i, value, true));
  return new Uint8Array(out.buffer, 0, size);
}

function compress(h: bigint[], words: bigint[], count: bigint, last: boolean): void {
  const v = [...h, ...IV];
  v[12] = v[12]! ^ count;
  if (last) v[14] = v[14]! ^ MASK;
  const right = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = right(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = right(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = right(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = right(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!;
    const pair = (i: number): [bigint, bigint] => [words[s[2 * i]!]!, words[s[2 * i + 1]!]!];
    mix(0, 4, 8, 12, ...pair(0));
    mix(1, 5, 9, 13, ...pair(1));
    mix(2, 6, 10, 14, ...pair(2));
    mix(3, 7, 11, 15, ...pair(3));
    mix(0, 5, 10, 15, ...pair(4));
    mix(1, 6, 11, 12, ...pair(5));
    mix(2, 7, 8, 13, ...pair(6));
    mix(3, 4, 9, 14, ...pair(7));
  }
  for (let i = 0; i < 8; i++) h[i] = h[i]! ^ v[i]! ^ v[i + 8]!;
}
