import type { Addition, Game, Phase } from '../../state/game.ts';
import type { Verbs } from '../../state/notation.ts';
import { DETERMINED_ADDITION } from '../../powers/determined.ts';
import { POWER_MARKS, type PowerMark } from '../../powers/names.ts';

/** D-V10: an extra power. Like a variant, it changes the composed game. */
export interface ExtraPower {
  readonly phases?: readonly Phase[];
  readonly verbs?: Verbs;
  readonly change: (game: Game) => Game;
}

export function isMarked(bytes: Uint8Array, mark: PowerMark): boolean {
  const [byte, bit] = POWER_MARKS[mark];
  return (bytes[byte] & bit) !== 0;
}

/** Goes before Determined's bonus: it is regular movement, and counts towards it (D-P3). */
export function withAddition(
  game: Game,
  { mark, ...offer }: Omit<Addition, 'byte' | 'mark'> & { readonly mark: PowerMark },
): Game {
  const [byte, bit] = POWER_MARKS[mark];
  const addition: Addition = { ...offer, byte, mark: bit };
  return {
    ...game,
    additionOffered: (state) => {
      const other = game.additionOffered(state);
      const isFirst = other === undefined || other === DETERMINED_ADDITION;
      return isFirst && addition.isOffered(state) ? addition : other;
    },
  };
}
