import type { Conflict, Seat } from '@paddock/kernel';
import type { PowerName } from '../../powers/names.ts';
import type { CarName } from '../../state/cars.ts';
import type { CardName } from '../../state/names.ts';
import { type DownforceOptions, GIVEN, MONEYLESS, type RefusedPair } from '../../state/options.ts';

/** TABLE turns up an automa's top card, for a bid or to be played. */
export type AutomaPhase = 'turning-bids' | 'turning-card';
export const TURNING_BIDS = 14;
export const TURNING_CARD = 15;

export const TURN_UP = 9;
export const DIE = 10;

export type AutomaFact =
  /** D-V8b: an automa's top card, its bid. */
  | { readonly kind: 'turned-up'; readonly seat: Seat; readonly card: CardName }
  /** D-V8b with D-V7 */
  | { readonly kind: 'die-rolled'; readonly seat: Seat; readonly bid: number }
  /** D-V8b: a power that an automa won. */
  | { readonly kind: 'power-boxed'; readonly seat: Seat; readonly power: PowerName }
  /** D-V8b: after the auction; `count` includes the Speed-8 cards that are shuffled in. */
  | { readonly kind: 'deck-shuffled'; readonly seat: Seat; readonly count: number }
  /** D-V8i: its new value, at most 20. */
  | { readonly kind: 'counter-rose'; readonly seat: Seat; readonly car: CarName; readonly counter: number }
  /** D-V8c: the Speed-8 of a finished car. */
  | { readonly kind: 'speed-8-put-away'; readonly seat: Seat; readonly card: CardName }
  /** D-V8c: a Speed-8 goes back under the deck. */
  | { readonly kind: 'laid-under'; readonly seat: Seat; readonly card: CardName }
  /** D-V8j */
  | { readonly kind: 'ultra-victory'; readonly seat: Seat };

/** D-V8: what everybody sees of an automa besides its cars. Its deck's size is in `handSizes`, its known cards in `known`. */
export interface AutomaView {
  readonly seat: Seat;
  /** D-V8i */
  readonly counter: number;
  /** D-V8j: the cards it discarded when it went out. */
  readonly thrownIn: number;
  /** D-V8g: cars bet on, line by line; public, because they follow from what everybody has seen. */
  readonly bets: readonly CarName[];
}

export interface AutomasView {
  readonly automas: readonly AutomaView[];
  /** D-V8c: cars whose Speed-8 went back under the deck, in that order, including those played since. */
  readonly laidUnder: readonly CarName[];
  /** D-V8j: who has won an ultra victory. */
  readonly ultra: Seat | null;
}

export const AUTOMA_CONFLICTS = [
  {
    code: 'a-person-must-play',
    rule: 'D-V8',
    between: ['automas'],
    clashes: ({ automas }, players) => automas >= players,
  },
  {
    code: 'no-automa-to-level',
    rule: 'D-V0',
    between: ['automaLevel', 'automas'],
    clashes: ({ automas, automaLevel }) => automas === 0 && automaLevel !== 'normal',
  },
] as const satisfies readonly Conflict<DownforceOptions>[];

export const AUTOMA_PAIRS = [
  { code: 'automas-play-from-decks', rule: 'D-V8', one: { hand: ['three'] }, other: { automas: GIVEN } },
  { code: 'no-total-to-compare', rule: 'D-V8', one: MONEYLESS, other: { automas: GIVEN } },
  {
    code: 'automa-needs-a-finish',
    rule: 'D-V8',
    one: { longDistance: ['money'] },
    other: { automas: GIVEN },
  },
] as const satisfies readonly RefusedPair[];

export type AutomaConflict = (typeof AUTOMA_CONFLICTS | typeof AUTOMA_PAIRS)[number]['code'];
