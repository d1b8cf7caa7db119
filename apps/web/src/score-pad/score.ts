import { scorePaper, type Sheet } from '@paddock/downforce';
import { pointsOfCars, scorePaper as scoreSeason, type Championship } from '@paddock/formula';
import type { Standing } from '@paddock/kernel';
import { CARS, type DownforcePad, type FormulaPad } from './pad.ts';

export interface DownforceScore {
  readonly sheets: readonly Sheet[];
  readonly standings: readonly Standing[];
}

/** Every sum is the rules' own; undefined: the finishing order is not complete. */
export function scoreOf(pad: DownforcePad): DownforceScore | undefined {
  const { names, payouts, sold, order, finishers } = pad;
  if (order.length < CARS.length) return undefined;
  const bets = pad.hasBets ? pad.bets.map((lines) => lines.map((bet) => bet?.car ?? null)) : [];
  return scorePaper({ players: names.length, payouts, sold, bets, order, finishers });
}

/** After the races entered so far. */
export function seasonOf({ owners, results }: FormulaPad, championship: Championship): readonly Standing[] {
  return scoreSeason({ owners, races: results }, championship);
}

/** By car, the points of each race. */
export function pointsByRace({ results }: FormulaPad): readonly (readonly number[])[] {
  return results.map((order) => pointsOfCars([order]));
}
