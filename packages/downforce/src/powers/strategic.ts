import { ignoreLine } from '../phases/lines.ts';
import { IGNORE } from '../state/action.ts';
import type { LineChoice } from '../state/game.ts';
import { HOLDER, IGNORED, MARKS, TURN } from '../state/layout.ts';
import { STRATEGIC } from './names.ts';

/** D-P4: one line of the card may be ignored. */
export const STRATEGIC_CHOICE: LineChoice = {
  power: 'strategic',
  rule: 'D-P4',
  verb: IGNORE,
  isOffered: ({ bytes }) => bytes[HOLDER + STRATEGIC] === bytes[TURN] && (bytes[MARKS] & IGNORED) === 0,
  apply: ignoreLine,
};
