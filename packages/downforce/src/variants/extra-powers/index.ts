import { EXTRA_POWERS } from '../../powers/index.ts';
import { POWER_COUNT, PRINTED_POWERS } from '../../powers/names.ts';
import type { Variant } from '../../state/variant.ts';

/** D-V10: six powers of our own; which ones come up is drawn from all twelve. */
export const extraPowers: Variant = {
  options: { powers: ['pack'] },
  phases: EXTRA_POWERS.flatMap(({ phases = [] }) => phases),
  verbs: Object.assign({}, ...EXTRA_POWERS.map(({ verbs }) => verbs)),
  change: (game) =>
    EXTRA_POWERS.reduce((changed, power) => power.change(changed), {
      ...game,
      powerCount: POWER_COUNT,
      powersInPile: game.powersInPile | (((1 << POWER_COUNT) - 1) & -(1 << PRINTED_POWERS)),
    }),
};
