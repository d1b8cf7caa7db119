import type { Car } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { askBets } from '../../phases/bets.ts';
import { orderAt, rankOf } from '../../state/orders.ts';
import { standingOf } from '../../state/standing.ts';
import { BETS_ASKED, ORDERS } from '../../state/layout.ts';
import { CAR_COUNT } from '../../state/cars.ts';

/** D-V9 'odds': the standing when the bets are made stays, for what they will pay. */
export function askBetsAtOdds(state: DownforceState, tell: Listener): boolean {
  const { bytes } = state;
  noteOrder(bytes, bytes[BETS_ASKED] - 1, rankOf(standingOf(bytes)));
  return askBets(state, tell);
}

export function noteOrder(bytes: Uint8Array, index: number, rank: number): void {
  bytes[ORDERS + 2 * index] = rank & 255;
  bytes[ORDERS + 2 * index + 1] = rank >> 8;
}

export function rankNoted(bytes: Uint8Array, index: number): number {
  return bytes[ORDERS + 2 * index] | (bytes[ORDERS + 2 * index + 1] << 8);
}

/** All six cars as they stood at a line, counted from 0. */
export function standingAt(bytes: Uint8Array, line: number): Car[] {
  return orderAt(rankNoted(bytes, line), CAR_COUNT);
}
