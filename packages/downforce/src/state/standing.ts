import { CAR_COUNT, type Car } from './cars.ts';
import { spaceOf } from './access.ts';
import { FINISH, HOME, HOME_COUNT, LAP } from './layout.ts';
import { compareStanding } from '../track/index.ts';

/** D-R12: all six cars, best first. It never ties. Called at the end of every game of a search, so it sorts in place. */
export function standingOf(bytes: Uint8Array): Car[] {
  const home = bytes[HOME_COUNT];
  const order: Car[] = [];
  for (let place = 0; place < home; place++) order.push(bytes[FINISH + place]);
  for (let car = 0; car < CAR_COUNT; car++) {
    if ((bytes[HOME] & (1 << car)) !== 0) continue;
    let at = order.length;
    for (; at > home && isAhead(bytes, car, order[at - 1]); at--) order[at] = order[at - 1];
    order[at] = car;
  }
  return order;
}

function isAhead(bytes: Uint8Array, car: Car, other: Car): boolean {
  return (
    compareStanding(bytes[LAP + car], spaceOf(bytes, car), bytes[LAP + other], spaceOf(bytes, other)) < 0
  );
}
