import type { Variant } from '../state/variant.ts';
import { anyOrder } from './any-order/index.ts';
import { automas } from './automas/index.ts';
import { firstHome, noBets, noPowers, threeCards } from './beginners/index.ts';
import { noAuction } from './beginners/no-auction.ts';
import { dice } from './dice/index.ts';
import { extraPowers } from './extra-powers/index.ts';
import { longDistance } from './long-distance/index.ts';
import { odds, penalty, widespread } from './other-bets/index.ts';
import { manualPayouts } from './payouts/index.ts';
import { timely } from './timely/index.ts';
import { tour } from './tour/index.ts';
import { twoPlayers } from './two-players/index.ts';
import { whispers } from './whispers/index.ts';

export { WHISPER_BONUSES } from './whispers/terms.ts';

/**
 * D-V0: all variants. Each changes the game that the ones before it have made, so the order matters:
 * the War of Whispers replaces most of what the others do.
 */
export const VARIANTS: readonly Variant[] = [
  tour,
  longDistance,
  twoPlayers,
  noPowers,
  noAuction,
  automas,
  threeCards,
  odds,
  penalty,
  widespread,
  noBets,
  timely,
  manualPayouts,
  firstHome,
  dice,
  extraPowers,
  anyOrder,
  whispers,
];
