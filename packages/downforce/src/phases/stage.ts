import type { DownforceState, Listener } from '../state/game.ts';
import { DRAWN, STAGE } from '../state/layout.ts';

/** Moves on to the next stage that has something to do. */
export function nextStage(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  do {
    bytes[STAGE]++;
    bytes[DRAWN] = 0;
  } while (!game.stages[bytes[STAGE]](state, tell));
}
