import type { DownforceState, Game } from '../state/game.ts';
import { STATE_BYTES } from '../state/layout.ts';
import { NO_ROAD } from '../track/packed-road.ts';
import { beginGame, reset } from './reset.ts';

function emptyState(game: Game): DownforceState {
  return { game, bytes: new Uint8Array(STATE_BYTES), road: NO_ROAD, ahead: 0, past: [] };
}

/** A state before anything has happened. */
export function blankState(game: Game): DownforceState {
  const state = emptyState(game);
  reset(state);
  return state;
}

export function start(game: Game): DownforceState {
  const state = emptyState(game);
  beginGame(state);
  return state;
}
