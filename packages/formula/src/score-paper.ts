import type { Seat, Standing } from '@paddock/kernel';
import { rankSides, type Championship } from './championships.ts';
import { addPoints } from './season.ts';
import { CAR_NAMES, type CarName } from './teams.ts';

/** A season that was played with the box, as its score sheet has it. */
export interface PaperSeason {
  /** By team; null: nobody plays it (F-S2). */
  readonly owners: readonly (Seat | null)[];
  /** Race by race all twelve cars, best first, the retired at the end (F-T6). */
  readonly races: readonly (readonly CarName[])[];
}

/** F-E1: the points that each car has after these races, in the order of CAR_NAMES. */
export function pointsOfCars(races: PaperSeason['races']): number[] {
  const points = CAR_NAMES.map(() => 0);
  for (const order of races) addPoints(points, order.map(numberOf));
  return points;
}

/** F-E2, F-E4, F-O2: a championship after these races. */
export function scorePaper({ owners, races }: PaperSeason, championship: Championship): Standing[] {
  const last = (races.at(-1) ?? CAR_NAMES).map(numberOf);
  return rankSides(championship, { owners, points: pointsOfCars(races), last });
}

function numberOf(car: CarName): number {
  return CAR_NAMES.indexOf(car);
}
