import type { Seat } from '@paddock/kernel';
import type { Listener } from './facts.ts';
import { endRace } from './season.ts';
import {
  CARD,
  CHOSEN,
  DRAWING,
  HAND_BYTES,
  HANDS,
  LAST_DIE,
  LAST_TURNS,
  NONE,
  PHASE,
  PILE,
  PLAYING,
  ROLLS,
  TURN,
  UNSEEN,
  type FormulaState,
} from './state.ts';
import { CARD_NAMES } from './cards.ts';

/** Hands are sorted by kind, which hides the order in which cards were drawn. */
export function takeIntoHand(bytes: Uint8Array, seat: Seat, kind: number): void {
  bytes[UNSEEN + kind]--;
  bytes[PILE]--;
  const hand = HANDS + seat * HAND_BYTES;
  let at = hand + ++bytes[hand];
  for (; at > hand + 1 && bytes[at - 1] > kind; at--) bytes[at] = bytes[at - 1];
  bytes[at] = kind;
}

export function takeFromHand(bytes: Uint8Array, seat: Seat, kind: number): void {
  const hand = HANDS + seat * HAND_BYTES;
  const end = hand + bytes[hand]--;
  let at = hand + 1;
  while (bytes[at] !== kind) at++;
  for (; at < end; at++) bytes[at] = bytes[at + 1];
  bytes[end] = 0;
}

/** F-T1: the card is resolved; draw, unless these are the last turns. */
export function endPlay(state: FormulaState, tell: Listener): void {
  const { bytes } = state;
  bytes[CARD] = NONE;
  bytes[CHOSEN] = NONE;
  bytes[LAST_DIE] = 0;
  bytes[ROLLS] = 0;
  if (bytes[PILE] > 0) {
    bytes[PHASE] = DRAWING;
    return;
  }
  bytes[LAST_TURNS]--;
  if (bytes[LAST_TURNS] === 0) endRace(state, tell);
  else nextTurn(state);
}

/** F-T3: with the last card of the pile drawn, everybody has one more turn, the drawer last. */
export function drawAtTurnEnd(state: FormulaState, kind: number, tell: Listener): void {
  const { bytes, setup } = state;
  const seat = bytes[TURN];
  takeIntoHand(bytes, seat, kind);
  if (tell !== undefined) {
    tell.only(seat, { kind: 'drew', seat, card: CARD_NAMES[kind] }, { kind: 'drew', seat });
    if (bytes[PILE] === 0) tell.all({ kind: 'pile-empty', seat, turns: setup.players });
  }
  if (bytes[PILE] === 0) bytes[LAST_TURNS] = setup.players;
  nextTurn(state);
}

function nextTurn({ bytes, setup }: FormulaState): void {
  const next = bytes[TURN] + 1;
  bytes[TURN] = next === setup.players ? 0 : next;
  bytes[PHASE] = PLAYING;
}
