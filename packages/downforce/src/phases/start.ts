import type { Setup } from '@paddock/kernel';
import { gameOf } from '../rules/compose.ts';
import type { Content, DownforceState } from '../state/game.ts';
import { beginGame, layOut } from './reset.ts';
import type { DownforceOptions } from '../rules/options.ts';
import { NO_ROAD } from '../track/packed-road.ts';
import { GAME, STATE_BYTES } from '../state/layout.ts';
import type { Ways } from '../rules/ways.ts';

function emptyState(content: Content, ways: Ways, setup: Setup<DownforceOptions>): DownforceState {
  return {
    game: gameOf(content, ways, setup),
    bytes: new Uint8Array(STATE_BYTES),
    road: NO_ROAD,
    ahead: 0,
    past: [],
  };
}

/** A state before anything has happened in this game of a tour (D-V4). */
export function blankState(
  content: Content,
  ways: Ways,
  setup: Setup<DownforceOptions>,
  game = 0,
): DownforceState {
  const state = emptyState(content, ways, setup);
  state.bytes[GAME] = game;
  layOut(state);
  return state;
}

export function start(content: Content, ways: Ways, setup: Setup<DownforceOptions>): DownforceState {
  const state = emptyState(content, ways, setup);
  beginGame(state);
  return state;
}
