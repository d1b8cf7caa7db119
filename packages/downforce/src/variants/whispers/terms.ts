import type { Seat } from '@paddock/kernel';
import type { PointsResult, PointsSheet } from '../../scoring/sheet.ts';
import { WIDE_768 } from '../../state/action.ts';
import type { CarName } from '../../state/cars.ts';
import { SEAT_ITEM } from '../../state/layout.ts';
import { GIVEN, type RefusedPair } from '../../state/options.ts';

export type WhispersPhase = 'dealing-plaques' | 'drawing-first' | 'predicting' | 'swapping';
export const DEALING_PLAQUES = 16;
export const DRAWING_FIRST = 17;
export const PREDICTING = 22;
export const SWAPPING = 23;

export const DEAL_PLAQUE = 11;
export const SWAP = 27;
export const STAND = 28;
/** For the 720 orders of all cars. */
export const PREDICT = WIDE_768;

/** By seat: the car of the plaque. */
export const PLAQUE = SEAT_ITEM;

/** For a prediction that was entirely right after the first, second or third line. */
export const WHISPER_BONUSES: readonly number[] = [6, 3, 1];

export const WHISPERS_REFUSALS = ['predict-now', 'swap-or-stand-now', 'plaque-already-dealt'] as const;

/** One player's points. */
export interface WhisperSheet extends PointsSheet {
  readonly plaque: CarName;
  /** The prediction after each line; empty if no line was crossed. */
  readonly predictions: readonly (readonly CarName[])[];
  /** Cars in the right place in the last one. */
  readonly right: number;
  readonly bonus: number;
}

export type WhispersFact =
  | { readonly kind: 'plaque-dealt'; readonly seat: Seat; readonly car?: CarName }
  /** In place of a bet: the first asks for a prediction, the others for a swap in it. */
  | { readonly kind: 'whispers-asked'; readonly bet: number; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'predicted';
      readonly seat: Seat;
      readonly line: number;
      /** The whole prediction as it stands. */
      readonly order?: readonly CarName[];
    }
  | { readonly kind: 'whispers-shown'; readonly sheets: readonly WhisperSheet[] };

export interface WhispersView {
  /** D-V6: how many plaques are dealt, in seat order. */
  readonly plaques?: number;
}

export interface WhispersOwnView {
  /** D-V6 */
  readonly plaque?: CarName | null;
  /** D-V6: the prediction after each line answered. */
  readonly predictions?: readonly (readonly CarName[])[];
}

/** D-V6, shown after the end. */
export interface WhispersResult extends PointsResult {
  readonly points?: readonly WhisperSheet[];
}

export const WHISPERS_CONFLICTS = [
  { code: 'whispers-sells-no-cars', rule: 'D-V6', one: { goal: ['whispers'] }, other: { auction: ['dice'] } },
  {
    code: 'whispers-has-no-powers',
    rule: 'D-V6',
    one: { goal: ['whispers'] },
    other: { powers: ['pack'], tricky: GIVEN, twoPlayerCunning: GIVEN },
  },
  {
    code: 'whispers-deals-all-cards',
    rule: 'D-V6',
    one: { hand: ['three', 'drawn'] },
    other: { goal: ['whispers'] },
  },
  {
    code: 'points-or-money',
    rule: 'D-V6',
    one: { goal: ['whispers'] },
    other: { longDistance: ['money'] },
  },
] as const satisfies readonly RefusedPair[];

export type WhispersConflict = (typeof WHISPERS_CONFLICTS)[number]['code'];
