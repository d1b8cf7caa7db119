import { type Seat, type SeatSet, seatsIn } from '@paddock/kernel';
import { type Power, POWER_COUNT, type PowerName, POWERS } from '../powers/names.ts';
import { clearChoices, giveTo, ownersIn } from '../state/access.ts';
import { BID, DECLARE, LOT, POWER, SALE, thingOf } from '../state/action.ts';
import { countBits } from '../state/bits.ts';
import { ALL_CARS, type Car, CARS } from '../state/cars.ts';
import type { DownforceState, Listener, Phase } from '../state/game.ts';
import {
  ASIDE,
  ASIDE_CAR,
  ASIDE_POWER,
  ASKED,
  BIDDING,
  CHOICE,
  CHOSEN,
  DRAWING_LOTS,
  FACE_DOWN,
  FOR_SALE,
  HOLDER,
  IN_BOX,
  IN_PILE,
  LEFT_OUT,
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
} from '../state/layout.ts';
import { bidRefusal } from './card-bids.ts';
import { revealing, rollOne } from './choices.ts';
import { carRefusal, lotRefusal, powerRefusal, rollLot, rollPower } from './draws.ts';
import { nextStage } from './stage.ts';

export function beginAuction({ bytes }: DownforceState): boolean {
  bytes[FACE_DOWN] = ALL_CARS;
  bytes[PHASE] = SELLING;
  return true;
}

/** D-A1 */
function turnUpCar(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes, game } = state;
  bytes[FACE_DOWN] &= ~(1 << car);
  bytes[ROUND]++;
  bytes[FOR_SALE] = car;
  tell?.all({ kind: 'for-sale', car: CARS[car], round: bytes[ROUND], again: false });
  if (bytes[ROUND] <= game.powersToCome) bytes[PHASE] = TURNING_POWER;
  else openBidding(state, tell);
}

function turnUpPower(state: DownforceState, power: Power, tell: Listener): void {
  const { bytes, game } = state;
  bytes[HOLDER + power] = ON_SALE;
  bytes[SALE_POWER] = power;
  if (bytes[ROUND] === game.powersToCome) leaveOut(bytes);
  tell?.all({ kind: 'power-turned', power: POWERS[power], car: CARS[bytes[FOR_SALE]] });
  openBidding(state, tell);
}

/** D-V10: leaves out the powers that were not drawn. */
function leaveOut(bytes: Uint8Array): void {
  for (let power = 0; power < POWER_COUNT; power++)
    if (bytes[HOLDER + power] === IN_PILE) bytes[HOLDER + power] = LEFT_OUT;
}

function withoutCar({ bytes, game }: DownforceState): SeatSet {
  return ((1 << game.players) - 1) & ~ownersIn(bytes);
}

/** D-A7, D-A8: decides who may bid; nobody if the last car must be taken. */
function openBidding(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const without = withoutCar(state);
  const toCome = countBits(bytes[FACE_DOWN]) + 1;
  const count = countBits(without);
  if (toCome === 1 && count === 1) {
    bytes[ASKED] = 0;
    bytes[PHASE] = REVEALING_BIDS;
    return;
  }
  askForBids(state, toCome <= count ? without : (1 << game.players) - 1, tell);
}

/** An automa has no choice (D-V8b): it counts as having chosen. */
function askForBids(state: DownforceState, seats: SeatSet, tell: Listener): void {
  const { bytes, game } = state;
  bytes[ASKED] = seats;
  bytes[CHOSEN] = seats & -(1 << game.people);
  if (bytes[CHOSEN] === seats) game.endBidding(state);
  else bytes[PHASE] = BIDDING;
  tell?.all({ kind: 'bids-asked', car: CARS[bytes[FOR_SALE]], seats: seatsIn(seats) });
}

/** D-A2: in secret until all are in. */
function placeBid(state: DownforceState, seat: Seat, choice: number, tell: Listener): void {
  const { bytes, game } = state;
  bytes[CHOICE + seat] = choice;
  bytes[CHOSEN] |= 1 << seat;
  if (bytes[CHOSEN] === bytes[ASKED]) game.endBidding(state);
  if (tell !== undefined) game.bidding.tellLaid(state, seat, tell);
}

/** D-A4 */
function revealBids(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if (bytes[ASKED] === 0) return mustTake(state, tell);
  game.bidding.show(state, tell);
  let best = 0;
  let tied = 0;
  for (let seat = 0; seat < game.players; seat++) {
    if ((bytes[ASKED] & (1 << seat)) === 0) continue;
    const rank = game.bidding.rank(state, seat);
    if (rank === 0) continue;
    if (rank > best) {
      best = rank;
      tied = 0;
    }
    if (rank === best) tied |= 1 << seat;
  }
  if (tied === 0) return sellToNobody(state, tell);
  if (countBits(tied) === 1) {
    const winner = 31 - Math.clz32(tied);
    tellTieBreak(state, winner, best, tell);
    return sell(state, winner, best >> 8, tell);
  }
  bytes[TIED] = tied;
  bytes[PHASE] = DRAWING_LOTS;
  tell?.all({ kind: 'bids-tied', seats: seatsIn(tied), bid: best >> 8 });
}

/** If others bid the same, tells everybody why this seat wins. */
function tellTieBreak(state: DownforceState, winner: Seat, best: number, tell: Listener): void {
  if (tell === undefined) return;
  const { bytes, game } = state;
  const others = seatsIn(bytes[ASKED]).filter((seat) => seat !== winner);
  const second = Math.max(0, ...others.map((seat) => game.bidding.rank(state, seat)));
  if (second >> 8 !== best >> 8) return;
  tell.all({ kind: 'tie-broken', seat: winner, bid: best >> 8, by: game.bidding.brokenBy(best, second) });
}

/** The tied bids all offer the same price. */
function drawLot(state: DownforceState, seat: Seat, tell: Listener): void {
  tell?.all({ kind: 'lot-drawn', seat });
  sell(state, seat, state.game.bidding.rank(state, seat) >> 8, tell);
}

/** D-A8 */
function mustTake(state: DownforceState, tell: Listener): void {
  const seat = 31 - Math.clz32(withoutCar(state));
  sell(state, seat, state.game.bidding.priceOfLast(state, seat, tell), tell);
}

/** D-A5 */
function sell(state: DownforceState, seat: Seat, price: number, tell: Listener): void {
  const { bytes, game } = state;
  const car = bytes[FOR_SALE];
  const power = bytes[SALE_POWER];
  giveTo(bytes, car, seat);
  bytes[PRICE + car] = price;
  if (power !== NONE) bytes[HOLDER + power] = seat < game.people ? seat : IN_BOX;
  tell?.all({ kind: 'sold', seat, car: CARS[car], power: powerName(power), price });
  if (power !== NONE && seat >= game.people) tell?.all({ kind: 'power-boxed', seat, power: POWERS[power] });
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

/** D-A9: the cars set aside come up again, in the same order, while a player has none. */
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

const SELLING_PHASE: Phase = {
  number: SELLING,
  name: 'selling',
  who: 'table',
  verbs: [SALE],
  roll: ({ bytes }, chance) => rollOne(SALE, bytes[FACE_DOWN], chance, 'draw'),
  refusal: carRefusal,
  apply: (state, action, tell) => turnUpCar(state, thingOf(action), tell),
};

const TURNING_POWER_PHASE: Phase = {
  number: TURNING_POWER,
  name: 'turning-power',
  who: 'table',
  verbs: [POWER],
  roll: rollPower,
  refusal: powerRefusal,
  apply: (state, action, tell) => turnUpPower(state, thingOf(action), tell),
};

const BIDDING_PHASE: Phase = {
  number: BIDDING,
  name: 'bidding',
  who: 'sealed',
  verbs: [BID, DECLARE],
  question: { code: 'bid-now', rule: 'D-A2' },
  notAsked: { code: 'may-not-bid', rule: 'D-A7' },
  legal: (state, seat, out) => state.game.bidding.legal(state, seat, out),
  refusal: bidRefusal,
  apply: (state, action, tell, seat) => placeBid(state, seat, state.game.bidding.choiceIn(action), tell),
};

const DRAWING_LOTS_PHASE: Phase = {
  number: DRAWING_LOTS,
  name: 'drawing-lots',
  who: 'table',
  verbs: [LOT],
  roll: rollLot,
  refusal: lotRefusal,
  apply: (state, action, tell) => drawLot(state, thingOf(action), tell),
};

export const AUCTION_PHASES = [
  SELLING_PHASE,
  TURNING_POWER_PHASE,
  BIDDING_PHASE,
  revealing(REVEALING_BIDS, 'revealing-bids', revealBids),
  DRAWING_LOTS_PHASE,
];
