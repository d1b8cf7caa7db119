import { POWER_COUNT, PRINTED_POWERS } from '../../powers/names.ts';
import type { Game } from '../../state/game.ts';
import type { Variant } from '../../state/variant.ts';
import { CONTRARY_POWER } from './contrary.ts';
import { FOCUSED_POWER } from './focused.ts';
import { OBSTRUCTIVE_POWER } from './obstructive.ts';
import type { ExtraPower } from './power.ts';
import { TENACIOUS_POWER } from './tenacious.ts';
import { THRIFTY_POWER } from './thrifty.ts';
import { WATCHFUL_POWER } from './watchful.ts';

/** In the order in which they are offered. */
const EXTRA_POWERS: readonly ExtraPower[] = [
  CONTRARY_POWER,
  FOCUSED_POWER,
  OBSTRUCTIVE_POWER,
  TENACIOUS_POWER,
  THRIFTY_POWER,
  WATCHFUL_POWER,
];

/** D-V10: six powers of our own; the game draws from all twelve. */
export const extraPowers: Variant = {
  options: { powers: ['pack'] },
  phases: EXTRA_POWERS.flatMap(({ phases = [] }) => phases),
  verbs: Object.assign({}, ...EXTRA_POWERS.map(({ verbs }) => verbs)),
  change: (game) =>
    EXTRA_POWERS.reduce<Game>((changed, power) => power.change(changed), {
      ...game,
      powerCount: POWER_COUNT,
      powersInPile: game.powersInPile | (((1 << POWER_COUNT) - 1) & -(1 << PRINTED_POWERS)),
    }),
};
