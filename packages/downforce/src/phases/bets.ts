import { type Action, type Seat, seatsIn } from '@paddock/kernel';
import { encode } from '../state/action.ts';
import { type Car, type CarName, CARS } from '../state/cars.ts';
import type { DownforceState, Game, Listener } from '../state/game.ts';
import {
  ASKED,
  BETS,
  BETS_ASKED,
  BETTING,
  CHOSEN,
  DECLINED,
  MOST_SEATS,
  NONE,
  PASSED,
  PHASE,
} from '../state/layout.ts';
import { orderAt, rankOf } from '../state/orders.ts';

/** D-B1, D-B2: asks for bets if a car has passed the next line, one line at a time. Returns whether it asked. */
export function maybeAskBets(state: DownforceState, tell: Listener): boolean {
  const { bytes, game } = state;
  while (bytes[BETS_ASKED] < game.betLines && ((bytes[PASSED] >> bytes[BETS_ASKED]) & 1) !== 0) {
    bytes[BETS_ASKED]++;
    if (game.askLine(state, tell)) return true;
  }
  return false;
}

export function askBets(state: DownforceState, tell: Listener): boolean {
  const { bytes, game } = state;
  let asked = 0;
  for (let seat = 0; seat < game.people; seat++) if (!game.betting.isDone(state, seat)) asked |= 1 << seat;
  if (asked !== 0) tell?.all({ kind: 'bets-asked', bet: bytes[BETS_ASKED], seats: seatsIn(asked) });
  game.onBetsAsked(state, tell);
  if (asked === 0) return false;
  bytes[ASKED] = asked;
  bytes[CHOSEN] = 0;
  bytes[PHASE] = BETTING;
  return true;
}

export function betAt(bet: number, seat: Seat): number {
  return BETS + bet * MOST_SEATS + seat;
}

/** A slip is the rank of an order of cars; for a single car, the car itself. */
export function slipOf(cars: readonly Car[]): number {
  return rankOf(cars);
}

/** Best first; empty if nothing was bet, and where a slip is not about places. */
export function carsOn({ betting: { places } }: Game, slip: number): readonly Car[] {
  return slip === NONE || slip === DECLINED || places === 0 ? [] : orderAt(slip, places);
}

export function carsNamed(game: Game, slip: number): CarName[] {
  return carsOn(game, slip).map((car) => CARS[car]);
}

export function legalSlips({ game }: DownforceState, out: Action[]): number {
  const { verb, slips } = game.betting;
  for (let slip = 0; slip < slips; slip++) out[slip] = encode(verb, slip);
  return slips;
}

/** D-B3: secret until scoring. Returns whether all are in. */
export function noteBet(state: DownforceState, seat: Seat, slip: number, tell: Listener): boolean {
  const { bytes } = state;
  bytes[betAt(bytes[BETS_ASKED] - 1, seat)] = slip;
  bytes[CHOSEN] |= 1 << seat;
  if (tell !== undefined) tellLaid(state, seat, slip, tell);
  return bytes[CHOSEN] === bytes[ASKED];
}

/** D-B3 */
export function tellBets({ bytes, game }: DownforceState, tell: Listener): void {
  if (tell === undefined) return;
  const bets = Array.from({ length: game.players }, (_, seat) => betsOf({ bytes, game }, seat));
  tell.all({ kind: 'bets-shown', bets });
}

/** Every car the seat has named, line by line. */
export function betsOf({ bytes, game }: Pick<DownforceState, 'bytes' | 'game'>, seat: Seat): CarName[] {
  return Array.from({ length: bytes[BETS_ASKED] }, (_, bet) =>
    carsNamed(game, bytes[betAt(bet, seat)]),
  ).flat();
}

function tellLaid(
  { bytes, game }: DownforceState,
  seat: Seat,
  slip: number,
  tell: NonNullable<Listener>,
): void {
  const bet = bytes[BETS_ASKED];
  const cars = carsNamed(game, slip);
  const [car] = cars;
  const isPodium = game.betting.places > 1;
  const kind = isPodium ? 'podium-laid' : 'bet-laid';
  const shadow = { kind: game.betting.mayDecline ? 'slip-laid' : kind, seat, bet } as const;
  if (slip === DECLINED) tell.only(seat, { kind: 'bet-declined', seat, bet }, shadow);
  else if (isPodium) tell.only(seat, { kind: 'podium-laid', seat, bet, cars }, shadow);
  else tell.only(seat, { kind: 'bet-laid', seat, bet, car }, shadow);
}
