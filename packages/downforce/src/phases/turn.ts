import type { Seat } from '@paddock/kernel';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import { ownersIn, spaceOf } from '../state/access.ts';
import { type Car, CAR_COUNT, CARS } from '../state/cars.ts';
import type { DownforceState, Listener } from '../state/game.ts';
import { emptyList, handAt, hasCard, kindsIn, pileAt, speed8Of } from '../state/hands.ts';
import { forget } from '../state/known.ts';
import {
  ACTOR,
  ASKED,
  AWAY,
  CAME_HOME,
  CARD,
  CHOSEN,
  DRAWING,
  FROM_BOTTOM,
  HOME,
  LINE,
  MARKS,
  NONE,
  OUT,
  OWNER,
  EXTRA_MARKS,
  PHASE,
  REVEALING_BETS,
  REVEALING_HANDS,
  SPEED_8,
  TIED,
  TRACK,
  TURN,
  UNOWNED,
  UNSEEN_TOTAL,
  WILDED,
} from '../state/layout.ts';
import { standingOf } from '../state/standing.ts';
import { maybeAskBets } from './bets.ts';
import { revealing } from './choices.ts';
import { finishGame } from './finish.ts';

/** D-R1, D-A12 */
export function beginRace(state: DownforceState, tell: Listener): boolean {
  const { bytes, game } = state;
  if (ownersIn(bytes) === 0) {
    tell?.all({ kind: 'no-race' });
    finishGame(state, tell);
    return true;
  }
  const track = game.tracks[bytes[TRACK]];
  let first = UNOWNED;
  for (let number = 0; first === UNOWNED; number++) first = bytes[OWNER + carOn(bytes, track.grid[number])];
  startRace(state, first, tell);
  return true;
}

export function startRace(state: DownforceState, first: Seat, tell: Listener): void {
  const { bytes, game } = state;
  bytes[TIED] = 0;
  tell?.all({ kind: 'race-starts', track: game.tracks[bytes[TRACK]].file.id, first });
  beginTurn(state, first, tell);
}

function carOn(bytes: Uint8Array, space: number): Car {
  let car = 0;
  while (spaceOf(bytes, car) !== space) car++;
  return car;
}

function beginTurn({ bytes, game }: DownforceState, seat: Seat, tell: Listener): void {
  bytes[TURN] = seat;
  bytes[ACTOR] = seat;
  bytes[PHASE] = game.turnPhases[seat];
  tell?.all({ kind: 'turn', seat });
}

/** D-R13. TABLE reveals the hands of seats that go out: the card's player does not know them. */
export function endCard(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  if ((bytes[MARKS] & CAME_HOME) !== 0 && goingOut(bytes) !== bytes[OUT]) bytes[PHASE] = REVEALING_HANDS;
  else discardCard(state, tell);
}

/** D-R10: bit per seat with all cars home. */
function goingOut(bytes: Uint8Array): number {
  let racing = 0;
  for (let car = 0; car < CAR_COUNT; car++)
    if ((bytes[HOME] & (1 << car)) === 0 && bytes[OWNER + car] !== UNOWNED) racing |= 1 << bytes[OWNER + car];
  return ownersIn(bytes) & ~racing;
}

function revealHands(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const out = goingOut(bytes);
  for (let seat = 0; seat < game.players; seat++)
    if ((out & ~bytes[OUT] & (1 << seat)) !== 0) throwIn(state, seat, tell);
  bytes[OUT] = out;
  discardCard(state, tell);
}

function discardCard(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[TURN];
  const isSpeed8 = bytes[CARD] < SPEED_8_KINDS;
  game.onDiscard(state, tell);
  bytes[CARD] = NONE;
  bytes[FROM_BOTTOM] = 0;
  bytes[LINE] = NONE;
  bytes[MARKS] = 0;
  bytes[EXTRA_MARKS] = 0;
  bytes[WILDED] = 0;
  if (game.drawsCards && draws(state, seat, isSpeed8)) bytes[PHASE] = DRAWING;
  else afterDraw(state, tell);
}

/** D-V1, D-V2 */
function draws({ bytes, game }: DownforceState, seat: Seat, isSpeed8: boolean): boolean {
  const { commonPile } = game.hand;
  const pile = commonPile ? bytes[UNSEEN_TOTAL] : bytes[pileAt(game, seat)];
  return pile > 0 && (commonPile || !isSpeed8) && seat < game.people && (bytes[OUT] & (1 << seat)) === 0;
}

function throwIn(state: DownforceState, seat: Seat, tell: Listener): void {
  const { bytes, game } = state;
  const hand = handAt(game, seat);
  const pile = pileAt(game, seat);
  const speed8 = speed8Of(bytes, seat);
  if (tell !== undefined) {
    const cars = CARS.map((_, car) => car).filter((car) => (speed8 & (1 << car)) !== 0);
    const kinds = [...kindsIn(bytes, hand), ...kindsIn(bytes, pile)].toSorted((a, b) => a - b);
    tell.all({ kind: 'went-out', seat, cards: [...cars, ...kinds].map((kind) => game.deck.names[kind]) });
  }
  game.onOut(state, seat);
  emptyList(bytes, hand);
  emptyList(bytes, pile);
  bytes[SPEED_8] &= ~speed8;
  forget(bytes, seat);
}

export function afterDraw(state: DownforceState, tell: Listener): void {
  const next = nextPlayer(state);
  if (next === NONE || state.game.isDecided(state.bytes)) return endRace(state, tell);
  if (!maybeAskBets(state, tell)) beginTurn(state, next, tell);
}

/** D-R13: clockwise, the next with an unfinished car and a card; `NONE` if the race is over (D-R11). */
function nextPlayer(state: DownforceState): Seat {
  const { bytes, game } = state;
  const idle = bytes[OUT] | bytes[AWAY];
  let seat = bytes[TURN];
  for (let tried = 0; tried < game.players; tried++) {
    seat = seat + 1 === game.players ? 0 : seat + 1;
    if ((idle & (1 << seat)) === 0 && hasCard(state, seat)) return seat;
  }
  return NONE;
}

/** All have answered a line: the next line, or the next turn. */
export function goOn(state: DownforceState, tell: Listener): void {
  state.bytes[ASKED] = 0;
  state.bytes[CHOSEN] = 0;
  if (!maybeAskBets(state, tell)) beginTurn(state, nextPlayer(state), tell);
}

/** D-R11. TABLE reveals the bets: the player of the last card does not know them. */
function endRace(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  bytes[TURN] = NONE;
  bytes[ACTOR] = NONE;
  if (tell !== undefined) {
    const standing = standingOf(bytes).map((car) => CARS[car]);
    tell.all({ kind: 'race-over', standing, finished: game.finishers(bytes) });
  }
  if (game.hasSlips(bytes)) bytes[PHASE] = REVEALING_BETS;
  else finishGame(state, tell);
}

export const TURN_PHASES = [revealing(REVEALING_HANDS, 'revealing-hands', revealHands)];
