import { POWER_REFUSALS, type PowerFact, type PowerPhase } from '../powers/names.ts';
import { ANY_ORDER_REFUSALS, type AnyOrderFact, type AnyOrderPhase } from './any-order/terms.ts';
import type { AutomaConflict, AutomaFact, AutomaPhase } from './automas/terms.ts';
import type { BeginnersConflict, GivingFact, GivingPhase } from './beginners/terms.ts';
import { DICE_REFUSALS, type DiceConflict, type DiceFact, type DiceOwnView } from './dice/terms.ts';
import type { LongDistanceConflict } from './long-distance/terms.ts';
import {
  type OddsView,
  type OtherBetsConflict,
  PODIUM_REFUSALS,
  type PodiumFact,
} from './other-bets/terms.ts';
import type { PayoutConflict } from './payouts/terms.ts';
import {
  TIMELY_REFUSALS,
  type TimelyConflict,
  type TimelyFact,
  type TimelyPhase,
  type TimelyView,
} from './timely/terms.ts';
import {
  TOUR_REFUSALS,
  type TourConflict,
  type TourFact,
  type TourPhase,
  type TourView,
} from './tour/terms.ts';
import type { TwoPlayerConflict } from './two-players/terms.ts';
import {
  WHISPERS_REFUSALS,
  type WhispersConflict,
  type WhispersFact,
  type WhispersOwnView,
  type WhispersPhase,
  type WhispersResult,
  type WhispersView,
} from './whispers/terms.ts';

/** The vocabulary of all variants: their facts, verbs, refusals and views. */

export type { AnyOrderFact } from './any-order/terms.ts';
export type { DieBid } from './dice/terms.ts';
export type { PodiumFact } from './other-bets/terms.ts';
export type { PastGame } from './tour/terms.ts';
export type { WhisperSheet } from './whispers/terms.ts';

export type VariantFact =
  | AnyOrderFact
  | AutomaFact
  | DiceFact
  | GivingFact
  | PodiumFact
  | PowerFact
  | TimelyFact
  | TourFact
  | WhispersFact;

/** Not every variant need have phases of its own. */
interface VariantPhases {
  readonly anyOrder: AnyOrderPhase;
  readonly automas: AutomaPhase;
  readonly beginners: GivingPhase;
  readonly extraPowers: PowerPhase;
  readonly timely: TimelyPhase;
  readonly tour: TourPhase;
  readonly whispers: WhispersPhase;
}
export type VariantPhase = VariantPhases[keyof VariantPhases];

export const VARIANT_REFUSALS = [
  ...ANY_ORDER_REFUSALS,
  ...DICE_REFUSALS,
  ...PODIUM_REFUSALS,
  ...POWER_REFUSALS,
  ...TIMELY_REFUSALS,
  ...TOUR_REFUSALS,
  ...WHISPERS_REFUSALS,
] as const;

/** The public view of variants; each part is present only if it is played. */
export interface VariantView extends OddsView, TimelyView, TourView, WhispersView {}

/** The same for one seat's own view. */
export interface VariantOwnView extends DiceOwnView, WhispersOwnView {}

/** What variants add to the result of a game. */
export interface VariantResult extends WhispersResult {}

/** Why options conflict. */
export type VariantConflict =
  | AutomaConflict
  | BeginnersConflict
  | DiceConflict
  | LongDistanceConflict
  | OtherBetsConflict
  | PayoutConflict
  | TimelyConflict
  | TourConflict
  | TwoPlayerConflict
  | WhispersConflict;
