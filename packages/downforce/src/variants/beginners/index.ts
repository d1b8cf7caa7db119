import { withHand } from '../../rules/compose.ts';
import { bestCarScores } from '../../scoring/scoring.ts';
import { hasBit } from '../../state/bits.ts';
import { CAR_COUNT } from '../../state/cars.ts';
import { HOME, OWNER, UNOWNED } from '../../state/layout.ts';
import type { Variant } from '../../state/variant.ts';
import { NO_POWERS_CONFLICTS } from './terms.ts';

/** D-V1: what the beginners' game leaves out. */

export const noPowers: Variant = {
  options: { powers: ['none'] },
  conflicts: () => NO_POWERS_CONFLICTS,
  change: (game) => ({ ...game, powersInPile: 0, powersToCome: 0 }),
};

const THREE = 3;

/** Three cards each, and a common pile to draw from. */
export const threeCards: Variant = {
  options: { hand: ['three'] },
  change: (game) =>
    withHand(game, { ...game.hand, dealt: THREE, drawn: 0, commonPile: true, laysSpeed8: false }),
};

export const noBets: Variant = {
  options: { bets: ['none'] },
  change: (game) => ({ ...game, betLines: 0 }),
};

/** The first owned car to finish wins. */
export const firstHome: Variant = {
  options: { goal: ['firstHome'] },
  change: (game) => ({ ...game, betLines: 0, isDecided: isOwnedCarHome, scores: bestCarScores }),
};

function isOwnedCarHome(bytes: Uint8Array): boolean {
  for (let car = 0; car < CAR_COUNT; car++)
    if (hasBit(bytes[HOME], car) && bytes[OWNER + car] !== UNOWNED) return true;
  return false;
}
