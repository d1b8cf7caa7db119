import { chanceToBeat } from '../standing.ts';

/** Steps of the table in one deviation, and how many deviations it covers on each side of a level race. */
const STEPS = 64;
const MOST = 32;
const LEVEL = STEPS * MOST;
const LAST = 2 * LEVEL - 1;

/** `chanceToBeat` by steps of the lead, and how much the next step adds. */
const CHANCE = Float64Array.from({ length: LAST + 2 }, (_, step) => chanceToBeat((step - LEVEL) / STEPS));
const RISE = Float64Array.from(
  { length: LAST + 1 },
  (_, step) => (CHANCE[step + 1] ?? 0) - (CHANCE[step] ?? 0),
);

/** Where a lead, in deviations, is in the table; fractional between two steps. */
export function stepOf(lead: number): number {
  const step = lead * STEPS + LEVEL;
  return step < 0 ? 0 : step > LAST ? LAST : step;
}

/** `chanceToBeat`, a straight line between two steps: several times faster, and not a thousandth off. */
export function chanceAt(step: number): number {
  const whole = step | 0;
  return (CHANCE[whole] ?? 0) + (step - whole) * (RISE[whole] ?? 0);
}

/** Of `chanceToBeat`, by the lead in deviations. */
export function slopeAt(step: number): number {
  return STEPS * (RISE[step | 0] ?? 0);
}
