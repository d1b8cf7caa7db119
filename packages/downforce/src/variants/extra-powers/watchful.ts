import { colourOf, LINE_SLOTS } from '../../deck/deck.ts';
import { POWERS } from '../../powers/names.ts';
import type { DownforceState } from '../../state/game.ts';
import { CAR, CARD, HOLDER, LINE, OWNER, TURN } from '../../state/layout.ts';
import { type ExtraPower, isMarked, withAddition } from './power.ts';

const WATCHFUL = POWERS.indexOf('watchful');

/** One extra space on another player's card, if its bottom line is in the car's own colour. */
export const WATCHFUL_POWER: ExtraPower = {
  change: (game) => withAddition(game, { power: 'watchful', spaces: 1, mark: 'watch', isOffered }),
};

function isOffered({ bytes, game }: DownforceState): boolean {
  const owner = bytes[OWNER + bytes[CAR]];
  const last = game.deck.lineCount[bytes[CARD]] - 1;
  return (
    bytes[HOLDER + WATCHFUL] === owner &&
    owner !== bytes[TURN] &&
    bytes[LINE] === last &&
    colourOf(game.deck.line[bytes[CARD] * LINE_SLOTS + last]) === bytes[CAR] &&
    !isMarked(bytes, 'watch')
  );
}
