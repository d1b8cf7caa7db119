import { colourOf, LINE_SLOTS } from '../../deck/deck.ts';
import type { DownforceState } from '../../state/game.ts';
import { bitsIn, spaceOf } from '../../state/access.ts';
import { FOCUSED, TENACIOUS, WATCHFUL, type PowerName } from '../../powers/names.ts';
import {
  BONUS,
  CAR,
  CARD,
  FOCUS,
  HOLDER,
  HOME_WAY,
  LINE,
  MARKS,
  OVER_LINE,
  OWNER,
  PACK_MARKS,
  TAIL,
  TRACK,
  TURN,
  WATCH,
  WAYS,
} from '../../state/layout.ts';

/** D-V10: how much further. */
const SPACES: Readonly<Record<number, number>> = { [FOCUS]: 2, [TAIL]: 2, [WATCH]: 1 };
const NAMES: Readonly<Record<number, PowerName>> = {
  [FOCUS]: 'focused',
  [TAIL]: 'tenacious',
  [WATCH]: 'watchful',
};

export function powerOf(addition: number): PowerName {
  return NAMES[addition];
}

export function spacesOf(addition: number): number {
  return SPACES[addition];
}

/** The number is used up, and the car could go on: what a power of the pack may add, as its mark; 0 for nothing. */
export function packAddition(state: DownforceState): number {
  const { bytes } = state;
  const owner = bytes[OWNER + bytes[CAR]];
  if (owner !== bytes[TURN]) return mayWatch(state) ? WATCH : 0;
  if ((bytes[MARKS] & BONUS) !== 0) return 0;
  if (mayFocus(state)) return FOCUS;
  return mayTail(state) ? TAIL : 0;
}

/** Focused: a card of one line, in the car's own colour. */
function mayFocus({ bytes, game }: DownforceState): boolean {
  return (
    bytes[HOLDER + FOCUSED] === bytes[TURN] &&
    game.deck.lineCount[bytes[CARD]] === 1 &&
    colourOf(game.deck.line[bytes[CARD] * LINE_SLOTS]) === bytes[CAR] &&
    (bytes[PACK_MARKS] & FOCUS) === 0
  );
}

/** Tenacious: right behind another car, one of the spaces it could step to is taken. */
function mayTail({ bytes, game }: DownforceState): boolean {
  if (bytes[HOLDER + TENACIOUS] !== bytes[TURN] || (bytes[PACK_MARKS] & TAIL) !== 0) return false;
  const ways = game.tracks[bytes[TRACK]].nextCount[spaceOf(bytes, bytes[CAR])];
  return bytes[WAYS] !== HOME_WAY && bitsIn(bytes[WAYS] & ~OVER_LINE) < ways;
}

/** Watchful: somebody else's card, and the car's own colour on its bottom line. */
function mayWatch({ bytes, game }: DownforceState): boolean {
  const last = game.deck.lineCount[bytes[CARD]] - 1;
  return (
    bytes[HOLDER + WATCHFUL] === bytes[OWNER + bytes[CAR]] &&
    bytes[LINE] === last &&
    colourOf(game.deck.line[bytes[CARD] * LINE_SLOTS + last]) === bytes[CAR] &&
    (bytes[PACK_MARKS] & WATCH) === 0
  );
}
