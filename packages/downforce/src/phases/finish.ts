import { outcomeOf, sheetsOf } from '../scoring/scoring.ts';
import type { DownforceState, Listener, Phase } from '../state/game.ts';
import { GAME, OVER, PHASE } from '../state/layout.ts';

/** Ends a single game, or the last one of a tour. */
export function finishGame(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  bytes[GAME]++;
  if (bytes[GAME] < game.itinerary.length) return game.onLegOver(state, tell);
  bytes[PHASE] = OVER;
  if (tell === undefined) return;
  game.onOver(state, tell);
  tell.all({
    kind: 'game-over',
    outcome: outcomeOf(state),
    sheets: sheetsOf(state),
    ...game.result(state),
  });
}

export const OVER_PHASE: Phase = {
  number: OVER,
  name: 'over',
  who: 'nobody',
  verbs: [],
  apply: () => undefined,
};
