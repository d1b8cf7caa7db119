import type { Seat } from '@paddock/kernel';
import { betsOf } from '../../phases/bets.ts';
import { hasBit } from '../../state/bits.ts';
import { CARS } from '../../state/cars.ts';
import type { DownforceState } from '../../state/game.ts';
import { handAt, pileAt } from '../../state/hands.ts';
import { AWAY, CARDS_LEFT, COUNTER, OVER, PHASE, UNDER, UNDER_CAR } from '../../state/layout.ts';
import type { DownforcePublic, DownforceView } from '../../state/views.ts';
import { deckSize } from './deck.ts';
import { ultraWinner } from './result.ts';

export function viewAutomas(state: DownforceState): Partial<DownforcePublic> {
  const { bytes, game } = state;
  const automas = Array.from({ length: game.players - game.people }, (_, index) => {
    const seat = game.people + index;
    const bets = betsOf({ bytes, game }, seat);
    return { seat, counter: bytes[COUNTER + seat], thrownIn: bytes[CARDS_LEFT + seat], bets };
  });
  const laidUnder = Array.from(bytes.subarray(UNDER_CAR, UNDER_CAR + bytes[UNDER]), (car) => CARS[car]);
  const seats = Array.from({ length: game.players }, (_, seat) => seat);
  const isAway = (seat: Seat): boolean => hasBit(bytes[AWAY], seat);
  const held = (seat: Seat): number =>
    seat < game.people ? bytes[handAt(game, seat)] : deckSize(state, seat);
  return {
    automas,
    laidUnder,
    // D-V8a: an automa has one deck, known cards or not.
    handSizes: seats.map((seat) => (isAway(seat) ? 0 : held(seat))),
    pileSizes: seats.map((seat) => (seat < game.people ? bytes[pileAt(game, seat)] : 0)),
    putAway: seats.map((seat) => (isAway(seat) ? held(seat) : 0)),
    ultra: bytes[PHASE] === OVER ? ultraWinner(state) : null,
  };
}

export function restoreAutomas({ bytes }: DownforceState, { public: open }: DownforceView): void {
  const { automas, laidUnder } = open;
  for (const { seat, counter, thrownIn } of automas) {
    bytes[COUNTER + seat] = counter;
    bytes[CARDS_LEFT + seat] = thrownIn;
  }
  bytes[UNDER] = laidUnder.length;
  for (const [index, car] of laidUnder.entries()) bytes[UNDER_CAR + index] = CARS.indexOf(car);
}
