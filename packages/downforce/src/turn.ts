import type { Seat } from '@paddock/kernel';
import * as bets from './bets.ts';
import { CARS, type Car } from './cars.ts';
import * as colours from './cars.ts';
import { type Kind } from './deck/deck.ts';
import * as kinds from './deck/deck.ts';
import type { DownforceState, Listener } from './game.ts';
import { kindsIn } from './hands.ts';
import * as hands from './hands.ts';
import * as known from './known.ts';
import { outcomeOf, sheetsOf } from './scoring.ts';
import * as stages from './stage.ts';
import * as places from './places.ts';
import * as at from './state.ts';
import { standingOf } from './standing.ts';

const {
  ACTOR,
  AWAY,
  BETS_ASKED,
  CAME_HOME,
  CARD,
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
  OVER,
  OWNER,
  PHASE,
  PLAYING,
  REVEALING_BETS,
  REVEALING_HANDS,
  SPEED_8,
  TRACK,
  TURN,
  UNOWNED,
  UNSEEN_TOTAL,
  WILDED,
} = at;
const { CAR_COUNT } = colours;
const { SPEED_8_KINDS } = kinds;
const { betAt, maybeAskBets, noteBet } = bets;
const { emptyList, handAt, hasCard, insertKind, pileAt, removeKind, speed8Of, takeUnseen } = hands;
const { forget } = known;
const { nextStage } = stages;
const { bitsIn, ownersIn, spaceOf } = places;

/** D-V2: the hand becomes a pile, from which as many cards are drawn as are played from. */
export function beginDrawingHands({ bytes, game }: DownforceState, tell: Listener): boolean {
  if (bytes[AWAY] === (1 << game.players) - 1) return false;
  for (let seat = 0; seat < game.players; seat++) {
    if ((bytes[AWAY] & (1 << seat)) !== 0) continue;
    const hand = handAt(game, seat);
    bytes.copyWithin(pileAt(game, seat), hand, hand + game.handBytes);
    bytes.fill(0, hand, hand + game.handBytes);
    tell?.all({ kind: 'pile-made', seat, count: bytes[pileAt(game, seat)] });
  }
  bytes[PHASE] = DRAWING_HANDS;
  return true;
}

/** Whose draw it is: of the hands in seat order, round by round; in the race the player's. */
export function drawer({ bytes, game }: DownforceState): Seat {
  if (bytes[PHASE] === DRAWING) return bytes[TURN];
  const drawing = ((1 << game.players) - 1) & ~bytes[AWAY];
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
  const seats = game.players - bitsIn(bytes[AWAY]);
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
  tell?.all({ kind: 'race-starts', track: track.file.id, first });
  beginTurn(bytes, first, tell);
  return true;
}

function carOn(bytes: Uint8Array, space: number): Car {
  let car = 0;
  while (spaceOf(bytes, car) !== space) car++;
  return car;
}

function beginTurn(bytes: Uint8Array, seat: Seat, tell: Listener): void {
  bytes[TURN] = seat;
  bytes[ACTOR] = seat;
  bytes[PHASE] = PLAYING;
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
  bytes[CARD] = NONE;
  bytes[FROM_BOTTOM] = 0;
  bytes[LINE] = NONE;
  bytes[MARKS] = 0;
  bytes[WILDED] = 0;
  if (game.drawsCards && draws(state, seat, isSpeed8)) bytes[PHASE] = DRAWING;
  else afterDraw(state, tell);
}

/** D-V1, D-V2 */
function draws({ bytes, game }: DownforceState, seat: Seat, isSpeed8: boolean): boolean {
  const { commonPile } = game.hand;
  const pile = commonPile ? bytes[UNSEEN_TOTAL] : bytes[pileAt(game, seat)];
  return pile > 0 && (commonPile || !isSpeed8) && (bytes[OUT] & (1 << seat)) === 0;
}

function throwIn({ bytes, game }: DownforceState, seat: Seat, tell: Listener): void {
  const hand = handAt(game, seat);
  const pile = pileAt(game, seat);
  const speed8 = speed8Of(bytes, seat);
  if (tell !== undefined) {
    const cars = CARS.map((_, car) => car).filter((car) => (speed8 & (1 << car)) !== 0);
    const kinds = [...kindsIn(bytes, hand), ...kindsIn(bytes, pile)].toSorted((a, b) => a - b);
    tell.all({ kind: 'went-out', seat, cards: [...cars, ...kinds].map((kind) => game.deck.names[kind]) });
  }
  emptyList(bytes, hand);
  emptyList(bytes, pile);
  bytes[SPEED_8] &= ~speed8;
  forget(bytes, seat);
}

function afterDraw(state: DownforceState, tell: Listener): void {
  const next = nextPlayer(state);
  if (next === NONE || isDecided(state)) return endRace(state, tell);
  if (!maybeAskBets(state, tell)) beginTurn(state.bytes, next, tell);
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

/** D-V1: an owned car is home, where that is the goal. */
function isDecided({ bytes, game }: DownforceState): boolean {
  if (!game.endsAtFirstHome) return false;
  for (let car = 0; car < CAR_COUNT; car++)
    if ((bytes[HOME] & (1 << car)) !== 0 && bytes[OWNER + car] !== UNOWNED) return true;
  return false;
}

export function layBet(state: DownforceState, seat: Seat, car: Car, tell: Listener): void {
  if (!noteBet(state, seat, car, tell) || maybeAskBets(state, tell)) return;
  beginTurn(state.bytes, nextPlayer(state), tell);
}

/** D-R11. Bets are opened by TABLE: whoever plays the last card does not know them. */
function endRace(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  bytes[TURN] = NONE;
  bytes[ACTOR] = NONE;
  if (tell !== undefined) {
    const standing = standingOf(bytes).map((car) => CARS[car]);
    tell.all({ kind: 'race-over', standing, finished: bytes[HOME_COUNT] });
  }
  if (bytes[BETS_ASKED] > 0) bytes[PHASE] = REVEALING_BETS;
  else finishGame(state, tell);
}

export function revealBets(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if (tell !== undefined) {
    const bets = Array.from({ length: game.players }, (_, seat) =>
      Array.from({ length: bytes[BETS_ASKED] }, (_bet, bet) => CARS[bytes[betAt(bet, seat)]]),
    );
    tell.all({ kind: 'bets-shown', bets });
  }
  finishGame(state, tell);
}

function finishGame(state: DownforceState, tell: Listener): void {
  state.bytes[PHASE] = OVER;
  tell?.all({ kind: 'game-over', outcome: outcomeOf(state), sheets: sheetsOf(state) });
}
