/** A mean and its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.959964;

export function meanOf(values: readonly number[]): Estimate {
  const mean = average(values);
  return around(mean, deviation(values.map((value) => value - mean)) / Math.sqrt(values.length));
}

/** The ratio of two means over the same deals: luck that affects both does not widen it. */
export function ratioOf(above: readonly number[], below: readonly number[]): Estimate {
  const base = average(below);
  const ratio = average(above) / base;
  const off = above.map((value, at) => value - ratio * (below[at] ?? 0));
  return around(ratio, deviation(off) / Math.sqrt(above.length) / base);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(off: readonly number[]): number {
  return Math.sqrt(off.reduce((sum, value) => sum + value * value, 0) / Math.max(1, off.length - 1));
}

function around(mean: number, error: number): Estimate {
  return { mean, low: mean - NORMAL_95 * error, high: mean + NORMAL_95 * error };
}
