import type { Conflict, Seat } from '@paddock/kernel';
import type { Sheet } from '../../scoring/sheet.ts';
import type { CarName } from '../../state/cars.ts';
import { type DownforceOptions, GIVEN, type RefusedPair } from '../../state/options.ts';
import type { Track } from '../../track/track.ts';
import type { VariantResult } from '../terms.ts';

/** Between two games of a tour. */
export type TourPhase = 'resting';
export const RESTING = 24;

export const READY = 29;

export const TOUR_REFUSALS = ['ready-now'] as const;

/** D-V4: a finished game of a tour. */
export interface PastGame extends VariantResult {
  readonly track: string;
  readonly standing: readonly CarName[];
  readonly finished: number;
  /** By seat; their sums decide. */
  readonly scores: readonly number[];
  readonly sheets: readonly Sheet[];
}

export type TourFact =
  /** A game of the tour is over; `totals` by seat, over all games so far. */
  | {
      readonly kind: 'leg-over';
      readonly leg: number;
      readonly legs: number;
      readonly result: PastGame;
      readonly totals: readonly number[];
    }
  | { readonly kind: 'ready'; readonly seat: Seat };

export interface TourView {
  /** D-V4: finished games, including the one just finished while the table rests. */
  readonly tour?: { readonly over: number; readonly past: readonly PastGame[] };
}

export const TOUR_CONFLICTS = [
  {
    code: 'no-total-to-add',
    rule: 'D-V4',
    one: { goal: ['firstHome'], longDistance: [true] },
    other: { worldTour: GIVEN },
  },
] as const satisfies readonly RefusedPair[];

export function trackConflicts([usual]: readonly Track[]) {
  return [
    {
      code: 'tour-names-the-tracks',
      rule: 'D-V0',
      between: ['track', 'worldTour'],
      clashes: ({ track, worldTour }) => worldTour.length > 0 && track !== usual.file.id,
    },
  ] as const satisfies readonly Conflict<DownforceOptions>[];
}

export type TourConflict = (
  | (typeof TOUR_CONFLICTS)[number]
  | ReturnType<typeof trackConflicts>[number]
)['code'];
