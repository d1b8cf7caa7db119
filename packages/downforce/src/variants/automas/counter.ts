import { type Car, CARS } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { COUNTER, OWNER, UNOWNED } from '../../state/layout.ts';

/** D-V8i */
const MOST = 20;

/** D-V8i: whether spaces the car loses count. */
export function isCounted({ bytes, game }: DownforceState, car: Car): boolean {
  const seat = bytes[OWNER + car];
  return seat >= game.people && seat !== UNOWNED && bytes[COUNTER + seat] < MOST;
}

/** D-V8i: a car has lost spaces to a jam. */
export function countLost(state: DownforceState, car: Car, lost: number, tell: Listener): void {
  if (isCounted(state, car)) raiseCounter(state.bytes, car, lost, tell);
}

function raiseCounter(bytes: Uint8Array, car: Car, lost: number, tell: Listener): void {
  const seat = bytes[OWNER + car];
  bytes[COUNTER + seat] = Math.min(MOST, bytes[COUNTER + seat] + lost);
  tell?.all({ kind: 'counter-rose', seat, car: CARS[car], counter: bytes[COUNTER + seat] });
}
