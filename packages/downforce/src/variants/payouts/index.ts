import { payoutsOf } from '../../scoring/payouts.ts';
import { conflictsOf, GIVEN } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import { PAYOUT_CONFLICTS } from './terms.ts';

/** D-E4 */
export const manualPayouts: Variant = {
  options: { payouts: GIVEN },
  conflicts: () => conflictsOf(PAYOUT_CONFLICTS),
  change: (game) => ({ ...game, payouts: payoutsOf(game.setup.options) }),
};
