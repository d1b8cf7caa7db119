import type { Tell } from '@paddock/kernel';
import { ACCEPT, AGAIN, REJECT } from './action.ts';
import {
  BACK,
  CARD_NAMES,
  CHARGE_ENGINE,
  CRASH,
  FAMILY_OF,
  NO_TEAM,
  OVERTAKE,
  PIT,
  PLACES_OF,
  SPIN_LAST,
  SPIN_OUT,
  TEAM_OF,
  TURBO,
} from './cards.ts';
import type { FormulaFact, Listener, MoveCause, RetireCause } from './facts.ts';
import { back, forward, overtake, retire, toLast } from './line.ts';
import {
  CARD,
  CHOOSING,
  CHOSEN,
  DECIDING,
  DISCARD,
  LAST_DIE,
  LINE,
  notePlay,
  OWNER,
  PHASE,
  ROLLING,
  ROLLS,
  RUNNING,
  SLOT,
  TURN,
  type FormulaState,
} from './state.ts';
import { CAR_NAMES, teamOf } from './teams.ts';
import { endPlay, takeFromHand } from './turn.ts';

/** F-K6: a die up to this sends a pitting car back that many places. */
const LAST_SLOW_STOP = 6;
/** F-K7: a die above this ends the charge. */
const LAST_GOOD_CHARGE = 9;

/** F-T1: the card goes face up to the discard pile. */
export function playCard(state: FormulaState, kind: number, tell: Listener): void {
  const { bytes } = state;
  const seat = bytes[TURN];
  notePlay(bytes, kind);
  takeFromHand(bytes, seat, kind);
  bytes[DISCARD + kind]++;
  bytes[CARD] = kind;
  tell?.all({ kind: 'played', seat, card: CARD_NAMES[kind] });
  const family = FAMILY_OF[kind];
  if (family >= SPIN_OUT) {
    bytes[PHASE] = ROLLING;
    return;
  }
  const team = TEAM_OF[kind];
  if (
    team === NO_TEAM ||
    bytes[SLOT + team * 2] < bytes[RUNNING] ||
    bytes[SLOT + team * 2 + 1] < bytes[RUNNING]
  ) {
    bytes[PHASE] = CHOOSING;
    return;
  }
  tell?.all({ kind: 'nothing', why: 'both-retired' });
  endPlay(state, tell);
}

/** F-T2: the player of the card has chosen its car. */
export function chooseCar(state: FormulaState, car: number, tell: Listener): void {
  const { bytes } = state;
  const card = bytes[CARD];
  tell?.all({ kind: 'chose', seat: bytes[TURN], car: CAR_NAMES[car] });
  const family = FAMILY_OF[card];
  if (family === CRASH) return crashInto(state, car, tell);
  bytes[CHOSEN] = car;
  const from = bytes[SLOT + car];
  switch (family) {
    case OVERTAKE: {
      const follower = from + 1 < bytes[RUNNING] ? bytes[LINE + from + 1] : car;
      overtake(bytes, car, PLACES_OF[card]);
      if (tell !== undefined) {
        tellMove(bytes, car, from, 'overtake', tell);
        if (follower !== car && from > 0) tellMove(bytes, follower, from + 1, 'slipstream', tell);
      }
      break;
    }
    case TURBO:
      forward(bytes, car, PLACES_OF[card]);
      if (tell !== undefined) tellMove(bytes, car, from, 'turbo', tell);
      break;
    case BACK:
      back(bytes, car, PLACES_OF[card]);
      if (tell !== undefined) tellMove(bytes, car, from, 'back', tell);
      break;
    default:
      bytes[PHASE] = ROLLING;
      return;
  }
  endPlay(state, tell);
}

export function rollDie(state: FormulaState, die: number, tell: Listener): void {
  const { bytes } = state;
  const card = bytes[CARD];
  bytes[LAST_DIE] = die;
  tell?.all({ kind: 'rolled', seat: bytes[TURN], die, card: CARD_NAMES[card] });
  switch (FAMILY_OF[card]) {
    case PIT:
      return pitStop(state, die, tell);
    case CRASH:
      return crash(state, die, tell);
    case SPIN_OUT:
    case SPIN_LAST:
      // F-K10: the first roll may be rejected, the second stands. A charge has no such limit.
      if (bytes[ROLLS] > 0) return spin(state, tell);
      bytes[ROLLS] = 1;
      bytes[PHASE] = DECIDING;
      return;
    default:
      return charge(state, die, tell);
  }
}

/** `again` or `stop`, `accept` or `reject`. */
export function decide(state: FormulaState, verb: number, tell: Listener): void {
  const { bytes } = state;
  const seat = bytes[TURN];
  switch (verb) {
    case AGAIN:
      tell?.all({ kind: 'rolls-again', seat, car: CAR_NAMES[bytes[CHOSEN]] });
      bytes[PHASE] = ROLLING;
      return;
    case REJECT:
      tell?.all({ kind: 'rejected', seat, die: bytes[LAST_DIE] });
      bytes[PHASE] = ROLLING;
      return;
    case ACCEPT:
      tell?.all({ kind: 'accepted', seat, die: bytes[LAST_DIE] });
      return spin(state, tell);
    default:
      tell?.all({ kind: 'stopped', seat, car: CAR_NAMES[bytes[CHOSEN]] });
      endPlay(state, tell);
  }
}

/** F-K6 */
function pitStop(state: FormulaState, die: number, tell: Listener): void {
  const { bytes } = state;
  const car = bytes[CHOSEN];
  const from = bytes[SLOT + car];
  if (die <= LAST_SLOW_STOP) back(bytes, car, die);
  if (tell !== undefined) {
    if (die <= LAST_SLOW_STOP) tellMove(bytes, car, from, 'pit', tell);
    else tell.all({ kind: 'nothing', why: 'no-pit-trouble', car: CAR_NAMES[car], place: from + 1 });
  }
  endPlay(state, tell);
}

/** F-K7, F-K8: one place forward, and the owner may try again; or it breaks. */
function charge(state: FormulaState, die: number, tell: Listener): void {
  const { bytes } = state;
  const car = bytes[CHOSEN];
  const from = bytes[SLOT + car];
  if (die <= LAST_GOOD_CHARGE) {
    forward(bytes, car, PLACES_OF[bytes[CARD]]);
    if (tell !== undefined) tellMove(bytes, car, from, 'charge', tell);
    if (bytes[OWNER + teamOf(car)] === bytes[TURN]) {
      bytes[PHASE] = DECIDING;
      return;
    }
  } else if (FAMILY_OF[bytes[CARD]] === CHARGE_ENGINE) {
    retireTold(bytes, car, 'engine', tell);
  } else {
    toLast(bytes, car);
    if (tell !== undefined) tellMove(bytes, car, from, 'gears', tell);
  }
  endPlay(state, tell);
}

/** F-K10, F-K11 */
function spin(state: FormulaState, tell: Listener): void {
  const { bytes } = state;
  const slot = bytes[LAST_DIE] - 1;
  if (slot >= bytes[RUNNING]) {
    tell?.all({ kind: 'nothing', why: 'nobody-there', place: slot + 1 });
  } else if (FAMILY_OF[bytes[CARD]] === SPIN_OUT) {
    retireTold(bytes, bytes[LINE + slot], 'spin', tell);
  } else {
    const car = bytes[LINE + slot];
    toLast(bytes, car);
    if (tell !== undefined) tellMove(bytes, car, slot, 'spin', tell);
  }
  endPlay(state, tell);
}

/** F-K12: the player chooses between two neighbours; first and last place have only one. */
function crash(state: FormulaState, die: number, tell: Listener): void {
  const { bytes } = state;
  const slot = die - 1;
  const last = bytes[RUNNING] - 1;
  if (slot > last) {
    tell?.all({ kind: 'nothing', why: 'nobody-there', place: die });
    return endPlay(state, tell);
  }
  bytes[CHOSEN] = bytes[LINE + slot];
  if (slot === 0) return crashInto(state, bytes[LINE + 1], tell);
  if (slot === last) return crashInto(state, bytes[LINE + slot - 1], tell);
  bytes[PHASE] = DECIDING;
}

/** F-K13: the rear car retires first, so that the two keep their order among the retired; the car rolled is told first. */
function crashInto(state: FormulaState, neighbour: number, tell: Listener): void {
  const { bytes } = state;
  const car = bytes[CHOSEN];
  const from = bytes[SLOT + car] + 1;
  const beside = bytes[SLOT + neighbour] + 1;
  retire(bytes, beside < from ? car : neighbour);
  retire(bytes, beside < from ? neighbour : car);
  tell?.all({ kind: 'retired', car: CAR_NAMES[car], from, cause: 'crash' });
  tell?.all({ kind: 'retired', car: CAR_NAMES[neighbour], from: beside, cause: 'crash' });
  endPlay(state, tell);
}

function retireTold(bytes: Uint8Array, car: number, cause: RetireCause, tell: Listener): void {
  const from = bytes[SLOT + car] + 1;
  retire(bytes, car);
  tell?.all({ kind: 'retired', car: CAR_NAMES[car], from, cause });
}

function tellMove(
  bytes: Uint8Array,
  car: number,
  from: number,
  cause: MoveCause,
  tell: Tell<FormulaFact>,
): void {
  const to = bytes[SLOT + car];
  if (from !== to) {
    tell.all({ kind: 'moved', car: CAR_NAMES[car], from: from + 1, to: to + 1, cause });
    return;
  }
  tell.all({
    kind: 'nothing',
    why: from === 0 ? 'stays-first' : 'stays-last',
    car: CAR_NAMES[car],
    place: from + 1,
  });
}
