import type { Outcome, Seat } from '@paddock/kernel';
import type { CarName } from './cars.ts';
import type { PowerName } from '../powers/names.ts';
import type { Sheet } from '../scoring/scoring.ts';
import type { PastGame } from '../variants/tour/tour.ts';
import type { WhisperSheet } from '../variants/whispers/whispers.ts';

/** A card by its lines: 'r6y4k2b1', 'w5', 'r8'. */
export type CardName = string;
/** One line: 'r6', 'w2'. */
export type LineName = string;

export interface ShownBid {
  readonly seat: Seat;
  readonly card: CardName;
  readonly declared: boolean;
  /** What it offers; 0 is a pass. */
  readonly bid: number;
}

/** D-V7 */
export interface DieBid {
  readonly seat: Seat;
  /** 0 is a pass. */
  readonly bid: number;
}

/** Why a line moved nothing. */
export type Idle = 'finished' | 'blocked' | 'no-colour';

/** Something that happened, as players are told it. Places and bets count from 1. */
export type DownforceFact =
  | { readonly kind: 'track-drawn'; readonly track: string }
  | { readonly kind: 'grid-drawn'; readonly car: CarName; readonly number: number }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly card?: CardName }
  /** D-S1: cards that nobody gets. */
  | { readonly kind: 'boxed-unseen'; readonly count: number }
  | { readonly kind: 'car-given'; readonly seat: Seat; readonly car: CarName }
  | { readonly kind: 'power-given'; readonly seat: Seat; readonly power: PowerName }
  /** `again`: a car that was set aside (D-A9). */
  | { readonly kind: 'for-sale'; readonly car: CarName; readonly round: number; readonly again: boolean }
  | { readonly kind: 'power-turned'; readonly power: PowerName; readonly car: CarName }
  | { readonly kind: 'bids-asked'; readonly car: CarName; readonly seats: readonly Seat[] }
  | { readonly kind: 'bid-laid'; readonly seat: Seat; readonly card?: CardName; readonly declared?: boolean }
  | { readonly kind: 'bids-shown'; readonly car: CarName; readonly bids: readonly ShownBid[] }
  /** What the bids have proved absent from a hand (D-A8, D-A10), as kinds. */
  | { readonly kind: 'proved-absent'; readonly seat: Seat; readonly cards: readonly CardName[] }
  /** D-V8b: an automa's top card, its bid. */
  | { readonly kind: 'turned-up'; readonly seat: Seat; readonly card: CardName }
  /** D-V8b with D-V7 */
  | { readonly kind: 'die-rolled'; readonly seat: Seat; readonly bid: number }
  /** D-A4, D-V7: why this one of several equal bids wins. */
  | { readonly kind: 'tie-broken'; readonly seat: Seat; readonly bid: number; readonly by: TieBreak }
  | { readonly kind: 'bids-tied'; readonly seats: readonly Seat[]; readonly bid: number }
  | { readonly kind: 'lot-drawn'; readonly seat: Seat }
  /** D-V7; 0 is a pass. */
  | { readonly kind: 'die-set'; readonly seat: Seat; readonly bid?: number }
  | { readonly kind: 'dice-shown'; readonly car: CarName; readonly bids: readonly DieBid[] }
  | { readonly kind: 'takes-last'; readonly seat: Seat; readonly car: CarName; readonly price: number }
  /** D-A8 */
  | { readonly kind: 'must-take'; readonly seat: Seat; readonly car: CarName; readonly card: CardName }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly car: CarName;
      readonly power: PowerName | null;
      readonly price: number;
    }
  /** D-V8b: a power that an automa won. */
  | { readonly kind: 'power-boxed'; readonly seat: Seat; readonly power: PowerName }
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
  /** D-V8b: after the auction; `count` with the Speed-8 cards that are shuffled in. */
  | { readonly kind: 'deck-shuffled'; readonly seat: Seat; readonly count: number }
  /** D-V2 */
  | { readonly kind: 'pile-made'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'race-starts'; readonly track: string; readonly first: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardName }
  /** D-P5 */
  | { readonly kind: 'order-chosen'; readonly seat: Seat; readonly order: 'top-down' | 'bottom-up' }
  /** D-V10: Contrary */
  | { readonly kind: 'numbers-chosen'; readonly seat: Seat; readonly numbers: 'as-printed' | 'upside-down' }
  | { readonly kind: 'line-chosen'; readonly seat: Seat; readonly line: LineName }
  | { readonly kind: 'line-ignored'; readonly seat: Seat; readonly line: LineName }
  /** D-V10: Obstructive */
  | { readonly kind: 'line-shortened'; readonly seat: Seat; readonly line: LineName }
  /** D-V10: Thrifty does without. */
  | { readonly kind: 'line-left'; readonly seat: Seat; readonly line: LineName }
  | { readonly kind: 'line-moved'; readonly seat: Seat; readonly line: LineName }
  | { readonly kind: 'line-idle'; readonly line: LineName; readonly why: Idle; readonly car?: CarName }
  | { readonly kind: 'wild-chosen'; readonly seat: Seat; readonly car: CarName; readonly number: number }
  /** `to` is `null` beyond the finish. */
  | {
      readonly kind: 'stepped';
      readonly seat: Seat;
      readonly car: CarName;
      readonly from: number;
      readonly to: number | null;
    }
  | { readonly kind: 'finished'; readonly car: CarName; readonly place: number }
  | { readonly kind: 'jammed'; readonly car: CarName; readonly lost: number }
  /** D-V8i: to how much, 20 at most. */
  | { readonly kind: 'counter-rose'; readonly seat: Seat; readonly car: CarName; readonly counter: number }
  /** D-V8c: the Speed-8 of a finished car. */
  | { readonly kind: 'speed-8-put-away'; readonly seat: Seat; readonly card: CardName }
  /** D-V8c: a Speed-8 goes back under the deck. */
  | { readonly kind: 'laid-under'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'goes-on'; readonly seat: Seat; readonly car: CarName; readonly spaces: number }
  | { readonly kind: 'stays'; readonly seat: Seat; readonly car: CarName }
  /** D-R10: what went to the discard pile. */
  | { readonly kind: 'went-out'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: CardName }
  | { readonly kind: 'bets-asked'; readonly bet: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'bet-laid'; readonly seat: Seat; readonly bet: number; readonly car?: CarName }
  /** D-V9 'widespread', best first. */
  | {
      readonly kind: 'podium-laid';
      readonly seat: Seat;
      readonly bet: number;
      readonly cars?: readonly CarName[];
    }
  /** D-V5: to the one who declines, to the others of whoever has chosen, and to all when all have. */
  | { readonly kind: 'bet-declined'; readonly seat: Seat; readonly bet: number }
  | { readonly kind: 'slip-laid'; readonly seat: Seat; readonly bet: number }
  | {
      readonly kind: 'slips-shown';
      readonly bet: number;
      readonly backers: readonly Seat[];
      readonly declined: readonly Seat[];
    }
  /** D-V6. At line 1 a prediction is asked for, at the others a swap in it. */
  | { readonly kind: 'plaque-dealt'; readonly seat: Seat; readonly car?: CarName }
  | { readonly kind: 'whispers-asked'; readonly line: number; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'predicted';
      readonly seat: Seat;
      readonly line: number;
      /** The whole prediction as it now stands. */
      readonly order?: readonly CarName[];
    }
  | { readonly kind: 'whispers-shown'; readonly sheets: readonly WhisperSheet[] }
  /** D-V4: a game of the tour is over; by seat what all so far add up to. */
  | {
      readonly kind: 'leg-over';
      readonly leg: number;
      readonly legs: number;
      readonly result: PastGame;
      readonly totals: readonly number[];
    }
  | { readonly kind: 'ready'; readonly seat: Seat }
  /** All six cars by D-R12, and how many of them finished. */
  | { readonly kind: 'race-over'; readonly standing: readonly CarName[]; readonly finished: number }
  /** D-A12: nobody owns a car. */
  | { readonly kind: 'no-race' }
  | { readonly kind: 'bets-shown'; readonly bets: readonly (readonly CarName[])[] }
  /** D-V8j */
  | { readonly kind: 'ultra-victory'; readonly seat: Seat }
  /** Of a tour the sheets of its last game. */
  | {
      readonly kind: 'game-over';
      readonly outcome: Outcome;
      readonly sheets: readonly Sheet[];
      /** D-V6 */
      readonly points?: readonly WhisperSheet[];
    };

/** More lines on the card; then no wild on it; with dice, fewer cars. */
export type TieBreak = 'lines' | 'no-wild' | 'fewer-cars';

export type FactKind = DownforceFact['kind'];
