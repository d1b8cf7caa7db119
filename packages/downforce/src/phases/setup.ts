import { type Car, CAR_COUNT, CARS } from '../state/cars.ts';
import type { Kind } from '../deck/deck.ts';
import type { DownforceState, Listener } from '../state/game.ts';
import { handAt, insertKind, takeUnseen } from '../state/hands.ts';
import { CUNNING, POWER_COUNT, PRINTED_POWERS } from '../powers/names.ts';
import { nextStage } from './stage.ts';
import { putCar, setTrack } from '../state/access.ts';
import {
  DEALING,
  DRAWING_TRACK,
  DRAWN,
  GRIDDING,
  HOLDER,
  IN_PILE,
  LAP,
  LEFT_OUT,
  PHASE,
  TRACK,
  UNSEEN_TOTAL,
} from '../state/layout.ts';

/** D-S2: 'random' */
export function beginTrack({ bytes }: DownforceState): boolean {
  bytes[PHASE] = DRAWING_TRACK;
  return true;
}

export function drawTrack(state: DownforceState, track: number, tell: Listener): void {
  setTrack(state, track);
  tell?.all({ kind: 'track-drawn', track: state.game.tracks[track].file.id });
  nextStage(state, tell);
}

export function beginGrid({ bytes }: DownforceState): boolean {
  bytes[PHASE] = GRIDDING;
  return true;
}

/** D-S2: a car for each grid space, number 1 first. */
export function drawGrid(state: DownforceState, car: Car, tell: Listener): void {
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
  // D-V8a: an automa's cards are seen by nobody.
  if (seat >= game.people) tell?.all({ kind: 'dealt', seat });
  else tell?.only(seat, { kind: 'dealt', seat, card: game.deck.names[kind] }, { kind: 'dealt', seat });
  if (bytes[DRAWN] < game.hand.dealt * game.players) return;
  const left = bytes[UNSEEN_TOTAL];
  if (left > 0 && !game.hand.commonPile) tell?.all({ kind: 'boxed-unseen', count: left });
  nextStage(state, tell);
}

/** D-V1, D-V2, D-V10: which powers there are to be had. */
export function layOutPowers({ bytes, game }: DownforceState): void {
  const { options } = game.setup;
  const isCunningOut =
    game.players === 2 &&
    options.twoPlayerCunning !== 'keep' &&
    (options.twoPlayerCunning === 'remove' || options.auction === 'none');
  for (let power = 0; power < POWER_COUNT; power++) {
    const isOut =
      options.powers === 'none' ||
      options.goal === 'whispers' ||
      (power >= PRINTED_POWERS && !game.hasPack) ||
      (power === CUNNING && isCunningOut);
    bytes[HOLDER + power] = isOut ? LEFT_OUT : IN_PILE;
  }
}
