import { seatsIn, type Seat, type SeatSet } from '@paddock/kernel';
import { maybeLayUnder } from '../variants/automas/under.ts';
import { maybeAskBets, noteBet } from './bets.ts';
import { type Car, CAR_COUNT, CARS } from '../state/cars.ts';
import { type Kind, SPEED_8_KINDS } from '../deck/deck.ts';
import { finishGame } from './finish.ts';
import type { DownforceState, Listener } from '../state/game.ts';
import {
  emptyList,
  handAt,
  hasCard,
  insertKind,
  kindsIn,
  pileAt,
  removeKind,
  speed8Of,
  takeUnseen,
} from '../state/hands.ts';
import { forget } from '../state/known.ts';
import { finishersOf } from '../scoring/scoring.ts';
import { nextStage } from './stage.ts';
import { bitsIn, ownersIn, spaceOf } from '../state/access.ts';
import {
  ACTOR,
  ASKED,
  AWAY,
  BETS_ASKED,
  CAME_HOME,
  CARD,
  CHOSEN,
  DRAWING,
  DRAWING_HANDS,
  DRAWN,
  FROM_BOTTOM,
  HOME,
  HOME_COUNT,
  LINE,
  MARKS,
  NONE,
  OUT,
  OWNER,
  PACK_MARKS,
  PHASE,
  PLAYING,
  REVEALING_BETS,
  REVEALING_HANDS,
  REVEALING_SLIPS,
  SHORT,
  SPEED_8,
  TIED,
  TRACK,
  TURN,
  TURNING_CARD,
  UNOWNED,
  UNSEEN_TOTAL,
  UPSIDE_DOWN,
  WILDED,
} from '../state/layout.ts';
import { standingOf } from '../state/standing.ts';

/** D-V2: the hand becomes a pile, from which as many cards are drawn as are played from. */
export function beginDrawingHands({ bytes, game }: DownforceState, tell: Listener): boolean {
  const seats = drawers(bytes, game);
  if (seats === 0) return false;
  for (const seat of seatsIn(seats)) {
    const hand = handAt(game, seat);
    bytes.copyWithin(pileAt(game, seat), hand, hand + game.handBytes);
    bytes.fill(0, hand, hand + game.handBytes);
    tell?.all({ kind: 'pile-made', seat, count: bytes[pileAt(game, seat)] });
  }
  bytes[PHASE] = DRAWING_HANDS;
  return true;
}

/** An automa plays from its whole deck (D-V8c). */
function drawers(bytes: Uint8Array, { people }: DownforceState['game']): SeatSet {
  return ((1 << people) - 1) & ~bytes[AWAY];
}

/** Whose draw it is: of the hands in seat order, round by round; in the race the player's. */
export function drawer({ bytes, game }: DownforceState): Seat {
  if (bytes[PHASE] === DRAWING) return bytes[TURN];
  const drawing = drawers(bytes, game);
  let left = bytes[DRAWN] % bitsIn(drawing);
  let seat = 0;
  for (; (drawing & (1 << seat)) === 0 || left-- > 0; seat++);
  return seat;
}

export function drawCard(state: DownforceState, kind: Kind, tell: Listener): void {
  const { bytes, game } = state;
  const seat = drawer(state);
  if (game.hand.commonPile) takeUnseen(bytes, kind);
  else removeKind(bytes, pileAt(game, seat), kind);
  insertKind(bytes, handAt(game, seat), kind);
  tell?.only(seat, { kind: 'drew', seat, card: game.deck.names[kind] }, { kind: 'drew', seat });
  if (bytes[PHASE] === DRAWING) return afterDraw(state, tell);
  bytes[DRAWN]++;
  const seats = bitsIn(drawers(bytes, game));
  if (bytes[DRAWN] === seats * Math.min(game.hand.drawn, game.hand.dealt)) nextStage(state, tell);
}

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

/** D-V6: the first player is drawn by lot. */
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
  bytes[PHASE] = seat < game.people ? PLAYING : TURNING_CARD;
  tell?.all({ kind: 'turn', seat });
}

/** D-R13. Hands of seats that go out are opened by TABLE: whoever played the card does not know them. */
export function endCard(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  if ((bytes[MARKS] & CAME_HOME) !== 0 && goingOut(bytes) !== bytes[OUT]) bytes[PHASE] = REVEALING_HANDS;
  else discardCard(state, tell);
}

/** D-R10: bit per seat all of whose cars are home. */
function goingOut(bytes: Uint8Array): number {
  let racing = 0;
  for (let car = 0; car < CAR_COUNT; car++)
    if ((bytes[HOME] & (1 << car)) === 0 && bytes[OWNER + car] !== UNOWNED) racing |= 1 << bytes[OWNER + car];
  return ownersIn(bytes) & ~racing;
}

export function revealHands(state: DownforceState, tell: Listener): void {
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
  if ((bytes[MARKS] & SHORT) !== 0) maybeLayUnder(state, tell);
  bytes[CARD] = NONE;
  bytes[FROM_BOTTOM] = 0;
  bytes[LINE] = NONE;
  bytes[MARKS] = 0;
  bytes[PACK_MARKS] = 0;
  bytes[UPSIDE_DOWN] = 0;
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
  if (seat >= game.people) game.ways.automas.noteCardsLeft(state, seat);
  emptyList(bytes, hand);
  emptyList(bytes, pile);
  bytes[SPEED_8] &= ~speed8;
  forget(bytes, seat);
}

function afterDraw(state: DownforceState, tell: Listener): void {
  const next = nextPlayer(state);
  if (next === NONE || state.game.isDecided(state.bytes)) return endRace(state, tell);
  if (!maybeAskBets(state, tell)) beginTurn(state, next, tell);
}

/** D-R13: clockwise, who has an unfinished car and a card; nobody where the race is over (D-R11): with all cars home all are out. */
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

/** D-V1 'firstHome': an owned car is home. */
export function isOwnedCarHome(bytes: Uint8Array): boolean {
  for (let car = 0; car < CAR_COUNT; car++)
    if ((bytes[HOME] & (1 << car)) !== 0 && bytes[OWNER + car] !== UNOWNED) return true;
  return false;
}

/** D-V6: with nobody out, the race goes on until the last car is home. */
export function areAllHome(bytes: Uint8Array): boolean {
  return bytes[HOME_COUNT] === CAR_COUNT;
}

export function layBet(state: DownforceState, seat: Seat, slip: number, tell: Listener): void {
  if (!noteBet(state, seat, slip, tell)) return;
  if (state.game.betting.mayDecline) state.bytes[PHASE] = REVEALING_SLIPS;
  else goOn(state, tell);
}

/** D-V5 */
export function revealSlips(state: DownforceState, tell: Listener): void {
  state.game.ways.tellSlips(state, tell);
  goOn(state, tell);
}

export function predict(state: DownforceState, seat: Seat, rank: number, tell: Listener): void {
  if (state.game.ways.whispers.notePrediction(state, seat, rank, tell)) goOn(state, tell);
}

export function swap(state: DownforceState, seat: Seat, pair: number, tell: Listener): void {
  if (state.game.ways.whispers.noteSwap(state, seat, pair, tell)) goOn(state, tell);
}

/** All have answered a line: the next line, or the next turn. */
function goOn(state: DownforceState, tell: Listener): void {
  state.bytes[ASKED] = 0;
  state.bytes[CHOSEN] = 0;
  if (!maybeAskBets(state, tell)) beginTurn(state, nextPlayer(state), tell);
}

/** D-R11. Bets are opened by TABLE: whoever plays the last card does not know them. */
function endRace(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  bytes[TURN] = NONE;
  bytes[ACTOR] = NONE;
  if (tell !== undefined) {
    const standing = standingOf(bytes).map((car) => CARS[car]);
    tell.all({ kind: 'race-over', standing, finished: finishersOf(state) });
  }
  if (bytes[BETS_ASKED] > 0 || state.game.points !== undefined) bytes[PHASE] = REVEALING_BETS;
  else finishGame(state, tell);
}

/** D-B3, D-V6 */
export function revealBets(state: DownforceState, tell: Listener): void {
  state.game.showSlips(state, tell);
  finishGame(state, tell);
}
