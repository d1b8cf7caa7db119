import { seatsIn, type Seat } from '@paddock/kernel';
import { CARS, type Car } from './cars.ts';
import type { DownforceState, Listener } from './game.ts';
import * as at from './state.ts';

const { ASKED, BETS, BETS_ASKED, BETTING, CHOSEN, MOST_SEATS, PASSED, PHASE } = at;

/** D-B1, D-B2: when a car has passed the next line; one line after the other. */
export function maybeAskBets(state: DownforceState, tell: Listener): boolean {
  const { bytes, game } = state;
  if (bytes[BETS_ASKED] >= game.betLines || ((bytes[PASSED] >> bytes[BETS_ASKED]) & 1) === 0) return false;
  bytes[BETS_ASKED]++;
  bytes[ASKED] = (1 << game.players) - 1;
  bytes[CHOSEN] = 0;
  bytes[PHASE] = BETTING;
  tell?.all({ kind: 'bets-asked', bet: bytes[BETS_ASKED], seats: seatsIn(bytes[ASKED]) });
  return true;
}

export function betAt(bet: number, seat: Seat): number {
  return BETS + bet * MOST_SEATS + seat;
}

/** D-B3: in secret until scoring. Whether all are in now. */
export function noteBet({ bytes }: DownforceState, seat: Seat, car: Car, tell: Listener): boolean {
  const bet = bytes[BETS_ASKED];
  bytes[betAt(bet - 1, seat)] = car;
  bytes[CHOSEN] |= 1 << seat;
  tell?.only(seat, { kind: 'bet-laid', seat, bet, car: CARS[car] }, { kind: 'bet-laid', seat, bet });
  if (bytes[CHOSEN] !== bytes[ASKED]) return false;
  bytes[ASKED] = 0;
  bytes[CHOSEN] = 0;
  return true;
}
