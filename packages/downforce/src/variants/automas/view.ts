import type { Seat } from '@paddock/kernel';
import { betsOf } from '../../phases/bets.ts';
import { CARS, type CarName } from '../../state/cars.ts';
import type { DownforceState } from '../../state/game.ts';
import { CARDS_LEFT, COUNTER, UNDER, UNDER_CAR } from '../../state/layout.ts';

/** D-V8: what all see of an automa besides its cars. Its deck's size is `handSizes`, what is known of it `known`. */
export interface AutomaView {
  readonly seat: Seat;
  /** D-V8i */
  readonly counter: number;
  /** D-V8j: the cards it threw in when it went out. */
  readonly thrownIn: number;
  /** D-V8g: cars bet on, one line after the other; no secret, for they follow from what all have seen. */
  readonly bets: readonly CarName[];
}

export interface AutomasView {
  readonly automas: readonly AutomaView[];
  /** D-V8c: cars whose Speed-8 went back under the deck, in that order; also those that have been played since. */
  readonly laidUnder: readonly CarName[];
}

export function viewAutomas({ bytes, game }: DownforceState): AutomasView {
  const automas = Array.from({ length: game.players - game.people }, (_, index) => {
    const seat = game.people + index;
    const bets = betsOf({ bytes, game }, seat);
    return { seat, counter: bytes[COUNTER + seat], thrownIn: bytes[CARDS_LEFT + seat], bets };
  });
  const laidUnder = Array.from(bytes.subarray(UNDER_CAR, UNDER_CAR + bytes[UNDER]), (car) => CARS[car]);
  return { automas, laidUnder };
}

export function layAutomas({ bytes }: DownforceState, { automas, laidUnder }: AutomasView): void {
  for (const { seat, counter, thrownIn } of automas) {
    bytes[COUNTER + seat] = counter;
    bytes[CARDS_LEFT + seat] = thrownIn;
  }
  bytes[UNDER] = laidUnder.length;
  for (const [index, car] of laidUnder.entries()) bytes[UNDER_CAR + index] = CARS.indexOf(car);
}
