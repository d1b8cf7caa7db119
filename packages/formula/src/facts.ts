import type { Outcome, Seat, Standing, Tell } from '@paddock/kernel';
import type { CardName } from './cards.ts';
import type { CarName, Team } from './teams.ts';

/** Why a car moved or stayed; selects the sentence. */
export type MoveCause = 'overtake' | 'slipstream' | 'turbo' | 'charge' | 'gears' | 'back' | 'pit' | 'spin';
export type RetireCause = 'engine' | 'spin' | 'crash';
export type Nothing = 'both-retired' | 'nobody-there' | 'stays-first' | 'stays-last' | 'no-pit-trouble';

/** An event as players learn it. Places count from 1. */
export type FormulaFact =
  | { readonly kind: 'team-given'; readonly seat: Seat; readonly team: Team }
  | { readonly kind: 'grid-drawn'; readonly team: Team; readonly places: readonly [number, number] }
  | {
      readonly kind: 'race-starts';
      readonly race: number;
      readonly grid: readonly CarName[];
      readonly pile: number;
      readonly first: Seat;
    }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly card?: CardName }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: CardName }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly car: CarName }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly die: number; readonly card: CardName }
  | { readonly kind: 'rejected'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'accepted'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'rolls-again'; readonly seat: Seat; readonly car: CarName }
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly car: CarName }
  | {
      readonly kind: 'moved';
      readonly car: CarName;
      readonly from: number;
      readonly to: number;
      readonly cause: MoveCause;
    }
  | { readonly kind: 'retired'; readonly car: CarName; readonly from: number; readonly cause: RetireCause }
  | { readonly kind: 'nothing'; readonly why: Nothing; readonly car?: CarName; readonly place?: number }
  | { readonly kind: 'pile-empty'; readonly seat: Seat; readonly turns: number }
  | {
      readonly kind: 'race-over';
      readonly race: number;
      readonly order: readonly CarName[];
      readonly running: number;
      readonly points: readonly number[];
    }
  | { readonly kind: 'ready'; readonly seat: Seat }
  /** `other`: F-O2, the table of the championship that does not decide; absent after a single race. */
  | { readonly kind: 'season-over'; readonly outcome: Outcome; readonly other?: readonly Standing[] };

/** Undefined if nobody listens: then facts cost nothing. */
export type Listener = Tell<FormulaFact> | undefined;
