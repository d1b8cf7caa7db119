import { CARS, type CarName, type DownforcePublic } from '@paddock/downforce';
import type { Goal } from './paths.ts';

/** Where a car is drawn. */
export type CarSpot = Goal | 'nowhere';
export type CarSpots = Readonly<Record<CarName, CarSpot>>;

export function spotsIn({ cars }: Pick<DownforcePublic, 'cars'>): CarSpots {
  return Object.fromEntries(
    CARS.map((car, index): [CarName, CarSpot] => {
      const seen = cars[index];
      if (seen === undefined) return [car, 'nowhere'];
      return [car, seen.space ?? (seen.place === null ? 'nowhere' : 'home')];
    }),
  ) as Record<CarName, CarSpot>;
}
