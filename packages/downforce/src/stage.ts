import type { DownforceState, Listener } from './game.ts';
import * as at from './state.ts';

const { DRAWN, STAGE } = at;

/** Goes on to the next stage that has something to do. */
export function nextStage(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  do {
    bytes[STAGE]++;
    bytes[DRAWN] = 0;
  } while (!game.stages[bytes[STAGE]](state, tell));
}
