import { type Action, refuse, type Seat } from '@paddock/kernel';
import { encodeLine } from '../../deck/deck.ts';
import { lineName, liveLines, nextLine, startLine } from '../../phases/lines.ts';
import { encode, thingOf } from '../../state/action.ts';
import { hasBit } from '../../state/bits.ts';
import { LETTERS, WILD } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { CARD, CHOOSING_LINE, NONE, TURN } from '../../state/layout.ts';
import { GIVEN } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import { TAKE_LINE } from './terms.ts';

/** D-P5 'any': Tricky moves the lines one by one, in any order. */
export const anyOrder: Variant = {
  options: { tricky: GIVEN },
  verbs: { [TAKE_LINE]: { word: 'line', things: lineNames() } },
  phases: [
    {
      number: CHOOSING_LINE,
      name: 'choosing-line',
      who: 'one',
      verbs: [TAKE_LINE],
      question: { code: 'choose-a-line-now', rule: 'D-P5' },
      legal: linesToTake,
      refusal: (state, action) =>
        lineOfThing(state, thingOf(action)) === NONE ? refuse('line-not-left', 'D-P5') : undefined,
      apply: (state, action, tell) => takeLine(state, lineOfThing(state, thingOf(action)), tell),
    },
  ],
  change: (game) => ({ ...game, anyOrder: true }),
};

/** Lines that look alike are listed once. */
function linesToTake(state: DownforceState, _seat: Seat, out: Action[]): number {
  const { bytes, game } = state;
  const live = liveLines(state);
  let count = 0;
  for (let line = 0; line < game.deck.lineCount[bytes[CARD]]; line++) {
    if (!hasBit(live, line)) continue;
    const action = encode(TAKE_LINE, game.lineAt(state, line));
    let known = 0;
    while (known < count && out[known] !== action) known++;
    if (known === count) out[count++] = action;
  }
  return count;
}

function takeLine(state: DownforceState, line: number, tell: Listener): void {
  tell?.all({ kind: 'line-chosen', seat: state.bytes[TURN], line: lineName(state, line) });
  if (!startLine(state, line, tell)) nextLine(state, tell);
}

/** The first remaining line that looks like this. */
function lineOfThing(state: DownforceState, thing: number): number {
  const { game } = state;
  const live = liveLines(state);
  for (let line = 0; line < game.deck.lineCount[state.bytes[CARD]]; line++)
    if (game.lineAt(state, line) === thing && hasBit(live, line)) return line;
  return NONE;
}

function lineNames(): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (let colour = 0; colour <= WILD; colour++)
    for (let number = 1; number <= 6; number++)
      names[encodeLine(colour, number)] = `${LETTERS[colour]}${number}`;
  return names;
}
