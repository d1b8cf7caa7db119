/** Enough deals for each coefficient that is fitted. */
const DEALS_A_CONTROL = 10;
const FOLDS = 10;

/**
 * Values without the luck that the controls explain. The coefficients for a value are fitted on the other folds only:
 * so they are independent of it, and as the controls have mean zero, the expectation stays exactly what it was.
 * Undefined if there are too few values to fit.
 */
export function withoutLuck(
  values: readonly number[],
  controls: readonly (readonly number[])[],
): number[] | undefined {
  const count = controls[0]?.length ?? 0;
  if (count === 0 || values.length < DEALS_A_CONTROL * (count + 1)) return undefined;
  const fits = Array.from({ length: FOLDS }, (_, fold) => {
    const isOther = (at: number) => at % FOLDS !== fold;
    return coefficients(
      values.filter((_, at) => isOther(at)),
      controls.filter((_, at) => isOther(at)),
    );
  });
  return values.map((value, at) => value - dot(fits[at % FOLDS] ?? [], controls[at] ?? []));
}

/** Least squares, both sides centred. */
function coefficients(values: readonly number[], controls: readonly (readonly number[])[]): number[] {
  const size = controls[0]?.length ?? 0;
  const mean = average(values);
  const means = Array.from({ length: size }, (_, at) => average(controls.map((row) => row[at] ?? 0)));
  const matrix = means.map(() => means.map(() => 0));
  const right = means.map(() => 0);
  for (const [nr, row] of controls.entries()) {
    const off = row.map((value, at) => value - (means[at] ?? 0));
    for (const [at, one] of off.entries()) {
      right[at] = (right[at] ?? 0) + one * ((values[nr] ?? 0) - mean);
      const line = matrix[at] ?? [];
      for (const [to, other] of off.entries()) line[to] = (line[to] ?? 0) + one * other;
    }
  }
  return solve(matrix, right);
}

/** Gaussian elimination; a control that adds nothing (always zero, or another's multiple) gets 0. */
function solve(matrix: readonly number[][], right: number[]): number[] {
  const size = right.length;
  const scale = Math.max(...matrix.map((line, at) => line[at] ?? 0));
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0]);
  const pivots: (number[] | undefined)[] = [];
  for (let at = 0; at < size; at++) {
    const pivot = rows[at] ?? [];
    const head = pivot[at] ?? 0;
    if (!(head > 1e-9 * scale)) {
      pivots.push(undefined);
      continue;
    }
    pivots.push(pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const times = (row[at] ?? 0) / head;
      for (const [to, value] of pivot.entries()) row[to] = (row[to] ?? 0) - times * value;
    }
  }
  return pivots.map((pivot, at) => (pivot === undefined ? 0 : (pivot[size] ?? 0) / (pivot[at] ?? 1)));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
