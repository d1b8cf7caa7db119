import { type Action, type Chance, refuse } from '@paddock/kernel';
import type { Kind } from '../deck/deck.ts';
import { putCar, setTrack } from '../state/access.ts';
import { DEAL, DRAW_TRACK, encode, GRID, thingOf } from '../state/action.ts';
import { hasBit } from '../state/bits.ts';
import { ALL_CARS, type Car, CAR_COUNT, CARS } from '../state/cars.ts';
import type { DownforceState, Listener, Phase } from '../state/game.ts';
import { handAt, insertKind, takeUnseen, unseenKind } from '../state/hands.ts';
import {
  DEALING,
  DRAWING_TRACK,
  DRAWN,
  GRIDDING,
  LAP,
  PHASE,
  TRACK,
  UNSEEN,
  UNSEEN_TOTAL,
} from '../state/layout.ts';
import { rollOne } from './choices.ts';
import { nextStage } from './stage.ts';

/** D-S2: 'random' */
export function beginTrack({ bytes }: DownforceState): boolean {
  bytes[PHASE] = DRAWING_TRACK;
  return true;
}

function drawTrack(state: DownforceState, track: number, tell: Listener): void {
  setTrack(state, track);
  tell?.all({ kind: 'track-drawn', track: state.game.tracks[track].file.id });
  nextStage(state, tell);
}

export function beginGrid({ bytes }: DownforceState): boolean {
  bytes[PHASE] = GRIDDING;
  return true;
}

/** D-S2: a car for each grid space, number 1 first. */
function drawGrid(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes, game } = state;
  const track = game.tracks[bytes[TRACK]];
  putCar(bytes, car, track.grid[bytes[DRAWN]++]);
  bytes[LAP + car] = track.startLap;
  tell?.all({ kind: 'grid-drawn', car: CARS[car], number: bytes[DRAWN] });
  if (bytes[DRAWN] === CAR_COUNT) nextStage(state, tell);
}

export function isOnGrid(bytes: Uint8Array, car: Car): boolean {
  return bytes[LAP + car] !== NOT_PLACED;
}

/** `LAP` of a car that has no grid space yet. */
export const NOT_PLACED = 255;

export function beginDeal({ bytes }: DownforceState): boolean {
  bytes[PHASE] = DEALING;
  return true;
}

/** D-S1: one card to each seat in turn. */
export function dealCard(state: DownforceState, kind: Kind, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[DRAWN]++ % game.players;
  takeUnseen(bytes, kind);
  insertKind(bytes, handAt(game, seat), kind);
  // D-V8a: nobody sees an automa's cards.
  if (seat >= game.people) tell?.all({ kind: 'dealt', seat });
  else tell?.only(seat, { kind: 'dealt', seat, card: game.deck.names[kind] }, { kind: 'dealt', seat });
  if (bytes[DRAWN] < game.hand.dealt * game.players) return;
  const left = bytes[UNSEEN_TOTAL];
  if (left > 0 && !game.hand.commonPile) tell?.all({ kind: 'boxed-unseen', count: left });
  nextStage(state, tell);
}

const DRAWING_TRACK_PHASE: Phase = {
  number: DRAWING_TRACK,
  name: 'drawing-track',
  who: 'table',
  verbs: [DRAW_TRACK],
  roll: ({ game: { tracksToDraw } }, chance) =>
    encode(DRAW_TRACK, tracksToDraw[chance.below(tracksToDraw.length, 'lot')]),
  refusal: ({ game }, action) =>
    game.tracksToDraw.includes(thingOf(action)) ? undefined : refuse('table-must-act', 'D-S2'),
  apply: (state, action, tell) => drawTrack(state, thingOf(action), tell),
};

const GRIDDING_PHASE: Phase = {
  number: GRIDDING,
  name: 'gridding',
  who: 'table',
  verbs: [GRID],
  roll: ({ bytes }, chance) => rollOne(GRID, carsOffGrid(bytes), chance, 'grid'),
  refusal: ({ bytes }, action) =>
    hasBit(carsOffGrid(bytes), thingOf(action))
      ? undefined
      : refuse('car-already-placed', 'D-S2', { car: CARS[thingOf(action)] }),
  apply: (state, action, tell) => drawGrid(state, thingOf(action), tell),
};

export function rollDeal({ bytes }: DownforceState, chance: Chance): Action {
  return encode(DEAL, unseenKind(bytes, chance.below(bytes[UNSEEN_TOTAL], 'deal')));
}

const DEALING_PHASE: Phase = {
  number: DEALING,
  name: 'dealing',
  who: 'table',
  verbs: [DEAL],
  roll: rollDeal,
  refusal: ({ bytes, game }, action) =>
    bytes[UNSEEN + thingOf(action)] > 0
      ? undefined
      : refuse('no-such-card-left', 'D-S1', { card: game.deck.names[thingOf(action)] }),
  apply: (state, action, tell) => dealCard(state, thingOf(action), tell),
};

export const SETUP_PHASES = [DRAWING_TRACK_PHASE, GRIDDING_PHASE, DEALING_PHASE];

function carsOffGrid(bytes: Uint8Array): number {
  let off = ALL_CARS;
  for (let car = 0; car < CAR_COUNT; car++) if (isOnGrid(bytes, car)) off &= ~(1 << car);
  return off;
}
