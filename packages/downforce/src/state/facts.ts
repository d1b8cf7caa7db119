import type { Outcome, Seat } from '@paddock/kernel';
import type { PowerName } from '../powers/names.ts';
import type { Sheet } from '../scoring/sheet.ts';
import type { VariantFact, VariantResult } from '../variants/terms.ts';
import type { CarName } from './cars.ts';
import type { CardName, LineName } from './names.ts';

export interface ShownBid {
  readonly seat: Seat;
  readonly card: CardName;
  readonly declared: boolean;
  /** The bid it makes; 0 is a pass. */
  readonly bid: number;
}

/** Why a line moved nothing. */
export type Idle = 'finished' | 'blocked' | 'no-colour';

/** An event as players learn it. Places and bets count from 1. */
export type DownforceFact =
  | VariantFact
  | { readonly kind: 'track-drawn'; readonly track: string }
  | { readonly kind: 'grid-drawn'; readonly car: CarName; readonly number: number }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly card?: CardName }
  /** D-S1: cards that nobody gets. */
  | { readonly kind: 'boxed-unseen'; readonly count: number }
  /** `again`: a car that was set aside (D-A9). */
  | { readonly kind: 'for-sale'; readonly car: CarName; readonly round: number; readonly again: boolean }
  | { readonly kind: 'power-turned'; readonly power: PowerName; readonly car: CarName }
  | { readonly kind: 'bids-asked'; readonly car: CarName; readonly seats: readonly Seat[] }
  | { readonly kind: 'bid-laid'; readonly seat: Seat; readonly card?: CardName; readonly declared?: boolean }
  | { readonly kind: 'bids-shown'; readonly car: CarName; readonly bids: readonly ShownBid[] }
  /** What the bids have proved absent from a hand (D-A8, D-A10), as kinds. */
  | { readonly kind: 'proved-absent'; readonly seat: Seat; readonly cards: readonly CardName[] }
  /** D-A4, D-V7: why this bid wins among equals. */
  | { readonly kind: 'tie-broken'; readonly seat: Seat; readonly bid: number; readonly by: TieBreak }
  | { readonly kind: 'bids-tied'; readonly seats: readonly Seat[]; readonly bid: number }
  | { readonly kind: 'lot-drawn'; readonly seat: Seat }
  /** D-A8 */
  | { readonly kind: 'must-take'; readonly seat: Seat; readonly car: CarName; readonly card: CardName }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly car: CarName;
      readonly power: PowerName | null;
      readonly price: number;
    }
  | { readonly kind: 'set-aside'; readonly car: CarName; readonly power: PowerName | null }
  | { readonly kind: 'stays-unowned'; readonly car: CarName; readonly power: PowerName | null }
  | { readonly kind: 'keep-asked'; readonly seats: readonly Seat[] }
  | { readonly kind: 'power-chosen'; readonly seat: Seat; readonly power?: PowerName }
  | {
      readonly kind: 'power-kept';
      readonly seat: Seat;
      readonly power: PowerName;
      readonly boxed: readonly PowerName[];
    }
  /** D-A12 */
  | { readonly kind: 'put-away'; readonly seat: Seat; readonly count: number }
  /** D-V2 */
  | { readonly kind: 'pile-made'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'race-starts'; readonly track: string; readonly first: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardName }
  /** D-P5 */
  | { readonly kind: 'order-chosen'; readonly seat: Seat; readonly order: 'top-down' | 'bottom-up' }
  | { readonly kind: 'line-ignored'; readonly seat: Seat; readonly line: LineName }
  | { readonly kind: 'line-moved'; readonly seat: Seat; readonly line: LineName }
  /** `by`: the cars that block it. */
  | {
      readonly kind: 'line-idle';
      readonly line: LineName;
      readonly why: Idle;
      readonly car?: CarName;
      readonly by?: readonly CarName[];
    }
  | { readonly kind: 'wild-chosen'; readonly seat: Seat; readonly car: CarName; readonly number: number }
  /** `to` is `null` beyond the finish; `toGo`: from there to the finish line, in the fewest spaces. */
  | {
      readonly kind: 'stepped';
      readonly seat: Seat;
      readonly car: CarName;
      readonly from: number;
      readonly to: number | null;
      readonly toGo?: number;
    }
  | { readonly kind: 'finished'; readonly car: CarName; readonly place: number }
  /** `by`: the cars on the spaces ahead. */
  | {
      readonly kind: 'jammed';
      readonly car: CarName;
      readonly lost: number;
      readonly by: readonly CarName[];
    }
  | {
      readonly kind: 'goes-on';
      readonly seat: Seat;
      readonly car: CarName;
      readonly spaces: number;
      readonly power: PowerName;
    }
  | { readonly kind: 'stays'; readonly seat: Seat; readonly car: CarName }
  /** D-R10: what went to the discard pile. */
  | { readonly kind: 'went-out'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: CardName }
  | { readonly kind: 'bets-asked'; readonly bet: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'bet-laid'; readonly seat: Seat; readonly bet: number; readonly car?: CarName }
  /** All six cars by D-R12, and how many of them finished. */
  | { readonly kind: 'race-over'; readonly standing: readonly CarName[]; readonly finished: number }
  /** D-A12: nobody owns a car. */
  | { readonly kind: 'no-race' }
  | { readonly kind: 'bets-shown'; readonly bets: readonly (readonly CarName[])[] }
  /** In a tour, the sheets of its last game. */
  | ({
      readonly kind: 'game-over';
      readonly outcome: Outcome;
      readonly sheets: readonly Sheet[];
    } & VariantResult);

/** More lines on the card, then no wild on it; with dice, fewer cars. */
export type TieBreak = 'lines' | 'no-wild' | 'fewer-cars';

export type FactKind = DownforceFact['kind'];
