import { seatsIn, type Seat } from '@paddock/kernel';
import type { DownforceState, Listener } from '../../state/game.ts';
import {
  ASKED,
  BETS,
  BETS_ASKED,
  BETTING,
  DECLINED,
  MOST_SEATS,
  NONE,
  PHASE,
  REVEALING_SLIPS,
} from '../../state/layout.ts';

/** D-V5: who has bet at an earlier line is not asked again. */
export function hasBet(state: DownforceState, seat: Seat): boolean {
  return state.game.betting.mayDecline && backedAt(state, seat) !== null;
}

/** The line, from 1, at which the seat bet; `null` where it has not, or nobody knows yet. */
export function backedAt({ bytes, game }: DownforceState, seat: Seat): number | null {
  const isSealed = bytes[PHASE] === BETTING || bytes[PHASE] === REVEALING_SLIPS;
  const isOpen = !isSealed || seat >= game.people;
  const lines = isOpen ? bytes[BETS_ASKED] : bytes[BETS_ASKED] - 1;
  for (let line = 0; line < lines; line++) {
    const slip = bytes[BETS + line * MOST_SEATS + seat];
    if (slip !== NONE && slip !== DECLINED) return line + 1;
  }
  return null;
}

/** All at once: whether one bet is open, on which car is secret. */
export function tellSlips({ bytes }: DownforceState, tell: Listener): void {
  if (tell === undefined) return;
  const line = bytes[BETS_ASKED];
  const seats = seatsIn(bytes[ASKED]);
  const declined = seats.filter((seat) => bytes[BETS + (line - 1) * MOST_SEATS + seat] === DECLINED);
  const backers = seats.filter((seat) => !declined.includes(seat));
  tell.all({ kind: 'slips-shown', bet: line, backers, declined });
}
