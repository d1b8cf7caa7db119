import type { Seat } from '@paddock/kernel';
import type { Moment } from './moments.ts';
import type { Cause, Judgement, Review, SeatTotals, Step, Worth } from './types.ts';
import type { WalkedStep } from './walk.ts';
import { minus, NOTHING, plus, type Tally } from './worth.ts';

export interface EstimatedStep {
  readonly walked: WalkedStep;
  readonly after: Moment;
  /** Over what could have been drawn instead; undefined for decisions and reveals. */
  readonly draws: Tally | undefined;
  readonly judged: Judgement | undefined;
}

/** A swing that is named. */
const SMALLEST_TURN = 50_000;
const MOST_TURNS = 5;

/** Splits the way from the start to the result into what each step changed and what is left over. */
export function sumUp(
  start: Moment,
  steps: readonly EstimatedStep[],
): Pick<Review, 'start' | 'steps' | 'totals' | 'turns'> {
  const first = valuesAt(start) ?? start.tally.points.map(() => NOTHING);
  const told: Step[] = [];
  const spreads: (Spread | undefined)[] = [];
  let before = start;
  let values: readonly Worth[] = first;
  for (const step of steps) {
    // A moment without a value yet keeps the one before.
    const after = valuesAt(step.after) ?? values;
    const basis = basisOf(before, step);
    const expected = basis?.worths(step.after.trust) ?? after;
    spreads.push(basis && spreadOf(step.after, basis));
    told.push({
      ...placeOf(step.walked),
      values: after,
      change: bySeat(after, (seat) => minus(at(after, seat), at(expected, seat))),
      residual: bySeat(after, (seat) => minus(at(expected, seat), at(values, seat))),
      isEarly: step.after.isEarly,
      ...(step.judged && { judged: step.judged }),
    });
    before = step.after;
    values = after;
  }
  const totals = bySeat(first, (seat) => totalsOf(seat, at(first, seat), told, spreads));
  return { start: first, steps: told, totals, turns: turnsIn(told) };
}

function placeOf({
  entry,
  from,
  to,
  cause,
  seat,
}: WalkedStep): Pick<Step, 'entry' | 'from' | 'to' | 'cause' | 'seat'> {
  return { entry, from, to, cause, ...(seat !== undefined && { seat }) };
}

function valuesAt({ tally, trust }: Moment): readonly Worth[] | undefined {
  return tally.count === 0 ? undefined : tally.worths(trust);
}

/**
 * What the step's change is measured from: the mean over what could have been drawn, or the moment before a decision; both with the
 * trust of the moment after, so that growing trust changes no luck and no decision.
 */
function basisOf(before: Moment, { walked, after, draws }: EstimatedStep): Tally | undefined {
  const tally = walked.cause === 'decision' ? before.tally : draws;
  return tally === undefined || tally.count === 0 || after.tally.count === 0 ? undefined : tally;
}

/** By seat: the variances of the two winning chances whose difference is a step's change. */
interface Spread {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function spreadOf({ tally, trust }: Moment, basis: Tally): Spread {
  return {
    from: tally.wins.map((_, seat) => basis.variance(seat, trust)),
    to: tally.wins.map((_, seat) => tally.variance(seat, trust)),
  };
}

function totalsOf(
  seat: Seat,
  start: Worth,
  steps: readonly Step[],
  spreads: readonly (Spread | undefined)[],
): SeatTotals {
  let [luck, own, others, residual, gave] = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];
  let judged = 0;
  const luckBy: Partial<Record<Cause, Worth>> = {};
  const variance = { luck: 0, own: 0, others: 0 };
  for (const [index, step] of steps.entries()) {
    const spread = spreads[index];
    if (spread !== undefined) {
      const part = partOf(step, seat);
      const before = goesOn(steps[index - 1], step, seat) ? spreads[index - 1] : undefined;
      variance[part] +=
        (spread.to[seat] ?? 0) + (before === undefined ? (spread.from[seat] ?? 0) : -(before.to[seat] ?? 0));
    }
    const change = at(step.change, seat);
    residual = plus(residual, at(step.residual, seat));
    if (step.cause !== 'decision') {
      luck = plus(luck, change);
      if (step.cause !== 'reveal') luckBy[step.cause] = plus(luckBy[step.cause] ?? NOTHING, change);
    } else if (step.seat === seat) {
      own = plus(own, change);
      if (step.judged !== undefined) judged++;
      gave = plus(gave, step.judged?.gave ?? NOTHING);
    } else others = plus(others, change);
  }
  const result = at(steps.at(-1)?.values ?? [], seat);
  const errors = {
    luck: Math.round(Math.sqrt(variance.luck)),
    own: Math.round(Math.sqrt(variance.own)),
    others: Math.round(Math.sqrt(variance.others)),
  };
  return { start, luck, own, others, residual, result, errors, luckBy, gave, judged };
}

/** Of decisions in a row that count for the same part, what is between them cancels out. */
function goesOn(before: Step | undefined, step: Step, seat: Seat): boolean {
  const areDecisions = before?.cause === 'decision' && step.cause === 'decision';
  return areDecisions && partOf(before, seat) === partOf(step, seat);
}

function partOf({ cause, seat: who }: Step, seat: Seat): 'luck' | 'own' | 'others' {
  if (cause !== 'decision') return 'luck';
  return who === seat ? 'own' : 'others';
}

function turnsIn(steps: readonly Step[]): number[] {
  return steps
    .map(({ change, isEarly }, index) => ({
      index,
      swing: isEarly ? 0 : Math.max(...change.map(({ win }) => Math.abs(win))),
    }))
    .filter(({ swing }) => swing >= SMALLEST_TURN)
    .toSorted((a, b) => b.swing - a.swing || a.index - b.index)
    .slice(0, MOST_TURNS)
    .map(({ index }) => index);
}

/** Whether every step and every total adds up, to the last digit. */
export function addsUp({ start, steps, totals }: Pick<Review, 'start' | 'steps' | 'totals'>): boolean {
  return totals.every((total, seat) => {
    let value = at(start, seat);
    const areSteps = steps.every((step) => {
      value = plus(plus(value, at(step.change, seat)), at(step.residual, seat));
      return isSame(value, at(step.values, seat));
    });
    const { luck, own, others, residual, result } = total;
    const sum = [luck, own, others, residual].reduce(plus, total.start);
    return areSteps && isSame(sum, result) && isSame(total.start, at(start, seat)) && isSame(value, result);
  });
}

function isSame(a: Worth, b: Worth): boolean {
  return a.points === b.points && a.win === b.win;
}

function at(worths: readonly Worth[], seat: Seat): Worth {
  return worths[seat] ?? NOTHING;
}

function bySeat<Value>(worths: readonly Worth[], value: (seat: Seat) => Value): Value[] {
  return worths.map((_, seat) => value(seat));
}
