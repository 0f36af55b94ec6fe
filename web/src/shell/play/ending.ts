/** The numbers behind the picture of a result: one scale for all bars, losses to the left of zero. */
import type { Breakdown, PointSource } from "../../wire";

export type Tone = NonNullable<PointSource["tone"]>;

// prettier-ignore
export const TONES: readonly Tone[] = ["indigo", "gold", "jade", "plum", "stone", "earth", "teal", "rust", "rose", "olive"];

export interface Segment {
  source: PointSource;
  tone: Tone;
  value: number;
  /** Per cent of the scale. */
  width: number;
}

export interface Bar {
  /** Column of the breakdown. */
  column: number;
  /** Per cent of the scale before the first segment. */
  indent: number;
  /** Losses first, then gains, each in the order of the sources. */
  segments: Segment[];
}

/** Sources keep the colour that suits them; the others take what is left. */
export function tonesOf(sources: readonly PointSource[]): Map<string, Tone> {
  const taken = new Set(sources.map((source) => source.tone));
  const free = TONES.filter((tone) => !taken.has(tone));
  const given = (source: PointSource, n: number): Tone => free[n % free.length] ?? source.tone ?? "stone";
  let n = 0;
  return new Map(sources.map((source) => [source.word, source.tone ?? given(source, n++)]));
}

/** The columns, winners first, then by their totals. */
export function standing(told: Breakdown, winners: readonly number[]): number[] {
  const won = (n: number): number => Number(winners.includes(told.columns[n]?.seat ?? -1));
  const total = (n: number): number => told.totals[n] ?? 0;
  return told.columns.map((_, n) => n).toSorted((a, b) => won(b) - won(a) || total(b) - total(a));
}

export function valueOf(source: PointSource, column: number): number {
  return source.shares[column]?.value ?? 0;
}

export function barsOf(told: Breakdown, order: readonly number[]): { bars: Bar[]; zero: number } {
  const side = (column: number, sign: number): number =>
    told.sources.reduce((sum, source) => sum + Math.max(0, sign * valueOf(source, column)), 0);
  const lost = Math.max(0, ...order.map((column) => side(column, -1)));
  const span = Math.max(1, lost + Math.max(0, ...order.map((column) => side(column, 1))));
  const tones = tonesOf(told.sources);
  const bars = order.map((column) => {
    const all = told.sources.map((source) => {
      const value = valueOf(source, column);
      return { source, tone: tones.get(source.word) ?? "stone", value, width: (100 * Math.abs(value)) / span };
    });
    const segments = [...all.filter(({ value }) => value < 0), ...all.filter(({ value }) => value > 0)];
    return { column, indent: (100 * (lost - side(column, -1))) / span, segments };
  });
  return { bars, zero: (100 * lost) / span };
}

/** The source that made the greatest difference between the first two; it is open at the beginning. */
export function telling(told: Breakdown, order: readonly number[]): string {
  const [first = 0, second = first] = order;
  const lead = (source: PointSource): number => valueOf(source, first) - valueOf(source, second);
  return told.sources.toSorted((a, b) => lead(b) - lead(a))[0]?.word ?? "";
}

/** A number with a minus sign, not a hyphen. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}
