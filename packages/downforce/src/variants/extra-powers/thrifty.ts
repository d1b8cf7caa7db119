import { type Action, refuse } from '@paddock/kernel';
import { colourOf } from '../../deck/deck.ts';
import { listCars } from '../../phases/choices.ts';
import { askForWild, currentLine, lineName, nextLine } from '../../phases/lines.ts';
import { withPhase } from '../../phases/table.ts';
import { wildChoices, wildRefusal } from '../../phases/wilds.ts';
import { POWERS } from '../../powers/names.ts';
import { POWER_MARKS } from '../../powers/names.ts';
import { CHOOSE_WILD, encode, ENOUGH, thingOf, verbOf } from '../../state/action.ts';
import { hasBit } from '../../state/bits.ts';
import { type Car, CARS } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { CARD, CHOOSING_WILD, HOLDER, HOME, LINE, LINES_LEFT, TURN } from '../../state/layout.ts';
import type { DownforceRefusal } from '../../state/terms.ts';
import { type ExtraPower, isMarked } from './power.ts';

const THRIFTY = POWERS.indexOf('thrifty');

/** A line whose car does not move may move another car that a wild could choose, or be left unused. */
export const THRIFTY_POWER: ExtraPower = {
  change: (game) => {
    const choosing = game.phases[CHOOSING_WILD];
    return {
      ...game,
      linesSaved,
      asksWhenIdle: (state, car) => {
        const { bytes } = state;
        if (!maySave(state, car)) return false;
        const [byte, bit] = POWER_MARKS.saved;
        bytes[byte] |= bit;
        askForWild(bytes);
        return true;
      },
      phases: withPhase(game.phases, {
        ...choosing,
        verbs: [CHOOSE_WILD, ENOUGH],
        legal: (state, _seat, out) => {
          const count = listCars(carsToChoose(state), CHOOSE_WILD, out);
          if (!isMarked(state.bytes, 'saved')) return count;
          out[count] = encode(ENOUGH);
          return count + 1;
        },
        refusal,
        apply: (state, action, tell, who) => {
          if (verbOf(action) === ENOUGH) leaveLine(state, tell);
          else choosing.apply(state, action, tell, who);
        },
      }),
    };
  },
};

function maySave(state: DownforceState, car: Car): boolean {
  const { bytes } = state;
  return bytes[HOLDER + THRIFTY] === bytes[TURN] && carsFor(state, car) !== 0;
}

/** Never the line's own car, even with Unpredictable. */
function carsFor(state: DownforceState, car: Car): number {
  return wildChoices(state) & ~(1 << car);
}

/** For a wild, or for a saved line. */
function carsToChoose(state: DownforceState): number {
  return isMarked(state.bytes, 'saved') ? carsFor(state, colourOf(currentLine(state))) : wildChoices(state);
}

function linesSaved(state: DownforceState): number {
  const { bytes, game } = state;
  let saved = 0;
  for (let line = 0; line < game.deck.lineCount[bytes[CARD]]; line++) {
    const colour = colourOf(game.lineAt(state, line));
    if (hasBit(bytes[HOME], colour) && maySave(state, colour)) saved |= 1 << line;
  }
  return saved & bytes[LINES_LEFT];
}

function refusal(state: DownforceState, action: Action): DownforceRefusal | undefined {
  const { bytes, game } = state;
  const isSaved = isMarked(bytes, 'saved');
  if (verbOf(action) === ENOUGH) return isSaved ? undefined : refuse('choose-the-wild-now', 'D-R4');
  const car = thingOf(action);
  if (isSaved && car === colourOf(currentLine(state)))
    return refuse('car-of-this-line', 'D-V10', { car: CARS[car], card: game.deck.names[bytes[CARD]] });
  return wildRefusal(state, carsToChoose(state), car);
}

function leaveLine(state: DownforceState, tell: Listener): void {
  tell?.all({ kind: 'line-left', seat: state.bytes[TURN], line: lineName(state, state.bytes[LINE]) });
  nextLine(state, tell);
}
