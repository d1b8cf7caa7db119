import type { Action, Seat } from '@paddock/kernel';
import {
  AS_PRINTED,
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
  pack,
  PLAY,
  PREDICT,
  READY,
  SHORTEN,
  stepTo,
  TAKE_LINE,
  thingOf,
  TOP_DOWN,
  TURN_NUMBERS,
} from '../state/action.ts';
import { legalSlips } from '../phases/bets.ts';
import { mayDeclare } from '../phases/bids.ts';
import { CAR_COUNT } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { handAt, speed8Of } from '../state/hands.ts';
import { mayKeep } from '../phases/keeping.ts';
import { liveLines, mayIgnore } from '../phases/lines.ts';
import { isSaved, lineAt, mayShorten } from '../variants/extra-powers/lines.ts';
import { orderCount } from '../state/orders.ts';
import { lowestIn, toAct } from '../state/access.ts';
import { innerWay, middleWay, outerWay } from '../track/packed-road.ts';
import {
  ACTOR,
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
  NUMBERING,
  ORDERING,
  PHASE,
  PLAYING,
  PREDICTING,
  RESTING,
  STEPPING,
  SWAPPING,
  WAYS,
} from '../state/layout.ts';
import { carsToChoose } from '../phases/wilds.ts';

/** Steps are most of a game: kept apart, they are small enough to be compiled into whoever plays them. */
export function legal(state: DownforceState, seat: Seat, out: Action[]): number {
  const { bytes } = state;
  if (bytes[PHASE] !== STEPPING) return choices(state, seat, out);
  return bytes[ACTOR] === seat ? waysOn(state, out) : 0;
}

function choices(state: DownforceState, seat: Seat, out: Action[]): number {
  if (seat >= state.game.players || (toAct(state) & (1 << seat)) === 0) return 0;
  switch (state.bytes[PHASE]) {
    case PLAYING:
      return cardsToPlay(state, seat, out);
    case CHOOSING_WILD:
      return wildsToChoose(state, out);
    case BIDDING:
      return state.game.bidding.legal(state, seat, out);
    case BETTING:
      return legalSlips(state, out);
    case PREDICTING:
      return predictions(out);
    case SWAPPING:
      return state.game.ways.whispers.legalSwaps(out);
    case DECIDING_LINE:
      return waysToDecide(state, out);
    case ADDING:
      return either(pack(MORE), pack(ENOUGH), out);
    case NUMBERING:
      return either(pack(AS_PRINTED), pack(TURN_NUMBERS), out);
    case ORDERING:
      return either(pack(TOP_DOWN), pack(BOTTOM_UP), out);
    case CHOOSING_LINE:
      return linesToTake(state, out);
    case RESTING:
      out[0] = pack(READY);
      return 1;
    case KEEPING:
      return powersToKeep(state, seat, out);
    default:
      return 0;
  }
}

/** D-R4; Thrifty (D-V10) may also leave it. */
function wildsToChoose(state: DownforceState, out: Action[]): number {
  const count = cars(carsToChoose(state), CHOOSE_WILD, out);
  if (!isSaved(state.bytes)) return count;
  out[count] = pack(ENOUGH);
  return count + 1;
}

/** D-P4, Obstructive (D-V10) */
function waysToDecide(state: DownforceState, out: Action[]): number {
  let count = 0;
  if (mayIgnore(state.bytes)) out[count++] = pack(IGNORE);
  if (state.game.hasPack && mayShorten(state)) out[count++] = pack(SHORTEN);
  out[count++] = pack(MOVE);
  return count;
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
  for (let power = 0; power < state.game.powerCount; power++)
    if (mayKeep(state, seat, power)) out[count++] = pack(KEEP, power);
  return count;
}

/** D-V6 */
function predictions(out: Action[]): number {
  const count = orderCount(CAR_COUNT);
  for (let rank = 0; rank < count; rank++) out[rank] = pack(PREDICT, rank);
  return count;
}

/** D-P5 'any': lines that look alike are listed once. */
function linesToTake(state: DownforceState, out: Action[]): number {
  const { bytes, game } = state;
  const live = liveLines(state);
  let count = 0;
  for (let line = 0; line < game.deck.lineCount[bytes[CARD]]; line++) {
    if ((live & (1 << line)) === 0) continue;
    const action = pack(TAKE_LINE, lineAt(state, line));
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
