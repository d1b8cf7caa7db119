import type { Seat } from '@paddock/kernel';
import { randomHex } from '../../session/random.ts';
import { BET_LINES, type Bet } from '../pad.ts';
import { readBets, writeBets } from './seal.ts';

/** What a player's own phone knows of one race. It leaves the phone sealed, or when its player opens it. */
export interface Phone {
  readonly seat: Seat;
  /** Tells this phone from another that takes the same name. */
  readonly mark: string;
  readonly bets: readonly (Bet | null)[];
  readonly isOpen: boolean;
}

const PREFIX = 'paddock.pad-phone.';

export function newPhone(seat: Seat): Phone {
  return { seat, mark: randomHex(8), bets: Array.from({ length: BET_LINES }, () => null), isOpen: false };
}

export function keptPhone(key: string): Phone | undefined {
  try {
    const [seat, mark = '', open, bets] = (localStorage.getItem(PREFIX + key) ?? '').split(' ');
    const read = readBets(bets);
    if (read === undefined || !/^[0-5]$/.test(seat ?? '')) return undefined;
    return { seat: Number(seat), mark, bets: read, isOpen: open === '1' };
  } catch {
    return undefined;
  }
}

export function keepPhone(key: string, { seat, mark, bets, isOpen }: Phone): void {
  try {
    localStorage.setItem(PREFIX + key, [seat, mark, isOpen ? 1 : 0, writeBets(bets)].join(' '));
  } catch {
    // It lasts as long as the page.
  }
}
