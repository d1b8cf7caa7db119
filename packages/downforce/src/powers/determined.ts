import type { Addition } from '../state/game.ts';
import { BENT, BONUS, CAR, HOLDER, MARKS, MOVED, OWNER, TURN } from '../state/layout.ts';
import { DETERMINED } from './names.ts';

/** D-P3: two extra spaces. Offered last: the other additions are regular movement and count towards it. */
export const DETERMINED_ADDITION: Addition = {
  power: 'determined',
  spaces: 2,
  byte: MARKS,
  mark: BONUS,
  isOffered: ({ bytes }) => {
    const seat = bytes[TURN];
    return (
      bytes[HOLDER + DETERMINED] === seat &&
      bytes[OWNER + bytes[CAR]] === seat &&
      (bytes[MARKS] & (MOVED | BENT | BONUS)) === MOVED
    );
  },
};
