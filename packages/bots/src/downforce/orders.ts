import { LETTERS } from '@paddock/downforce';
import type { Car } from './board.ts';
import { thingOf } from './question.ts';

/** 'podium kbg' → the cars, best first. */
export function carsIn(text: string): Car[] {
  return Array.from(thingOf(text), (letter) => LETTERS.indexOf(letter));
}
