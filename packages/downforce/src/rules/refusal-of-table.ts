import { refuse, type Action } from '@paddock/kernel';
import {
  DEAL,
  DRAW,
  DRAW_TRACK,
  GIVE,
  GRID,
  LOT,
  PLAQUE,
  POWER,
  REVEAL,
  SALE,
  thingOf,
  TURN_UP,
  verbOf,
} from '../state/action.ts';
import { CARS } from '../state/cars.ts';
import { carsOffGrid, powersInPile } from './chance.ts';
import type { DownforceState } from '../state/game.ts';
import { holdsKind, pileAt } from '../state/hands.ts';
import { POWERS } from '../powers/names.ts';
import type { DownforceRefusal } from './refusal.ts';
import {
  DEALING,
  DEALING_PLAQUES,
  DRAWING,
  DRAWING_FIRST,
  DRAWING_HANDS,
  DRAWING_LOTS,
  DRAWING_TRACK,
  FACE_DOWN,
  GIVING_CARS,
  GIVING_POWERS,
  GRIDDING,
  OVER,
  PHASE,
  REVEALING_BETS,
  REVEALING_BIDS,
  REVEALING_HANDS,
  REVEALING_SLIPS,
  REVEALING_POWERS,
  SELLING,
  TIED,
  TURNING_BIDS,
  TURNING_CARD,
  TURNING_POWER,
  UNSEEN,
} from '../state/layout.ts';
import { drawer } from '../phases/turn.ts';

const VERB_IN: Readonly<Record<number, number | undefined>> = {
  [DRAWING_TRACK]: DRAW_TRACK,
  [GRIDDING]: GRID,
  [DEALING]: DEAL,
  [GIVING_CARS]: GIVE,
  [GIVING_POWERS]: POWER,
  [SELLING]: SALE,
  [TURNING_POWER]: POWER,
  [REVEALING_BIDS]: REVEAL,
  [DRAWING_LOTS]: LOT,
  [REVEALING_POWERS]: REVEAL,
  [DRAWING_HANDS]: DRAW,
  [REVEALING_HANDS]: REVEAL,
  [DRAWING]: DRAW,
  [REVEALING_BETS]: REVEAL,
  [REVEALING_SLIPS]: REVEAL,
  [DEALING_PLAQUES]: PLAQUE,
  [DRAWING_FIRST]: LOT,
  [TURNING_CARD]: TURN_UP,
};

/** TABLE's own actions: what is recorded must at least be possible. */
export function tableRefusal(state: DownforceState, action: Action): DownforceRefusal | undefined {
  const { bytes, game } = state;
  const expected = bytes[PHASE] === TURNING_BIDS ? game.ways.automas.bidVerb(state) : VERB_IN[bytes[PHASE]];
  if (expected === undefined) return refuse(bytes[PHASE] === OVER ? 'game-over' : 'not-your-turn', 'D-R13');
  return verbOf(action) === expected ? drawRefusal(state, action) : refuse('table-must-act', 'D-S2');
}

function drawRefusal(state: DownforceState, action: Action): DownforceRefusal | undefined {
  const { bytes, game } = state;
  const thing = thingOf(action);
  const isIn = (set: number): boolean => (set & (1 << thing)) !== 0;
  switch (verbOf(action)) {
    case GRID:
      return isIn(carsOffGrid(bytes))
        ? undefined
        : refuse('car-already-placed', 'D-S2', { car: CARS[thing] });
    case SALE:
    case GIVE:
      return isIn(bytes[FACE_DOWN])
        ? undefined
        : refuse('car-already-turned-up', 'D-A1', { car: CARS[thing] });
    case POWER:
      return isIn(powersInPile(state))
        ? undefined
        : refuse('power-not-in-pile', 'D-A1', { power: POWERS[thing] });
    case TURN_UP:
      return nextOfAutoma(state).includes(thing)
        ? undefined
        : refuse('no-such-card-left', 'D-V8', { card: game.deck.names[thing] });
    case PLAQUE:
      return isIn(game.ways.whispers.plaquesLeft(state))
        ? undefined
        : refuse('plaque-already-dealt', 'D-V6', { car: CARS[thing] });
    case LOT:
      return isIn(bytes[TIED]) ? undefined : refuse('seat-not-tied', 'D-A4', { seat: thing });
    case DEAL:
    case DRAW: {
      const isOwnPile = bytes[PHASE] !== DEALING && !game.hand.commonPile;
      const isLeft = isOwnPile
        ? holdsKind(bytes, pileAt(game, drawer(state)), thing)
        : bytes[UNSEEN + thing] > 0;
      return isLeft ? undefined : refuse('no-such-card-left', 'D-S1', { card: game.deck.names[thing] });
    }
    default:
      return undefined;
  }
}

function nextOfAutoma(state: DownforceState): readonly number[] {
  const { nextBids, nextCards } = state.game.ways.automas;
  return state.bytes[PHASE] === TURNING_BIDS ? nextBids(state) : nextCards(state);
}
