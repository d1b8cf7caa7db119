import type { Action, Seat } from '@paddock/kernel';
import * as verbs from './action.ts';
import * as bids from './bids.ts';
import * as colours from './cars.ts';
import * as kinds from './deck/deck.ts';
import type { DownforceState } from './game.ts';
import * as hands from './hands.ts';
import { mayKeep } from './keep.ts';
import * as lines from './lines.ts';
import * as powers from './powers.ts';
import * as places from './places.ts';
import * as roads from './roads.ts';
import * as at from './state.ts';

const {
  ADDING,
  BETTING,
  BIDDING,
  CARD,
  CHOOSING_LINE,
  CHOOSING_WILD,
  DECIDING_LINE,
  FOR_SALE,
  HOME_WAY,
  KEEPING,
  ACTOR,
  ORDERING,
  PHASE,
  PLAYING,
  STEPPING,
  WAYS,
} = at;
const {
  BET,
  BID,
  BOTTOM_UP,
  CHOOSE_WILD,
  DECLARE,
  ENOUGH,
  HOME_STEP,
  IGNORE,
  KEEP,
  MORE,
  MOVE,
  PLAY,
  TAKE_LINE,
  TOP_DOWN,
  pack,
  stepTo,
  thingOf,
} = verbs;
const { ALL_CARS } = colours;
const { POWER_COUNT } = powers;
const { LINE_SLOTS } = kinds;
const { innerWay, middleWay, outerWay } = roads;
const { mayDeclare } = bids;
const { handAt, speed8Of } = hands;
const { liveLines, wildChoices } = lines;
const { lowestIn, toAct } = places;

export function legal(state: DownforceState, seat: Seat, out: Action[]): number {
  const { bytes } = state;
  if (bytes[PHASE] === STEPPING) return bytes[ACTOR] === seat ? waysOn(state, out) : 0;
  if (seat >= state.game.players || (toAct(state) & (1 << seat)) === 0) return 0;
  switch (bytes[PHASE]) {
    case PLAYING:
      return cardsToPlay(state, seat, out);
    case CHOOSING_WILD:
      return cars(wildChoices(state), CHOOSE_WILD, out);
    case BIDDING:
      return legalBids(state, seat, out);
    case BETTING:
      return cars(ALL_CARS, BET, out);
    case DECIDING_LINE:
      return either(pack(IGNORE), pack(MOVE), out);
    case ADDING:
      return either(pack(MORE), pack(ENOUGH), out);
    case ORDERING:
      return either(pack(TOP_DOWN), pack(BOTTOM_UP), out);
    case CHOOSING_LINE:
      return linesToTake(state, out);
    case KEEPING:
      return powersToKeep(state, seat, out);
    default:
      return 0;
  }
}

/** D-R5, from the inside to the outside. */
function waysOn({ bytes, ahead }: DownforceState, out: Action[]): number {
  const ways = bytes[WAYS];
  const word = ways === HOME_WAY ? HOME_STEP : ahead;
  // A way that is not free is written over by the next.
  let count = ways & 1;
  out[0] = stepTo(innerWay(word));
  out[count] = stepTo(middleWay(word));
  count += (ways >> 1) & 1;
  out[count] = stepTo(outerWay(word));
  return count + ((ways >> 2) & 1);
}

/** D-R2: any card of the hand, each kind once, and the unused Speed-8 cards. */
function cardsToPlay({ bytes, game }: DownforceState, seat: Seat, out: Action[]): number {
  let count = cars(speed8Of(bytes, seat), PLAY, out);
  const hand = handAt(game, seat);
  const end = hand + bytes[hand];
  let last = -1;
  for (let at = hand + 1; at <= end; at++) {
    const kind = bytes[at];
    if (kind !== last) out[count++] = pack(PLAY, kind);
    last = kind;
  }
  return count;
}

/** Of a Speed-8 card, the kind is the number of its car. */
function cars(set: number, verb: number, out: Action[]): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) out[count++] = pack(verb, lowestIn(left));
  return count;
}

/** D-A2: any card of the hand, each kind once. */
export function legalBids(state: DownforceState, seat: Seat, out: Action[]): number {
  const { bytes, game } = state;
  const { colours } = game.deck;
  const first = game.hand.laysSpeed8 ? cars(speed8Of(bytes, seat), BID, out) : 0;
  const hand = handAt(game, seat);
  const end = hand + bytes[hand];
  let count = first;
  let held = 0;
  let last = -1;
  for (let at = hand + 1; at <= end; at++) {
    const kind = bytes[at];
    if (kind !== last) out[count++] = pack(BID, kind);
    held |= colours[kind];
    last = kind;
  }
  return (held & (1 << bytes[FOR_SALE])) === 0 ? addDeclared(state, held, first, count, out) : count;
}

/** D-A10: where no card has the colour. */
function addDeclared(
  { game }: DownforceState,
  held: number,
  first: number,
  end: number,
  out: Action[],
): number {
  let count = end;
  for (let bid = first; bid < end; bid++) {
    const kind = thingOf(out[bid]);
    if (mayDeclare(game.deck, held, kind)) out[count++] = pack(DECLARE, kind);
  }
  return count;
}

export function powersToKeep(state: DownforceState, seat: Seat, out: Action[]): number {
  let count = 0;
  for (let power = 0; power < POWER_COUNT; power++)
    if (mayKeep(state, seat, power)) out[count++] = pack(KEEP, power);
  return count;
}

/** D-P5 'any': lines that look alike are listed once. */
function linesToTake(state: DownforceState, out: Action[]): number {
  const { bytes, game } = state;
  const live = liveLines(state);
  const slot = bytes[CARD] * LINE_SLOTS;
  let count = 0;
  for (let line = 0; line < game.deck.lineCount[bytes[CARD]]; line++) {
    if ((live & (1 << line)) === 0) continue;
    const action = pack(TAKE_LINE, game.deck.line[slot + line]);
    let known = 0;
    while (known < count && out[known] !== action) known++;
    if (known === count) out[count++] = action;
  }
  return count;
}

function either(one: Action, other: Action, out: Action[]): number {
  out[0] = one;
  out[1] = other;
  return 2;
}
