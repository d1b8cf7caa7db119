import { LINE, RUNNING, SLOT } from './state.ts';

/** F-T4: running cars always hold places 1..k, so a car's place is its slot + 1, and moving one shifts the others. */

/** Moves the car in slot `from` to slot `to`; the cars between close up. */
function moveSlot(bytes: Uint8Array, from: number, to: number): void {
  const car = bytes[LINE + from];
  if (to < from) {
    for (let slot = from; slot > to; slot--) putCar(bytes, bytes[LINE + slot - 1], slot);
  } else {
    for (let slot = from; slot < to; slot++) putCar(bytes, bytes[LINE + slot + 1], slot);
  }
  putCar(bytes, car, to);
}

export function putCar(bytes: Uint8Array, car: number, slot: number): void {
  bytes[LINE + slot] = car;
  bytes[SLOT + car] = slot;
}

/** F-K1: the car and the one behind it move up together; a car in last place goes alone. */
export function overtake(bytes: Uint8Array, car: number, places: number): void {
  const from = bytes[SLOT + car];
  const to = from > places ? from - places : 0;
  if (from === to) return;
  const pair = from + 1 < bytes[RUNNING] ? 2 : 1;
  const follower = pair === 2 ? bytes[LINE + from + 1] : car;
  for (let slot = from - 1; slot >= to; slot--) putCar(bytes, bytes[LINE + slot], slot + pair);
  putCar(bytes, follower, to + pair - 1);
  putCar(bytes, car, to);
}

/** F-T5: stops at first. */
export function forward(bytes: Uint8Array, car: number, places: number): void {
  const from = bytes[SLOT + car];
  moveSlot(bytes, from, from > places ? from - places : 0);
}

/** F-T5: stops at last. */
export function back(bytes: Uint8Array, car: number, places: number): void {
  const from = bytes[SLOT + car];
  const last = bytes[RUNNING] - 1;
  moveSlot(bytes, from, from + places < last ? from + places : last);
}

export function toLast(bytes: Uint8Array, car: number): void {
  moveSlot(bytes, bytes[SLOT + car], bytes[RUNNING] - 1);
}

/** F-T6: behind the running cars, in front of those that retired earlier. */
export function retire(bytes: Uint8Array, car: number): void {
  toLast(bytes, car);
  bytes[RUNNING]--;
}
