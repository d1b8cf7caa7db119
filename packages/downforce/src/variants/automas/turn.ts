import { refuse } from '@paddock/kernel';
import { type Kind, LINE_SLOTS, numberOf, SPEED_8_KINDS } from '../../deck/deck.ts';
import { chooseWild, playCard, takeStep } from '../../phases/lines.ts';
import { wildChoices } from '../../phases/wilds.ts';
import { thingOf } from '../../state/action.ts';
import type { Car } from '../../state/cars.ts';
import type { DownforceState, Listener, Phase } from '../../state/game.ts';
import { handAt, insertKind } from '../../state/hands.ts';
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
import { nextCards, rollCard, shufflesSpeed8, takeFromDeck } from './deck.ts';
import { pathOf, wildFor } from './paths.ts';
import { TURN_UP, TURNING_CARD } from './terms.ts';

const SPEED_8_NUMBER = 8;
/** D-V8c: a Speed-8 that moves its car no further than this goes back under the deck. */
const SHORT_PATH = 4;

/** D-V8c */
function turnUpCard(state: DownforceState, kind: Kind, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[TURN];
  if (kind >= SPEED_8_KINDS) {
    takeFromDeck(bytes, game, seat, kind);
    insertKind(bytes, handAt(game, seat), kind);
  } else if ((bytes[HOME] & (1 << kind)) !== 0) {
    bytes[SPEED_8] &= ~(1 << kind);
    tell?.all({ kind: 'speed-8-put-away', seat, card: game.deck.names[kind] });
    return;
  } else if (shufflesSpeed8(game) && !hasBeenUnder(bytes, kind) && isShort(state, kind)) {
    bytes[MARKS] |= SHORT;
  }
  playCard(state, kind, tell);
}

function isShort(state: DownforceState, car: Car): boolean {
  return pathOf(state, state.bytes[TURN], car, SPEED_8_NUMBER).lost >= SPEED_8_NUMBER - SHORT_PATH;
}

function hasBeenUnder(bytes: Uint8Array, car: Car): boolean {
  return bytes.subarray(UNDER_CAR, UNDER_CAR + bytes[UNDER]).includes(car);
}

/** D-V8c to D-V8f: moves a line of an automa's card, unless D-P2 lets somebody else steer. */
export function driveLine(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[TURN];
  if (bytes[PHASE] === CHOOSING_WILD) {
    const number = numberOf(game.deck.line[bytes[CARD] * LINE_SLOTS + bytes[LINE]]);
    chooseWild(state, wildFor(state, seat, wildChoices(state), number), tell);
  }
  if (bytes[PHASE] !== STEPPING || bytes[ACTOR] !== seat) return;
  // The last step starts the next line.
  for (const space of pathOf(state, seat, bytes[CAR], bytes[LEFT]).spaces) takeStep(state, space, tell);
}

export const TURNING_CARD_PHASE: Phase = {
  number: TURNING_CARD,
  name: 'turning-card',
  who: 'table',
  verbs: [TURN_UP],
  roll: rollCard,
  refusal: (state, action) =>
    nextCards(state).includes(thingOf(action))
      ? undefined
      : refuse('no-such-card-left', 'D-V8', { card: state.game.deck.names[thingOf(action)] }),
  apply: (state, action, tell) => turnUpCard(state, thingOf(action), tell),
};
