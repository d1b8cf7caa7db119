import { SPEED_8_KINDS } from '../../deck/deck.ts';
import { PRINTED_BETTING } from '../../phases/betting.ts';
import { beginDeal } from '../../phases/setup.ts';
import { LINES, withHand } from '../../rules/compose.ts';
import { CAR_COUNT, CARS } from '../../state/cars.ts';
import { HOME_COUNT, NONE } from '../../state/layout.ts';
import { conflictsOf } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import { WHISPERS_PHASES, WHISPERS_VERBS } from './phases.ts';
import { restoreWhispers } from './restore.ts';
import { PLAQUE, WHISPERS_CONFLICTS } from './terms.ts';
import {
  askWhispers,
  beginFirst,
  beginPlaques,
  predictionsOf,
  tellWhispers,
  whisperScores,
  whisperSheets,
} from './whispers.ts';

/** D-V6: nobody owns a car; players score by predicting the whole finish. */
export const whispers: Variant = {
  options: { goal: ['whispers'] },
  conflicts: () => conflictsOf(WHISPERS_CONFLICTS),
  phases: WHISPERS_PHASES,
  verbs: WHISPERS_VERBS,
  change: (game) => ({
    ...withHand(game, {
      ...game.hand,
      dealt: Math.floor((game.deck.size + SPEED_8_KINDS) / game.players),
      drawn: 0,
      dealsSpeed8: true,
    }),
    stages: [...game.stages.slice(0, game.stages.indexOf(beginDeal) + 1), beginPlaques, beginFirst],
    powersInPile: 0,
    isDecided: areAllHome,
    betLines: LINES,
    betting: { ...PRINTED_BETTING, places: 0, slips: 0 },
    askLine: askWhispers,
    hasSlips: () => true,
    showSlips: tellWhispers,
    scores: whisperScores,
    result: (state) => ({ points: whisperSheets(state) }),
  }),
  view: ({ bytes, game }) => ({
    plaques: bytes.subarray(PLAQUE, PLAQUE + game.players).filter((car) => car !== NONE).length,
  }),
  viewOwn: (state, seat) => ({
    plaque: state.bytes[PLAQUE + seat] === NONE ? null : CARS[state.bytes[PLAQUE + seat]],
    predictions: predictionsOf(state, seat),
  }),
  restore: restoreWhispers,
};

/** Nobody goes out, so the race goes on until the last car is home. */
function areAllHome(bytes: Uint8Array): boolean {
  return bytes[HOME_COUNT] === CAR_COUNT;
}
