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

/** From a sum and a sum of squares. */
export function estimateOf(count: number, sum: number, squares: number): Estimate {
  const mean = count === 0 ? 0 : sum / count;
  const variance = Math.max(0, squares - mean * sum) / Math.max(1, count - 1);
  return around(mean, Math.sqrt(variance / Math.max(1, count)));
}

/** Of cases that happened, by Wilson: never below 0 or above 1, and honest for few cases. */
export function shareOf(happened: number, cases: number): Estimate {
  if (cases === 0) return { mean: 0, low: 0, high: 1 };
  const mean = happened / cases;
  const z = NORMAL_95 ** 2 / cases;
  const middle = (mean + z / 2) / (1 + z);
  const error = Math.sqrt(z * (mean * (1 - mean) + z / 4)) / (1 + z);
  return { mean, low: Math.max(0, middle - error), high: Math.min(1, middle + error) };
}
