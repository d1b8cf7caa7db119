import type { Car } from '../../state/cars.ts';
import { LINE_SLOTS, numberOf, SPEED_8_KINDS, type Kind } from '../../deck/deck.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { handAt, insertKind } from '../../state/hands.ts';
import { chooseWild, playCard, takeStep } from '../../phases/lines.ts';
import {
  ACTOR,
  CAR,
  CARD,
  CHOOSING_WILD,
  HOME,
  LEFT,
  LINE,
  MARKS,
  PHASE,
  SHORT,
  SPEED_8,
  STEPPING,
  TURN,
  UNDER,
  UNDER_CAR,
} from '../../state/layout.ts';
import { wildChoices } from '../../phases/wilds.ts';
import { takeFromDeck } from './deck.ts';
import { wayOf, wildFor } from './paths.ts';

const SPEED_8_NUMBER = 8;
/** D-V8c: a Speed-8 that moves its car no further goes back under the deck. */
const SHORT_WAY = 4;

/** D-V8c */
export function turnUpCard(state: DownforceState, kind: Kind, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[TURN];
  if (kind >= SPEED_8_KINDS) {
    takeFromDeck(bytes, game, seat, kind);
    insertKind(bytes, handAt(game, seat), kind);
  } else if ((bytes[HOME] & (1 << kind)) !== 0) {
    bytes[SPEED_8] &= ~(1 << kind);
    tell?.all({ kind: 'speed-8-put-away', seat, card: game.deck.names[kind] });
    return;
  } else if (game.automa.shufflesSpeed8 && !hasBeenUnder(bytes, kind) && isShort(state, kind)) {
    bytes[MARKS] |= SHORT;
  }
  playCard(state, kind, tell);
}

function isShort(state: DownforceState, car: Car): boolean {
  return wayOf(state, state.bytes[TURN], car, SPEED_8_NUMBER).lost >= SPEED_8_NUMBER - SHORT_WAY;
}

function hasBeenUnder(bytes: Uint8Array, car: Car): boolean {
  return bytes.subarray(UNDER_CAR, UNDER_CAR + bytes[UNDER]).includes(car);
}

/** D-V8c to D-V8f: a line of an automa's card, as far as nobody steers the car by D-P2. */
export function driveLine(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[TURN];
  if (bytes[PHASE] === CHOOSING_WILD) {
    const number = numberOf(game.deck.line[bytes[CARD] * LINE_SLOTS + bytes[LINE]]);
    chooseWild(state, wildFor(state, seat, wildChoices(state), number), tell);
  }
  if (bytes[PHASE] !== STEPPING || bytes[ACTOR] !== seat) return;
  // The last step goes on to the next line.
  for (const space of wayOf(state, seat, bytes[CAR], bytes[LEFT]).spaces) takeStep(state, space, tell);
}
