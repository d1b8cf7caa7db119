import { POWERS } from '../../powers/names.ts';
import { spaceOf } from '../../state/access.ts';
import { countBits } from '../../state/bits.ts';
import type { DownforceState } from '../../state/game.ts';
import {
  BONUS,
  CAR,
  EXITS,
  HOLDER,
  HOME_EXIT,
  MARKS,
  OVER_LINE,
  OWNER,
  TRACK,
  TURN,
} from '../../state/layout.ts';
import { type ExtraPower, isMarked, withAddition } from './power.ts';

const TENACIOUS = POWERS.indexOf('tenacious');

/** Two extra spaces right behind another car: one of the spaces the car could step to is taken. */
export const TENACIOUS_POWER: ExtraPower = {
  change: (game) => withAddition(game, { power: 'tenacious', spaces: 2, mark: 'tail', isOffered }),
};

function isOffered({ bytes, game }: DownforceState): boolean {
  if (
    bytes[HOLDER + TENACIOUS] !== bytes[TURN] ||
    bytes[OWNER + bytes[CAR]] !== bytes[TURN] ||
    (bytes[MARKS] & BONUS) !== 0 ||
    isMarked(bytes, 'tail')
  )
    return false;
  const exits = game.tracks[bytes[TRACK]].nextCount[spaceOf(bytes, bytes[CAR])];
  return bytes[EXITS] !== HOME_EXIT && countBits(bytes[EXITS] & ~OVER_LINE) < exits;
}
