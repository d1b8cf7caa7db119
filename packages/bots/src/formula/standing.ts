import type { FormulaPublic } from '@paddock/formula';
import type { Outcome, Seat } from '@paddock/kernel';
import { placeValue } from './place-value.ts';
import { carNumber, sidesOf, type Side } from './side.ts';
import type { Judge } from './turn-value.ts';

/** How far the final lead may still deviate from the expected one: squares of points. */
const RACE_VARIANCE = 7 * 7;
const PLAY_VARIANCE = 1.1 * 1.1;
const LEAST_VARIANCE = 0.5 * 0.5;

/** Winning counts as much as the share of rivals beaten. */
export const WIN_SHARE = 0.5;
/** Points also count a little in themselves, even once the championship is decided. */
export const POINTS_SHARE = 0.1;

/** A seat's expectations, each from 0 to 1: the share of rivals beaten, and the championship. */
interface Hope {
  readonly standing: number;
  readonly win: number;
}

/**
 * Judges a line by its effect on the season: the chance to win and the share of rivals beaten, converted to points at
 * their current worth. Far from the end that amounts to the race's points; near it, a rival out of reach no longer
 * counts, and one who is level counts most.
 */
export function championshipJudge(root: FormulaPublic, seat: Seat): Judge {
  const sides = sidesOf(root, seat);
  const own = sides.filter((side) => side.isOwn);
  const rivals = sides.filter((side) => !side.isOwn);
  const ownCars = own.flatMap((side) => side.cars);
  const deviation = deviationAfter(Math.max(0, root.playsLeft - 1), root.options.races - root.race - 1);

  const prospect = (expected: readonly number[], outcome: Outcome | null): number => {
    const { standing, win } =
      outcome === null ? hopeOf(own, rivals, expected, deviation) : resultOf(outcome, seat);
    const points = POINTS_SHARE * (totalOf(ownCars, expected) / deviation);
    return (1 - WIN_SHARE) * standing + WIN_SHARE * win + points;
  };

  const now = expectedPoints(root);
  const before = prospect(now, null);
  const withOneMore = ownCars.map((car) => prospect(now.with(car, (now[car] ?? 0) + 1), null));
  const worthOfPoint = Math.max(...withOneMore) - before;
  return (open) => (prospect(expectedPoints(open), open.outcome) - before) / worthOfPoint;
}

/** By car: the season's points so far, plus those its place promises. */
function expectedPoints(open: FormulaPublic): number[] {
  const expected = [...open.points];
  // After the last play the season's points already include the race's.
  if (open.playsLeft === 0) return expected;
  for (const [place, name] of open.line.entries()) {
    const car = carNumber(name);
    expected[car] = (expected[car] ?? 0) + placeValue(place, open.playsLeft);
  }
  return expected;
}

/** `plays` and `races`: those still to come after this one. */
export function deviationAfter(plays: number, races: number): number {
  return Math.sqrt(LEAST_VARIANCE + plays * PLAY_VARIANCE + races * RACE_VARIANCE);
}

function hopeOf(
  own: readonly Side[],
  rivals: readonly Side[],
  expected: readonly number[],
  deviation: number,
): Hope {
  const totals = rivals.map((side) => totalOf(side.cars, expected));
  let standing = 0;
  let win = 0;
  for (const side of own) {
    const mine = totalOf(side.cars, expected);
    const chances = totals.map((theirs) => chanceToBeat((mine - theirs) / deviation));
    standing = Math.max(standing, chances.reduce((sum, chance) => sum + chance, 0) / rivals.length);
    win += chances.reduce((product, chance) => product * chance, 1);
  }
  return { standing, win };
}

/** `lead` in deviations. Close to normal with longer tails; gives the same bits on every machine. */
export function chanceToBeat(lead: number): number {
  const steep = 0.8 * lead;
  return 0.5 + (0.5 * steep) / Math.sqrt(1 + steep * steep);
}

/** F-E4: for a finished season, ties resolved. */
function resultOf({ standings }: Outcome, seat: Seat): Hope {
  const best = standings.findIndex((row) => row.seat === seat);
  const rivals = standings.filter((row) => row.seat !== seat);
  const beaten = standings.slice(best).filter((row) => row.seat !== seat);
  return { standing: beaten.length / rivals.length, win: best === 0 ? 1 : 0 };
}

function totalOf(cars: readonly number[], expected: readonly number[]): number {
  let total = 0;
  for (const car of cars) total += expected[car] ?? 0;
  return total;
}
