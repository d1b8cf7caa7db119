import type { DownforceState, Listener } from '../state/game.ts';
import { outcomeOf, sheetsOf } from '../scoring/scoring.ts';
import { GAME, OVER, PHASE } from '../state/layout.ts';

/** One game, or the last of a tour: the result counts. */
export function finishGame(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  bytes[GAME]++;
  if (bytes[GAME] < game.itinerary.length) return game.ways.tour.rest(state, tell);
  bytes[PHASE] = OVER;
  if (tell === undefined) return;
  if (game.itinerary.length > 1) game.ways.tour.tellLast(state, tell);
  const ultra = game.ways.automas.ultraWinner(state);
  if (ultra !== null) tell.all({ kind: 'ultra-victory', seat: ultra });
  const points = game.points?.(state);
  tell.all({
    kind: 'game-over',
    outcome: outcomeOf(state),
    sheets: sheetsOf(state),
    ...(points && { points }),
  });
}
