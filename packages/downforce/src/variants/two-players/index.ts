import { CUNNING, PRINTED_POWERS } from '../../powers/names.ts';
import { GIVEN } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import { TWO_PLAYER_CONFLICTS } from './terms.ts';

/** D-V2: what happens to Cunning with two players. Their drawn hand is printed; 'drawn' only names it. */
export const twoPlayers: Variant = {
  options: { hand: ['drawn'], twoPlayerCunning: GIVEN },
  conflicts: () => TWO_PLAYER_CONFLICTS,
  change: (game) => {
    const { twoPlayerCunning } = game.setup.options;
    if (twoPlayerCunning === 'remove') return game;
    return {
      ...game,
      powersToCome: PRINTED_POWERS,
      powersInPile: game.powersInPile | (1 << CUNNING),
      replacesCunning: twoPlayerCunning === 'replace',
    };
  },
};
