import type { Seat } from '@paddock/kernel';
import type { LineName } from '../../state/names.ts';

export type AnyOrderPhase = 'choosing-line';

export const TAKE_LINE = 18;

export const ANY_ORDER_REFUSALS = ['choose-a-line-now', 'line-not-left'] as const;

/** D-P5 'any' */
export interface AnyOrderFact {
  readonly kind: 'line-chosen';
  readonly seat: Seat;
  readonly line: LineName;
}
