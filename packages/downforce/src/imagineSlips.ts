import type { Chance, Seat } from '@paddock/kernel';
import { betAt, slipOf } from './bets.ts';
import { CAR_COUNT, CARS, type Car, type CarName } from './cars.ts';
import type { DownforceState } from './game.ts';
import { noteOrder } from './odds.ts';
import { orderCount, packSwap, rankOf } from './orders.ts';
import {
  ASKED,
  BETS_ASKED,
  BETTING,
  CHOSEN,
  DECLINED,
  NONE,
  PHASE,
  PLAQUE,
  PREDICTING,
  REVEALING_SLIPS,
  SWAPPING,
} from './state.ts';
import type { DownforceView } from './view.ts';

/** Bets, predictions and plaques: those that are known as they are, the others made up. */
export function laySlips(state: DownforceState, seen: DownforceView, chance: Chance): void {
  const { bytes, game } = state;
  const isWhispers = game.points !== undefined;
  for (const [line, order] of (seen.public.variant?.odds ?? []).entries())
    noteOrder(bytes, line, rankOf(order.map(carNumber)));
  if (isWhispers) layPlaques(state, seen, chance);
  for (let seat = 0; seat < game.players; seat++)
    if (isWhispers) layPredictions(state, seat, seen, chance);
    else layBets(state, seat, seen, chance);
}

function layBets(state: DownforceState, seat: Seat, seen: DownforceView, chance: Chance): void {
  const { bytes, game } = state;
  const { places, slips } = game.betting;
  const known = knownBets(state, seat, seen)?.map(carNumber);
  for (let line = 0; line < linesAnswered(bytes, seat); line++) {
    const answer = answerAt(state, seat, line, seen, chance);
    if (answer === 'bet') {
      const cars = known?.splice(0, places);
      bytes[betAt(line, seat)] = cars === undefined ? chance.below(slips, 'draw') : slipOf(cars);
    } else bytes[betAt(line, seat)] = answer === 'declined' ? DECLINED : NONE;
  }
}

function knownBets(
  { game }: DownforceState,
  seat: Seat,
  { public: open, own }: DownforceView,
): readonly CarName[] | undefined {
  if (open.bets !== null) return open.bets[seat];
  if (seat >= game.people) return open.automas[seat - game.people].bets;
  return own?.seat === seat ? own.bets : undefined;
}

/** At how many lines the seat has answered, or was not asked. */
function linesAnswered(bytes: Uint8Array, seat: Seat): number {
  const phase = bytes[PHASE];
  const isAsking = phase === BETTING || phase === PREDICTING || phase === SWAPPING;
  const isAsked = isAsking && (bytes[ASKED] & ~bytes[CHOSEN] & (1 << seat)) !== 0;
  return isAsked ? bytes[BETS_ASKED] - 1 : bytes[BETS_ASKED];
}

/** D-V5: whether the seat bet at a line is open, but for the line that is being answered. */
function answerAt(
  { bytes, game }: DownforceState,
  seat: Seat,
  line: number,
  seen: DownforceView,
  chance: Chance,
): 'bet' | 'declined' | 'not-asked' {
  const backed = seen.public.variant?.backed?.[seat];
  if (backed === undefined) return 'bet';
  if (backed !== null) {
    if (line + 1 === backed) return 'bet';
    return line + 1 < backed ? 'declined' : 'not-asked';
  }
  const isSealed = bytes[PHASE] === BETTING || bytes[PHASE] === REVEALING_SLIPS;
  if (!isSealed || line + 1 < bytes[BETS_ASKED]) return 'declined';
  if (seen.own?.seat === seat) return seen.own.bets.length > 0 ? 'bet' : 'declined';
  return chance.below(game.betting.slips + 1, 'draw') > 0 ? 'bet' : 'declined';
}

function layPlaques({ bytes }: DownforceState, { public: open, own }: DownforceView, chance: Chance): void {
  const left = CARS.filter((car) => own?.plaque !== car);
  for (let seat = 0; seat < (open.variant?.plaques ?? 0); seat++) {
    const known = own?.seat === seat ? own.plaque : open.points?.[seat]?.plaque;
    bytes[PLAQUE + seat] = carNumber(known ?? left.splice(chance.below(left.length, 'draw'), 1)[0]);
  }
}

function layPredictions(state: DownforceState, seat: Seat, seen: DownforceView, chance: Chance): void {
  const { bytes } = state;
  const own = seen.own?.seat === seat ? seen.own.predictions : undefined;
  const known = seen.public.points?.[seat]?.predictions ?? own;
  const answered = linesAnswered(bytes, seat);
  if (answered === 0) return;
  const first = known?.[0]?.map(carNumber);
  noteOrder(bytes, seat, first === undefined ? chance.below(orderCount(CAR_COUNT), 'draw') : rankOf(first));
  bytes[betAt(0, seat)] = DECLINED;
  for (let line = 1; line < answered; line++)
    bytes[betAt(line, seat)] =
      known === undefined ? someSwap(chance) : swapBetween(known[line - 1], known[line]);
}

function someSwap(chance: Chance): number {
  const one = chance.below(CAR_COUNT, 'draw');
  const other = chance.below(CAR_COUNT, 'draw');
  return one === other ? DECLINED : packSwap(Math.min(one, other), Math.max(one, other));
}

function swapBetween(before: readonly CarName[], after: readonly CarName[]): number {
  const [one, other] = before
    .filter((car, place) => after[place] !== car)
    .map(carNumber)
    .toSorted((a, b) => a - b);
  return one === undefined ? DECLINED : packSwap(one, other);
}

function carNumber(car: CarName): Car {
  return CARS.indexOf(car);
}
