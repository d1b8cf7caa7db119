import { colourOf, numberOf } from '../../deck/deck.ts';
import { currentLine, jam, lineName, nextLine, startSteps } from '../../phases/lines.ts';
import { withPhase } from '../../phases/table.ts';
import { POWERS } from '../../powers/names.ts';
import { POWER_MARKS } from '../../powers/names.ts';
import { IGNORE, MOVE } from '../../state/action.ts';
import { WILD } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { DECIDING_LINE, EXITS, HOLDER, LINE, OWNER, TURN } from '../../state/layout.ts';
import { type ExtraPower, isMarked } from './power.ts';

const OBSTRUCTIVE = POWERS.indexOf('obstructive');

const SHORTEN = 32;
/** How many spaces are taken off. */
const SPACES_OFF = 3;

/** Once per card, another player's car moves three spaces fewer. */
export const OBSTRUCTIVE_POWER: ExtraPower = {
  verbs: { [SHORTEN]: { word: 'shorten' } },
  change: (game) => ({
    ...game,
    phases: withPhase(game.phases, { ...game.phases[DECIDING_LINE], verbs: [IGNORE, SHORTEN, MOVE] }),
    hasLineChoice: (state) => game.hasLineChoice(state) || isOffered(state),
    lineChoices: [
      ...game.lineChoices,
      { power: 'obstructive', rule: 'D-V10', verb: SHORTEN, isOffered, apply: shortenLine },
    ],
  }),
};

/** Only a line in the car's colour, not a wild. */
function isOffered(state: DownforceState): boolean {
  const { bytes } = state;
  if (bytes[HOLDER + OBSTRUCTIVE] !== bytes[TURN] || isMarked(bytes, 'shortened')) return false;
  const colour = colourOf(currentLine(state));
  return colour !== WILD && bytes[OWNER + colour] !== bytes[TURN];
}

function shortenLine(state: DownforceState, tell: Listener): void {
  const { bytes } = state;
  const line = currentLine(state);
  const car = colourOf(line);
  const [byte, bit] = POWER_MARKS.shortened;
  bytes[byte] |= bit;
  tell?.all({ kind: 'line-shortened', seat: bytes[TURN], line: lineName(state, bytes[LINE]) });
  const spaces = numberOf(line) - SPACES_OFF;
  if (spaces > 0 && bytes[EXITS] !== 0) return startSteps(state, car, spaces);
  if (spaces > 0) jam(state, car, spaces, tell);
  bytes[EXITS] = 0;
  nextLine(state, tell);
}
