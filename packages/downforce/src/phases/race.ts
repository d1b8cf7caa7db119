import { type Action, refuse, type Seat } from '@paddock/kernel';
import { spaceOf } from '../state/access.ts';
import {
  BOTTOM_UP,
  CHOOSE_WILD,
  encode,
  ENOUGH,
  HOME_STEP,
  IGNORE,
  MORE,
  MOVE,
  PLAY,
  spaceIn,
  STEP,
  stepTo,
  thingOf,
  TOP_DOWN,
  verbOf,
} from '../state/action.ts';
import { hasBit } from '../state/bits.ts';
import { CARS } from '../state/cars.ts';
import type { DownforceState, LineChoice, Phase } from '../state/game.ts';
import { handAt, speed8Of } from '../state/hands.ts';
import {
  ADDING,
  CAR,
  CHOOSING_WILD,
  DECIDING_LINE,
  EXITS,
  HOME_EXIT,
  ORDERING,
  PLAYING,
  STEPPING,
  TRACK,
} from '../state/layout.ts';
import type { DownforceRefusal } from '../state/terms.ts';
import { innerExit, middleExit, outerExit } from '../track/packed-road.ts';
import { STEP_SLOTS } from '../track/steps.ts';
import { cardRefusal, either, listCars } from './choices.ts';
import { chooseOrder, chooseWild, decideMore, moveLine, playCard, takeStep } from './lines.ts';
import { wildChoices, wildRefusal } from './wilds.ts';

const PLAYING_PHASE: Phase = {
  number: PLAYING,
  name: 'playing',
  who: 'one',
  verbs: [PLAY],
  question: { code: 'play-a-card-now', rule: 'D-R2' },
  legal: cardsToPlay,
  refusal: (state, action, seat) => cardRefusal(state, seat, thingOf(action), 'D-R2'),
  apply: (state, action, tell) => playCard(state, thingOf(action), tell),
};

/** D-R2: any card in hand, each kind once, and the unused Speed-8 cards. */
export function cardsToPlay({ bytes, game }: DownforceState, seat: Seat, out: Action[]): number {
  let count = listCars(speed8Of(bytes, seat), PLAY, out);
  const hand = handAt(game, seat);
  const end = hand + bytes[hand];
  let last = -1;
  for (let at = hand + 1; at <= end; at++) {
    const kind = bytes[at];
    if (kind !== last) out[count++] = encode(PLAY, kind);
    last = kind;
  }
  return count;
}

const ORDERING_PHASE: Phase = {
  number: ORDERING,
  name: 'ordering',
  who: 'one',
  verbs: [TOP_DOWN, BOTTOM_UP],
  question: { code: 'choose-the-order-now', rule: 'D-P5' },
  legal: (_state, _seat, out) => either(TOP_DOWN, BOTTOM_UP, out),
  apply: (state, action, tell) => chooseOrder(state, verbOf(action) === BOTTOM_UP, tell),
};

const DECIDING_LINE_PHASE: Phase = {
  number: DECIDING_LINE,
  name: 'deciding-line',
  who: 'one',
  verbs: [IGNORE, MOVE],
  question: { code: 'ignore-or-move-now', rule: 'D-P4' },
  legal: (state, _seat, out) => {
    let count = 0;
    for (const choice of state.game.lineChoices)
      if (choice.isOffered(state)) out[count++] = encode(choice.verb);
    out[count++] = encode(MOVE);
    return count;
  },
  refusal: (state, action) => {
    const choice = choiceIn(state, action);
    if (choice === undefined || choice.isOffered(state)) return undefined;
    return refuse('power-not-in-use', choice.rule, { power: choice.power });
  },
  apply: (state, action, tell) => {
    if (verbOf(action) === MOVE) moveLine(state, tell);
    else choiceIn(state, action)?.apply(state, tell);
  },
};

function choiceIn({ game }: DownforceState, action: Action): LineChoice | undefined {
  return game.lineChoices.find(({ verb }) => verb === verbOf(action));
}

const CHOOSING_WILD_PHASE: Phase = {
  number: CHOOSING_WILD,
  name: 'choosing-wild',
  who: 'one',
  verbs: [CHOOSE_WILD],
  question: { code: 'choose-the-wild-now', rule: 'D-R4' },
  legal: (state, _seat, out) => listCars(wildChoices(state), CHOOSE_WILD, out),
  refusal: (state, action) => wildRefusal(state, wildChoices(state), thingOf(action)),
  apply: (state, action, tell) => chooseWild(state, thingOf(action), tell),
};

const STEPPING_PHASE: Phase = {
  number: STEPPING,
  name: 'stepping',
  who: 'one',
  verbs: [STEP],
  question: { code: 'step-now', rule: 'D-R7' },
  legal: (state, _seat, out) => stepsToTake(state, out),
  refusal: stepRefusal,
  apply: (state, action, tell) => takeStep(state, spaceIn(action), tell),
};

/** D-R5, from the inside to the outside. */
export function stepsToTake({ bytes, ahead }: DownforceState, out: Action[]): number {
  const exits = bytes[EXITS];
  const word = exits === HOME_EXIT ? HOME_STEP : ahead;
  // Without a branch: an exit that is not free is overwritten by the next.
  let count = exits & 1;
  out[0] = stepTo(innerExit(word));
  out[count] = stepTo(middleExit(word));
  count += (exits >> 1) & 1;
  out[count] = stepTo(outerExit(word));
  return count + ((exits >> 2) & 1);
}

function stepRefusal({ bytes, game }: DownforceState, action: Action): DownforceRefusal | undefined {
  const space = thingOf(action);
  const car = CARS[bytes[CAR]];
  if (bytes[EXITS] === HOME_EXIT)
    return space === HOME_STEP ? undefined : refuse('finish-is-next', 'D-R8', { car });
  if (space === HOME_STEP) return refuse('finish-not-next', 'D-R8', { car });
  const { next, nextCount } = game.tracks[bytes[TRACK]];
  const from = spaceOf(bytes, bytes[CAR]);
  for (let exit = 0; exit < nextCount[from]; exit++) {
    if (next[from * STEP_SLOTS + exit] !== space) continue;
    return hasBit(bytes[EXITS], exit) ? undefined : refuse('space-taken', 'D-R5', { car, space });
  }
  return refuse('not-a-step', 'D-R5', { car, from, space });
}

const ADDING_PHASE: Phase = {
  number: ADDING,
  name: 'adding',
  who: 'one',
  verbs: [MORE, ENOUGH],
  question: { code: 'more-or-enough-now', rule: 'D-P0' },
  legal: (_state, _seat, out) => either(MORE, ENOUGH, out),
  apply: (state, action, tell) => decideMore(state, verbOf(action) === MORE, tell),
};

export const RACE_PHASES = [
  PLAYING_PHASE,
  ORDERING_PHASE,
  DECIDING_LINE_PHASE,
  CHOOSING_WILD_PHASE,
  STEPPING_PHASE,
  ADDING_PHASE,
];
