import { type Action, refuse, type Seat } from '@paddock/kernel';
import { rollOne } from '../../phases/choices.ts';
import { lotRefusal, rollLot } from '../../phases/draws.ts';
import { startRace } from '../../phases/turn.ts';
import { encode, LOT, thingOf, verbOf } from '../../state/action.ts';
import { hasBit } from '../../state/bits.ts';
import { CAR_COUNT, CARS } from '../../state/cars.ts';
import type { DownforceState, Phase } from '../../state/game.ts';
import { DECLINED } from '../../state/layout.ts';
import type { Verbs } from '../../state/notation.ts';
import { orderCount, orderNames } from '../../state/orders.ts';
import { encodeSwap } from './swaps.ts';
import {
  DEAL_PLAQUE,
  DEALING_PLAQUES,
  DRAWING_FIRST,
  PREDICT,
  PREDICTING,
  STAND,
  SWAP,
  SWAPPING,
} from './terms.ts';
import { answer, dealPlaque, plaquesLeft, predict } from './whispers.ts';

export const WHISPERS_VERBS: Verbs = {
  [DEAL_PLAQUE]: { word: 'plaque', things: CARS },
  [SWAP]: { word: 'swap', things: swapNames() },
  [STAND]: { word: 'stand' },
  [PREDICT]: { word: 'predict', things: orderNames(CAR_COUNT) },
};

/** 'black red', in the order of `CARS`. */
function swapNames(): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const [one, name] of CARS.entries())
    for (let other = one + 1; other < CAR_COUNT; other++)
      names[encodeSwap(one, other)] = `${name} ${CARS[other]}`;
  return names;
}

const DEALING_PLAQUES_PHASE: Phase = {
  number: DEALING_PLAQUES,
  name: 'dealing-plaques',
  who: 'table',
  verbs: [DEAL_PLAQUE],
  roll: (state, chance) => rollOne(DEAL_PLAQUE, plaquesLeft(state), chance, 'deal'),
  refusal: (state, action) =>
    hasBit(plaquesLeft(state), thingOf(action))
      ? undefined
      : refuse('plaque-already-dealt', 'D-V6', { car: CARS[thingOf(action)] }),
  apply: (state, action, tell) => dealPlaque(state, thingOf(action), tell),
};

const DRAWING_FIRST_PHASE: Phase = {
  number: DRAWING_FIRST,
  name: 'drawing-first',
  who: 'table',
  verbs: [LOT],
  roll: rollLot,
  refusal: lotRefusal,
  apply: (state, action, tell) => startRace(state, thingOf(action), tell),
};

const PREDICTING_PHASE: Phase = {
  number: PREDICTING,
  name: 'predicting',
  who: 'sealed',
  verbs: [PREDICT],
  question: { code: 'predict-now', rule: 'D-V6' },
  legal: (_state, _seat, out) => {
    const count = orderCount(CAR_COUNT);
    for (let rank = 0; rank < count; rank++) out[rank] = encode(PREDICT, rank);
    return count;
  },
  apply: (state, action, tell, seat) => predict(state, seat, thingOf(action), tell),
};

const SWAPPING_PHASE: Phase = {
  number: SWAPPING,
  name: 'swapping',
  who: 'sealed',
  verbs: [SWAP, STAND],
  question: { code: 'swap-or-stand-now', rule: 'D-V6' },
  legal: legalSwaps,
  apply: (state, action, tell, seat) =>
    answer(state, seat, verbOf(action) === STAND ? DECLINED : thingOf(action), tell),
};

function legalSwaps(_state: DownforceState, _seat: Seat, out: Action[]): number {
  let count = 0;
  for (let one = 0; one < CAR_COUNT; one++)
    for (let other = one + 1; other < CAR_COUNT; other++) out[count++] = encode(SWAP, encodeSwap(one, other));
  out[count++] = encode(STAND);
  return count;
}

export const WHISPERS_PHASES = [DEALING_PLAQUES_PHASE, DRAWING_FIRST_PHASE, PREDICTING_PHASE, SWAPPING_PHASE];
