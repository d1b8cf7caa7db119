import { CARS, type CarName, type PayoutTable } from '@paddock/downforce';
import { CAR_NAMES, MOST_RACES, TEAMS, type CarName as FormulaCar } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import { randomHex } from '../session/random.ts';

export const BET_LINES = 3;
export const MOST_PRICE = 6;
export const MOST_NAME = 24;

interface AnyPad {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly changed: number;
  /** In seat order. */
  readonly names: readonly string[];
}

/** A sealed bet: the car, and the salt of its seal. */
export interface Bet {
  readonly car: CarName;
  readonly salt: string;
}

/** A pad's owner has these; nobody else may open the bets. */
export interface OwnMailbox {
  readonly key: string;
  readonly secret: string;
  /** Seats that have taken a phone of their own, as far as is known, less those that came back. */
  readonly phones: readonly Seat[];
  readonly back: readonly Seat[];
}

export interface DownforcePad extends AnyPad {
  readonly game: 'downforce';
  readonly payouts: PayoutTable;
  readonly hasBets: boolean;
  readonly sold: Readonly<Partial<Record<CarName, { readonly seat: Seat; readonly price: number }>>>;
  /** By seat, then by line; null: none so far. */
  readonly bets: readonly (readonly (Bet | null)[])[];
  /** As far as it is entered (D-R12). */
  readonly order: readonly CarName[];
  readonly finishers: number;
  /** `opening`: the race is over, and phones are asked for their bets. */
  readonly status: 'playing' | 'opening' | 'done';
  readonly mailbox?: OwnMailbox;
}

export interface FormulaPad extends AnyPad {
  readonly game: 'formula';
  /** By team; null: nobody plays it (F-S2). */
  readonly owners: readonly (Seat | null)[];
  readonly races: number;
  /** Race by race all twelve cars, best first. */
  readonly results: readonly (readonly FormulaCar[])[];
  /** Of the race that is being entered. */
  readonly entering: readonly FormulaCar[];
}

export type Pad = DownforcePad | FormulaPad;

const NO_BETS: readonly null[] = Array.from({ length: BET_LINES }, () => null);

function fresh(names: readonly string[], now: number): AnyPad {
  return { id: randomHex(8), made: now, changed: now, names };
}

export function newDownforcePad(names: readonly string[], now: number): DownforcePad {
  return {
    game: 'downforce',
    ...fresh(names, now),
    payouts: 'printed',
    hasBets: true,
    sold: {},
    bets: names.map(() => NO_BETS),
    order: [],
    finishers: CARS.length,
    status: 'playing',
  };
}

/** F-S1: with two or three players each has several teams, dealt in turn; they can be changed. */
export function newFormulaPad(names: readonly string[], now: number): FormulaPad {
  return {
    game: 'formula',
    ...fresh(names, now),
    owners: ownersFor(names.length),
    races: 3,
    results: [],
    entering: [],
  };
}

function ownersFor(players: number): (Seat | null)[] {
  const each = players > 3 ? 1 : Math.floor(TEAMS.length / players);
  return TEAMS.map((_, team) => (team < each * players ? team % players : null));
}

export function isFinished(pad: Pad): boolean {
  return pad.game === 'downforce' ? pad.status === 'done' : pad.results.length === pad.races;
}

/** The number of players changes, which it may until there is something that it would take away. */
export function withNames<Any extends Pad>(pad: Any, names: readonly string[]): Any {
  if (names.length === pad.names.length) return { ...pad, names };
  if (pad.game === 'formula') return { ...pad, names, owners: ownersFor(names.length) };
  const sold = Object.entries(pad.sold).filter(([, { seat }]) => seat < names.length);
  return {
    ...pad,
    names,
    sold: Object.fromEntries(sold),
    bets: names.map((_, seat) => pad.bets[seat] ?? NO_BETS),
  };
}

export function hasBegun(pad: Pad): boolean {
  if (pad.game === 'formula') return pad.results.length > 0;
  return pad.mailbox !== undefined || pad.bets.some((bets) => bets.some((bet) => bet !== null));
}

export function withBet(pad: DownforcePad, seat: Seat, line: number, bet: Bet): DownforcePad {
  return { ...pad, bets: pad.bets.with(seat, (pad.bets[seat] ?? NO_BETS).with(line, bet)) };
}

/** Whether a seat bets on a phone of its own. */
export function isAway({ mailbox }: Pick<DownforcePad, 'mailbox'>, seat: Seat): boolean {
  return mailbox !== undefined && mailbox.phones.includes(seat) && !mailbox.back.includes(seat);
}

/** A car is put behind those entered; the last one follows by itself. One that is there goes out again. */
export function tapped<Car extends string>(
  order: readonly Car[],
  car: Car,
  all: readonly Car[],
): readonly Car[] {
  if (order.includes(car)) return order.filter((each) => each !== car);
  const next = [...order, car];
  const left = all.filter((each) => !next.includes(each));
  return left.length === 1 ? [...next, ...left] : next;
}

export { CAR_NAMES, CARS, MOST_RACES, TEAMS };
