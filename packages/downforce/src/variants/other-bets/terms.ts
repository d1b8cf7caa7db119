import type { Seat } from '@paddock/kernel';
import { WIDE_128 } from '../../state/action.ts';
import type { CarName } from '../../state/cars.ts';
import { MONEYLESS, type OptionValues, type RefusedPair } from '../../state/options.ts';

/** D-V9 'widespread': how many cars a slip names, and the verb for its 120 orders. */
export const PODIUM_PLACES = 3;
export const PODIUM = WIDE_128;

export const PODIUM_REFUSALS = ['name-three-now'] as const;

/** D-V9 'widespread', best first. */
export interface PodiumFact {
  readonly kind: 'podium-laid';
  readonly seat: Seat;
  readonly bet: number;
  readonly cars?: readonly CarName[];
}

export interface OddsView {
  /** D-V9 'odds': all cars, best first, as they stood at each line. */
  readonly odds?: readonly (readonly CarName[])[];
}

const OTHER_BETS = { bets: ['odds', 'widespread', 'penalty'] } as const satisfies OptionValues;

export const OTHER_BETS_CONFLICTS = [
  { code: 'bets-are-not-asked', rule: 'D-V0', one: MONEYLESS, other: OTHER_BETS },
  {
    code: 'penalty-has-one-table',
    rule: 'D-V9',
    one: { bets: ['penalty'] },
    other: { payouts: ['manual'] },
  },
] as const satisfies readonly RefusedPair[];

export type OtherBetsConflict = (typeof OTHER_BETS_CONFLICTS)[number]['code'];
