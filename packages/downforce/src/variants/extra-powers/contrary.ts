import { colourOf, encodeLine, numberOf } from '../../deck/deck.ts';
import { either } from '../../phases/choices.ts';
import { beginLines, printedLine } from '../../phases/lines.ts';
import { POWER_MARKS, POWERS } from '../../powers/names.ts';
import { verbOf } from '../../state/action.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { CARD, HOLDER, PHASE, TURN } from '../../state/layout.ts';
import { isMarked, type ExtraPower } from './power.ts';

const CONTRARY = POWERS.indexOf('contrary');

const NUMBERING = 26;
const AS_PRINTED = 30;
const TURN_NUMBERS = 31;

/** The card's player chooses whether its numbers count from the bottom up. The colours stay. */
export const CONTRARY_POWER: ExtraPower = {
  verbs: { [AS_PRINTED]: { word: 'as-printed' }, [TURN_NUMBERS]: { word: 'upside-down' } },
  phases: [
    {
      number: NUMBERING,
      name: 'numbering',
      who: 'one',
      verbs: [AS_PRINTED, TURN_NUMBERS],
      question: { code: 'choose-the-numbers-now', rule: 'D-V10' },
      legal: (_state, _seat, out) => either(AS_PRINTED, TURN_NUMBERS, out),
      apply: (state, action, tell) => chooseNumbers(state, verbOf(action) === TURN_NUMBERS, tell),
    },
  ],
  change: (game) => ({
    ...game,
    beginCard: (state, tell) => {
      if (mayTurn(state)) state.bytes[PHASE] = NUMBERING;
      else game.beginCard(state, tell);
    },
    lineAt,
  }),
};

/** A card of one line has nothing to turn. */
function mayTurn({ bytes, game }: DownforceState): boolean {
  return bytes[HOLDER + CONTRARY] === bytes[TURN] && game.deck.lineCount[bytes[CARD]] > 1;
}

function chooseNumbers(state: DownforceState, isTurned: boolean, tell: Listener): void {
  const { bytes } = state;
  const [byte, bit] = POWER_MARKS.upsideDown;
  if (isTurned) bytes[byte] |= bit;
  const numbers = isTurned ? 'upside-down' : 'as-printed';
  tell?.all({ kind: 'numbers-chosen', seat: bytes[TURN], numbers });
  beginLines(state, tell);
}

function lineAt(state: DownforceState, line: number): number {
  const { bytes, game } = state;
  const printed = printedLine(state, line);
  if (!isMarked(bytes, 'upsideDown')) return printed;
  const other = printedLine(state, game.deck.lineCount[bytes[CARD]] - 1 - line);
  return encodeLine(colourOf(printed), numberOf(other));
}
