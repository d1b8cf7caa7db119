import { CAR_NAMES, TEAMS, type CarName, type FormulaPublic } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';

/** A car as a number, in the order of CAR_NAMES. */
export type Car = number;

/** Who can win the season (F-E2, F-O2): a player, a team without one, or in the Drivers' Championship one car. */
export interface Side {
  readonly cars: readonly Car[];
  readonly isOwn: boolean;
}

const NUMBER_OF: ReadonlyMap<CarName, Car> = new Map(CAR_NAMES.map((name, car) => [name, car]));

export function carNumber(name: CarName): Car {
  return NUMBER_OF.get(name) ?? -1;
}

export function sidesOf(open: FormulaPublic, seat: Seat): Side[] {
  if (open.options.championship === 'drivers') {
    return CAR_NAMES.map((_, car) => ({ cars: [car], isOwn: ownerOf(open, car) === seat }));
  }
  const sides = new Map<string, Side>();
  for (const [team, name] of TEAMS.entries()) {
    const owner = open.owners[team] ?? null;
    const key = owner === null ? name : String(owner);
    const cars = [...(sides.get(key)?.cars ?? []), team * 2, team * 2 + 1];
    sides.set(key, { cars, isOwn: owner === seat });
  }
  return [...sides.values()];
}

export function ownerOf(open: FormulaPublic, car: Car): Seat | null {
  return open.owners[car >> 1] ?? null;
}
