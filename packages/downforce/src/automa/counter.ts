import { CARS, type Car } from '../cars.ts';
import type { DownforceState, Listener } from '../game.ts';
import * as at from '../state.ts';

const { COUNTER, OWNER, UNOWNED } = at;

/** D-V8i */
const MOST = 20;

/** D-V8i: a car has lost spaces to a jam. */
export function countLost({ bytes, game }: DownforceState, car: Car, lost: number, tell: Listener): void {
  const seat = bytes[OWNER + car];
  if (seat < game.people || seat === UNOWNED || bytes[COUNTER + seat] === MOST) return;
  bytes[COUNTER + seat] = Math.min(MOST, bytes[COUNTER + seat] + lost);
  tell?.all({ kind: 'counter-rose', seat, car: CARS[car], counter: bytes[COUNTER + seat] });
}
