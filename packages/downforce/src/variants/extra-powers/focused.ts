import { colourOf, LINE_SLOTS } from '../../deck/deck.ts';
import { POWERS } from '../../powers/names.ts';
import type { DownforceState } from '../../state/game.ts';
import { BONUS, CAR, CARD, HOLDER, MARKS, OWNER, TURN } from '../../state/layout.ts';
import { type ExtraPower, isMarked, withAddition } from './power.ts';

const FOCUSED = POWERS.indexOf('focused');

/** Two extra spaces on a card of one line, in the car's own colour. */
export const FOCUSED_POWER: ExtraPower = {
  change: (game) => withAddition(game, { power: 'focused', spaces: 2, mark: 'focus', isOffered }),
};

function isOffered({ bytes, game }: DownforceState): boolean {
  return (
    bytes[HOLDER + FOCUSED] === bytes[TURN] &&
    bytes[OWNER + bytes[CAR]] === bytes[TURN] &&
    (bytes[MARKS] & BONUS) === 0 &&
    game.deck.lineCount[bytes[CARD]] === 1 &&
    colourOf(game.deck.line[bytes[CARD] * LINE_SLOTS]) === bytes[CAR] &&
    !isMarked(bytes, 'focus')
  );
}
