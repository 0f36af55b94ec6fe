/** Measures of a wall section, so that boards can set archers on it and labels beside it. */
export interface WallMeasures {
  /** Where the wall stands. */
  base: number;
  /** How much one level adds. */
  level: number;
}

export function wallMeasures(height: number, levels: number): WallMeasures {
  const base = height * 0.85;
  return { base, level: (base - height * 0.265) / Math.max(1, levels) };
}

/** Where feet stand on a wall of this level. */
export function wallTop(height: number, level: number, levels: number): number {
  const measures = wallMeasures(height, levels);
  return measures.base - measures.level * level;
}
