import type { Seat } from '@paddock/kernel';
import type { CarName } from '../../state/cars.ts';
import type { RefusedPair } from '../../state/options.ts';

export const OFFER = 25;

export const DICE_REFUSALS = ['set-a-die-now'] as const;

export interface DieBid {
  readonly seat: Seat;
  /** 0 is a pass. */
  readonly bid: number;
}

export type DiceFact =
  /** 0 is a pass. */
  | { readonly kind: 'die-set'; readonly seat: Seat; readonly bid?: number }
  | { readonly kind: 'dice-shown'; readonly car: CarName; readonly bids: readonly DieBid[] }
  | { readonly kind: 'takes-last'; readonly seat: Seat; readonly car: CarName; readonly price: number };

export interface DiceOwnView {
  /** D-V7: the number set, until all are revealed; 0 is a pass. */
  readonly die?: number | null;
}

export const DICE_CONFLICTS = [
  {
    code: 'bids-would-cost-nothing',
    rule: 'D-V7',
    one: { goal: ['firstHome'], longDistance: [true] },
    other: { auction: ['dice'] },
  },
] as const satisfies readonly RefusedPair[];

export type DiceConflict = (typeof DICE_CONFLICTS)[number]['code'];
