/** A mean and its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.959964;

export function meanOf(values: readonly number[]): Estimate {
  return around(average(values), Math.sqrt(varianceOf(values) / values.length));
}

export function varianceOf(values: readonly number[]): number {
  const mean = average(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function around(mean: number, error: number): Estimate {
  return { mean, low: mean - NORMAL_95 * error, high: mean + NORMAL_95 * error };
}
