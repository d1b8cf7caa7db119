import { GIVEN, MONEYLESS, type RefusedPair } from '../../state/options.ts';

export const PAYOUT_CONFLICTS = [
  { code: 'money-does-not-count', rule: 'D-V0', one: MONEYLESS, other: { payouts: GIVEN } },
] as const satisfies readonly RefusedPair[];

export type PayoutConflict = (typeof PAYOUT_CONFLICTS)[number]['code'];
