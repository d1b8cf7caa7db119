import { type Seat, seatsIn } from '@paddock/kernel';
import { betAt } from '../../phases/bets.ts';
import { nextStage } from '../../phases/stage.ts';
import { goOn } from '../../phases/turn.ts';
import { type Car, CAR_COUNT, type CarName, CARS } from '../../state/cars.ts';
import type { DownforceState, Listener, Score } from '../../state/game.ts';
import {
  ASKED,
  BETS_ASKED,
  CHOSEN,
  DECLINED,
  DRAWN,
  FACE_DOWN,
  NONE,
  PHASE,
  TIED,
} from '../../state/layout.ts';
import { noteOrder, rankNoted } from '../../state/noted-orders.ts';
import { orderAt } from '../../state/orders.ts';
import { standingOf } from '../../state/standing.ts';
import { swapped } from './swaps.ts';
import {
  DEALING_PLAQUES,
  DRAWING_FIRST,
  PLAQUE,
  PREDICTING,
  SWAPPING,
  WHISPER_BONUSES,
  type WhisperSheet,
} from './terms.ts';

export function beginPlaques({ bytes }: DownforceState): boolean {
  bytes[FACE_DOWN] = 0;
  bytes[PHASE] = DEALING_PLAQUES;
  return true;
}

/** Bits of the cars whose plaque nobody has. */
export function plaquesLeft({ bytes, game }: DownforceState): number {
  let left = (1 << CAR_COUNT) - 1;
  for (let seat = 0; seat < game.players; seat++)
    if (bytes[PLAQUE + seat] !== NONE) left &= ~(1 << bytes[PLAQUE + seat]);
  return left;
}

/** Secret until scoring. */
export function dealPlaque(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[DRAWN]++;
  bytes[PLAQUE + seat] = car;
  tell?.only(seat, { kind: 'plaque-dealt', seat, car: CARS[car] }, { kind: 'plaque-dealt', seat });
  if (bytes[DRAWN] === game.players) nextStage(state, tell);
}

/** Draws the first player: nobody owns the car on grid space 1. */
export function beginFirst({ bytes, game }: DownforceState): boolean {
  bytes[TIED] = (1 << game.players) - 1;
  bytes[PHASE] = DRAWING_FIRST;
  return true;
}

/** At the first line the whole order; at the others two cars in it may be swapped. */
export function askWhispers({ bytes, game }: DownforceState, tell: Listener): boolean {
  const line = bytes[BETS_ASKED];
  bytes[ASKED] = (1 << game.players) - 1;
  bytes[CHOSEN] = 0;
  bytes[PHASE] = line === 1 ? PREDICTING : SWAPPING;
  tell?.all({ kind: 'whispers-asked', bet: line, seats: seatsIn(bytes[ASKED]) });
  return true;
}

export function predict(state: DownforceState, seat: Seat, rank: number, tell: Listener): void {
  noteOrder(state.bytes, seat, rank);
  answer(state, seat, DECLINED, tell);
}

/** A swap, or `DECLINED`: the prediction stands. */
export function answer(state: DownforceState, seat: Seat, change: number, tell: Listener): void {
  const { bytes } = state;
  const line = bytes[BETS_ASKED];
  bytes[betAt(line - 1, seat)] = change;
  bytes[CHOSEN] |= 1 << seat;
  if (tell !== undefined) {
    const order = namesOf(predictionAt(bytes, seat, line - 1));
    tell.only(seat, { kind: 'predicted', seat, line, order }, { kind: 'predicted', seat, line });
  }
  if (bytes[CHOSEN] === bytes[ASKED]) goOn(state, tell);
}

/** The prediction after a line, from 0, at which the seat was asked. */
export function predictionAt(bytes: Uint8Array, seat: Seat, line: number): readonly Car[] {
  let order = orderAt(rankNoted(bytes, seat), CAR_COUNT);
  for (let later = 1; later <= line; later++) {
    const swap = bytes[betAt(later, seat)];
    if (swap !== DECLINED) order = swapped(order, swap);
  }
  return order;
}

/** The prediction after each line that the seat has answered. */
export function predictionsOf({ bytes }: DownforceState, seat: Seat): CarName[][] {
  return Array.from({ length: linesAnswered(bytes, seat) }, (_, line) =>
    namesOf(predictionAt(bytes, seat, line)),
  );
}

function linesAnswered(bytes: Uint8Array, seat: Seat): number {
  let line = 0;
  while (line < bytes[BETS_ASKED] && bytes[betAt(line, seat)] !== NONE) line++;
  return line;
}

function namesOf(order: readonly Car[]): CarName[] {
  return order.map((car) => CARS[car]);
}

export function whisperSheets(state: DownforceState): WhisperSheet[] {
  const { bytes, game } = state;
  const result = standingOf(bytes);
  return Array.from({ length: game.players }, (_, seat) => {
    const { right, bonus } = pointsOf(bytes, seat, result);
    const predictions = predictionsOf(state, seat);
    return { seat, plaque: CARS[bytes[PLAQUE + seat]], predictions, right, bonus, points: right + bonus };
  });
}

/** For each car in its place in the last prediction, and for the first prediction that was right in every place. */
function pointsOf(bytes: Uint8Array, seat: Seat, result: readonly Car[]): { right: number; bonus: number } {
  const lines = linesAnswered(bytes, seat);
  let right = 0;
  let bonus = 0;
  for (let line = 0; line < lines; line++) {
    const order = predictionAt(bytes, seat, line);
    right = 0;
    for (let place = 0; place < CAR_COUNT; place++) if (order[place] === result[place]) right++;
    if (right === CAR_COUNT && bonus === 0) bonus = WHISPER_BONUSES[line] ?? 0;
  }
  return { right, bonus };
}

/** A tie goes to the plaque whose car stands higher. */
export function whisperScores({ bytes, game }: DownforceState): Score[] {
  const result = standingOf(bytes);
  return Array.from({ length: game.players }, (_, seat) => {
    const { right, bonus } = pointsOf(bytes, seat, result);
    return { score: right + bonus, tie: result.indexOf(bytes[PLAQUE + seat]) };
  });
}

/** TABLE reveals predictions and plaques when the race is over. */
export function tellWhispers(state: DownforceState, tell: Listener): void {
  tell?.all({ kind: 'whispers-shown', sheets: whisperSheets(state) });
}
