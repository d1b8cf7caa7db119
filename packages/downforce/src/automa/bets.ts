import type { Seat } from '@paddock/kernel';
import type { Car } from '../cars.ts';
import { standingOf } from '../standing.ts';
import { OWNER } from '../state.ts';

/** D-V8g: the cars that an automa bets on, best first; where one is asked for, the first. */
export function betsOfAutoma(bytes: Uint8Array, seat: Seat): Car[] {
  const order = standingOf(bytes);
  const own = order.find((car) => bytes[OWNER + car] === seat) ?? order[0];
  return [own, ...order.filter((car) => car !== own).slice(0, 2)];
}
