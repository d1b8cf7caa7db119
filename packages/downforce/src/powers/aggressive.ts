import { colourOf, LINE_SLOTS } from '../deck/deck.ts';
import type { Addition } from '../state/game.ts';
import { BONUS, CAR, CARD, EXTRA, HOLDER, LINE, MARKS, OWNER, TURN } from '../state/layout.ts';
import { AGGRESSIVE } from './names.ts';

/** D-P1: one extra space on the printed top line, in the car's own colour. */
export const AGGRESSIVE_ADDITION: Addition = {
  power: 'aggressive',
  spaces: 1,
  byte: MARKS,
  mark: EXTRA,
  isOffered: ({ bytes, game }) => {
    const seat = bytes[TURN];
    return (
      bytes[HOLDER + AGGRESSIVE] === seat &&
      bytes[LINE] === 0 &&
      (bytes[MARKS] & (EXTRA | BONUS)) === 0 &&
      bytes[OWNER + bytes[CAR]] === seat &&
      colourOf(game.deck.line[bytes[CARD] * LINE_SLOTS]) === bytes[CAR]
    );
  },
};
