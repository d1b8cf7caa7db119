import { seatsIn, type Seat, type SeatSet } from '@paddock/kernel';
import * as bids from './bids.ts';
import { CARS, type Car } from './cars.ts';
import * as colours from './cars.ts';
import * as kinds from './deck/deck.ts';
import type { ShownBid } from './facts.ts';
import type { DownforceState, Listener } from './game.ts';
import { absentAt, kindsInSet } from './known.ts';
import * as known from './known.ts';
import { POWERS, type Power, type PowerName } from './powers.ts';
import * as powers from './powers.ts';
import * as stages from './stage.ts';
import * as places from './places.ts';
import * as at from './state.ts';

const {
  ASIDE,
  ASIDE_CAR,
  ASIDE_POWER,
  ASKED,
  BIDDING,
  CHOICE,
  CHOSEN,
  DECLARED,
  DRAWING_LOTS,
  FACE_DOWN,
  FOR_SALE,
  HOLDER,
  IN_BOX,
  IN_PILE,
  NONE,
  OFFERED,
  ON_SALE,
  PHASE,
  PRICE,
  REVEALING_BIDS,
  ROUND,
  SALE_POWER,
  SELLING,
  SET_ASIDE,
  TIED,
  TURNING_POWER,
} = at;
const { ALL_CARS } = colours;
const { POWER_COUNT } = powers;
const { SPEED_8_KINDS } = kinds;
const { bidOf, bidRank, cheapestCard, proveByDeclaring, proveByTaking } = bids;
const { noteShown } = known;
const { nextStage } = stages;
const { bitsIn, clearChoices, giveTo, ownersIn } = places;

export function beginAuction({ bytes }: DownforceState): boolean {
  bytes[FACE_DOWN] = ALL_CARS;
  bytes[PHASE] = SELLING;
  return true;
}

/** D-A1 */
export function turnUpCar(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes } = state;
  bytes[FACE_DOWN] &= ~(1 << car);
  bytes[ROUND]++;
  bytes[FOR_SALE] = car;
  tell?.all({ kind: 'for-sale', car: CARS[car], round: bytes[ROUND], again: false });
  if (isPowerLeft(bytes)) bytes[PHASE] = TURNING_POWER;
  else openBidding(state, tell);
}

function isPowerLeft(bytes: Uint8Array): boolean {
  for (let power = 0; power < POWER_COUNT; power++) if (bytes[HOLDER + power] === IN_PILE) return true;
  return false;
}

export function turnUpPower(state: DownforceState, power: Power, tell: Listener): void {
  const { bytes } = state;
  bytes[HOLDER + power] = ON_SALE;
  bytes[SALE_POWER] = power;
  tell?.all({ kind: 'power-turned', power: POWERS[power], car: CARS[bytes[FOR_SALE]] });
  openBidding(state, tell);
}

function withoutCar({ bytes, game }: DownforceState): SeatSet {
  return ((1 << game.players) - 1) & ~ownersIn(bytes);
}

/** D-A7, D-A8: who may bid; nobody where the last car must be taken. */
function openBidding(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const without = withoutCar(state);
  const toCome = bitsIn(bytes[FACE_DOWN]) + 1;
  const count = bitsIn(without);
  if (toCome === 1 && count === 1) {
    bytes[ASKED] = 0;
    bytes[PHASE] = REVEALING_BIDS;
    return;
  }
  askForBids(state, toCome <= count ? without : (1 << game.players) - 1, tell);
}

function askForBids({ bytes }: DownforceState, seats: SeatSet, tell: Listener): void {
  bytes[ASKED] = seats;
  bytes[CHOSEN] = 0;
  bytes[PHASE] = BIDDING;
  tell?.all({ kind: 'bids-asked', car: CARS[bytes[FOR_SALE]], seats: seatsIn(seats) });
}

/** D-A2: in secret until all are in. */
export function layBid(state: DownforceState, seat: Seat, choice: number, tell: Listener): void {
  const { bytes, game } = state;
  bytes[CHOICE + seat] = choice;
  bytes[CHOSEN] |= 1 << seat;
  if (bytes[CHOSEN] === bytes[ASKED]) bytes[PHASE] = REVEALING_BIDS;
  if (tell === undefined) return;
  const card = game.deck.names[choice & ~DECLARED];
  const declared = (choice & DECLARED) !== 0;
  tell.only(seat, { kind: 'bid-laid', seat, card, declared }, { kind: 'bid-laid', seat });
}

export function revealBids(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if (bytes[ASKED] === 0) return mustTake(state, tell);
  const car = bytes[FOR_SALE];
  let best = 0;
  let tied = 0;
  if (tell !== undefined) tell.all({ kind: 'bids-shown', car: CARS[car], bids: shownBids(state) });
  for (let seat = 0; seat < game.players; seat++) {
    if ((bytes[ASKED] & (1 << seat)) === 0) continue;
    const bid = showBid(state, seat, tell);
    if (bid === 0) continue;
    const rank = bidRank(game.deck, bytes[CHOICE + seat] & ~DECLARED, bid);
    if (rank > best) {
      best = rank;
      tied = 0;
    }
    if (rank === best) tied |= 1 << seat;
  }
  const price = best >> 8;
  if (tied === 0) return sellToNobody(state, tell);
  if (bitsIn(tied) === 1) return sell(state, 31 - Math.clz32(tied), price, tell);
  bytes[TIED] = tied;
  bytes[PHASE] = DRAWING_LOTS;
  tell?.all({ kind: 'bids-tied', seats: seatsIn(tied), bid: price });
}

function shownBids({ bytes, game }: DownforceState): ShownBid[] {
  return seatsIn(bytes[ASKED]).map((seat) => {
    const kind = bytes[CHOICE + seat] & ~DECLARED;
    const declared = (bytes[CHOICE + seat] & DECLARED) !== 0;
    const bid = bidOf(game.deck, kind, bytes[FOR_SALE], declared);
    return { seat, card: game.deck.names[kind], declared, bid };
  });
}

/** Notes what everybody learns from the bid, and gives what it offers. */
function showBid(state: DownforceState, seat: Seat, tell: Listener): number {
  const { bytes, game } = state;
  const kind = bytes[CHOICE + seat] & ~DECLARED;
  const declared = (bytes[CHOICE + seat] & DECLARED) !== 0;
  if (kind >= SPEED_8_KINDS) noteShown(bytes, seat, kind);
  if (declared) {
    proveByDeclaring(state, seat, kind, bytes[FOR_SALE]);
    tellAbsent(state, seat, tell);
  }
  return bidOf(game.deck, kind, bytes[FOR_SALE], declared);
}

function tellAbsent({ bytes, game }: DownforceState, seat: Seat, tell: Listener): void {
  if (tell === undefined) return;
  const cards = kindsInSet(bytes, absentAt(seat)).map((kind) => game.deck.names[kind]);
  tell.all({ kind: 'proved-absent', seat, cards });
}

/** D-A4: the price is what any of the tied bids offers. */
export function drawLot(state: DownforceState, seat: Seat, tell: Listener): void {
  const { bytes, game } = state;
  const kind = bytes[CHOICE + seat] & ~DECLARED;
  tell?.all({ kind: 'lot-drawn', seat });
  sell(state, seat, bidOf(game.deck, kind, bytes[FOR_SALE], (bytes[CHOICE + seat] & DECLARED) !== 0), tell);
}

/** D-A8 */
function mustTake(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const seat = 31 - Math.clz32(withoutCar(state));
  const car = bytes[FOR_SALE];
  const kind = cheapestCard(state, seat, car);
  noteShown(bytes, seat, kind);
  proveByTaking(state, seat, kind, car);
  tell?.all({ kind: 'must-take', seat, car: CARS[car], card: game.deck.names[kind] });
  tellAbsent(state, seat, tell);
  sell(state, seat, bidOf(game.deck, kind, car, true), tell);
}

/** D-A5 */
function sell(state: DownforceState, seat: Seat, price: number, tell: Listener): void {
  const { bytes } = state;
  const car = bytes[FOR_SALE];
  const power = bytes[SALE_POWER];
  giveTo(bytes, car, seat);
  bytes[PRICE + car] = price;
  if (power !== NONE) bytes[HOLDER + power] = seat;
  tell?.all({ kind: 'sold', seat, car: CARS[car], power: powerName(power), price });
  endRound(state, tell);
}

/** D-A9 */
function sellToNobody(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  const car = bytes[FOR_SALE];
  const power = bytes[SALE_POWER];
  if (bytes[OFFERED] > 0) leaveUnowned(bytes, car, power, tell);
  else {
    bytes[ASIDE_CAR + bytes[ASIDE]] = car;
    bytes[ASIDE_POWER + bytes[ASIDE]] = power;
    bytes[ASIDE]++;
    if (power !== NONE) bytes[HOLDER + power] = SET_ASIDE;
    tell?.all({ kind: 'set-aside', car: CARS[car], power: powerName(power) });
  }
  endRound(state, tell);
}

function leaveUnowned(bytes: Uint8Array, car: Car, power: number, tell: Listener): void {
  if (power !== NONE) bytes[HOLDER + power] = IN_BOX;
  tell?.all({ kind: 'stays-unowned', car: CARS[car], power: powerName(power) });
}

function endRound(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  bytes[FOR_SALE] = NONE;
  bytes[SALE_POWER] = NONE;
  bytes[TIED] = 0;
  clearChoices(bytes);
  if (bytes[FACE_DOWN] !== 0) bytes[PHASE] = SELLING;
  else offerAgain(state, tell);
}

/** D-A9: the cars set aside come up again, in that order, as long as a player has none. */
function offerAgain(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  while (bytes[OFFERED] < bytes[ASIDE]) {
    const car = bytes[ASIDE_CAR + bytes[OFFERED]];
    const power = bytes[ASIDE_POWER + bytes[OFFERED]];
    bytes[OFFERED]++;
    const without = withoutCar(state);
    if (without === 0) {
      leaveUnowned(bytes, car, power, tell);
      continue;
    }
    bytes[FOR_SALE] = car;
    bytes[SALE_POWER] = power;
    if (power !== NONE) bytes[HOLDER + power] = ON_SALE;
    tell?.all({ kind: 'for-sale', car: CARS[car], round: bytes[ROUND], again: true });
    return askForBids(state, without, tell);
  }
  nextStage(state, tell);
}

function powerName(power: number): PowerName | null {
  return power === NONE ? null : POWERS[power];
}
