import { CAR_COUNT, type Car } from './cars.ts';
import { spaceOf } from './access.ts';
import { FINISH, HOME, HOME_COUNT, LAP } from './layout.ts';
import { compareStanding } from '../track/index.ts';

/** D-R12: all six cars, best first. It never ties. */
export function standingOf(bytes: Uint8Array): Car[] {
  const order = Array.from(bytes.subarray(FINISH, FINISH + bytes[HOME_COUNT]));
  const running: Car[] = [];
  for (let car = 0; car < CAR_COUNT; car++) if ((bytes[HOME] & (1 << car)) === 0) running.push(car);
  running.sort((a, b) =>
    compareStanding(bytes[LAP + a], spaceOf(bytes, a), bytes[LAP + b], spaceOf(bytes, b)),
  );
  return [...order, ...running];
}
