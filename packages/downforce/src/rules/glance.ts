import type { Glance } from '@paddock/kernel';
import { CARS } from '../state/cars.ts';
import type { DownforceView } from '../state/views.ts';

/** Not part of the module: only the server's lists show it. */
export function downforceGlance({ public: open }: DownforceView): Glance {
  const { options, variant, turn, standing, owners, cars } = open;
  // Nobody has a turn before the race, nor after it.
  const [car] = turn === null ? [] : standing;
  const number = car === undefined ? -1 : CARS.indexOf(car);
  const races = Math.max(1, options.worldTour.length);
  return {
    race: Math.min(races, (variant?.tour?.over ?? 0) + 1),
    races,
    ...(options.longDistance !== false && { lap: cars[number]?.lap ?? 1 }),
    leader: car === undefined ? null : { car, seat: owners[number] ?? null },
  };
}
