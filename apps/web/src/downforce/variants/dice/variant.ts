import type { PageVariant } from '../../variant.ts';
import { DiceBids } from './dice-bids.tsx';

/** D-V7 */
export const dice: PageVariant = {
  answers: ['offer'],
  bidsFor: ({ auction }) => (auction === 'dice' ? DiceBids : undefined),
};
