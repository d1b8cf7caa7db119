import { CAR_NAMES, type CarName, type FormulaPublic, type Team } from '@paddock/formula';

/** Where a car is drawn: in the line or in a garage, both counted from 0; or not yet anywhere. */
export type Place =
  | { readonly at: 'line'; readonly slot: number }
  | { readonly at: 'garage'; readonly box: number }
  | { readonly at: 'nowhere' };

export type Places = Readonly<Record<CarName, Place>>;

const LAST_SLOT = CAR_NAMES.length - 1;

type Seen = Pick<FormulaPublic, 'line' | 'retired' | 'gridDrawn'>;

export function placesIn({ line, retired, gridDrawn }: Seen): Places {
  const places = Object.fromEntries(
    CAR_NAMES.map((car): [CarName, Place] => [car, { at: 'nowhere' }]),
  ) as Record<CarName, Place>;
  for (const [slot, car] of line.entries()) places[car] = { at: 'line', slot };
  // F-T6: the first car out is twelfth and keeps its garage; those that follow stand before it.
  for (const [index, car] of retired.entries())
    places[car] = { at: 'garage', box: retired.length - 1 - index };
  for (const [front, team] of gridDrawn.entries()) {
    places[`${team}-1`] = { at: 'line', slot: front };
    places[`${team}-2`] = { at: 'line', slot: LAST_SLOT - front };
  }
  return places;
}

export function isSamePlace(one: Place, other: Place): boolean {
  switch (one.at) {
    case 'line':
      return other.at === 'line' && one.slot === other.slot;
    case 'garage':
      return other.at === 'garage' && one.box === other.box;
    case 'nowhere':
      return other.at === 'nowhere';
  }
}

/** Places gained, for cars that run before and after: 2 is two places forward. */
export function gains(before: Places, after: Places): { readonly car: CarName; readonly by: number }[] {
  return CAR_NAMES.flatMap((car) => {
    const [from, to] = [before[car], after[car]];
    if (from.at !== 'line' || to.at !== 'line' || from.slot === to.slot) return [];
    return [{ car, by: from.slot - to.slot }];
  });
}

export function teamOf(car: CarName): Team {
  return car.slice(0, -2) as Team;
}

/** 1 or 2, as the sentences name it. */
export function numberOf(car: CarName): string {
  return car.slice(-1);
}
