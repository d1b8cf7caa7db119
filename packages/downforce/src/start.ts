import type { Setup } from '@paddock/kernel';
import { CAR_COUNT, ALL_CARS } from './cars.ts';
import { gameOf } from './compose.ts';
import { SPEED_8_KINDS } from './deck/deck.ts';
import type { Content, DownforceState } from './game.ts';
import { putUnseen } from './hands.ts';
import type { DownforceOptions } from './options.ts';
import { setTrack } from './places.ts';
import { NO_ROAD, WALL } from './roads.ts';
import { layOutPowers, NOT_PLACED } from './setup.ts';
import {
  BETS,
  CAR,
  CARD,
  CHOICE,
  FACE_DOWN,
  FINISH,
  FOR_SALE,
  LAP,
  LINE,
  MOST_SEATS,
  ACTOR,
  NONE,
  OCCUPIED,
  OWNER,
  SALE_POWER,
  SPACE,
  SPEED_8,
  STAGE,
  STATE_BYTES,
  TRACK,
  TURN,
  UNOWNED,
} from './state.ts';

/** A state before anything has happened: nothing drawn, nobody asked. */
export function blankState(content: Content, setup: Setup<DownforceOptions>): DownforceState {
  const bytes = new Uint8Array(STATE_BYTES);
  const state: DownforceState = { game: gameOf(content, setup), bytes, road: NO_ROAD, ahead: 0 };
  for (const at of [TURN, CARD, LINE, CAR, ACTOR, FOR_SALE, SALE_POWER]) bytes[at] = NONE;
  bytes.fill(NONE, FINISH, FINISH + CAR_COUNT);
  bytes.fill(NONE, SPACE, SPACE + 2 * CAR_COUNT);
  bytes.fill(NOT_PLACED, LAP, LAP + CAR_COUNT);
  bytes.fill(UNOWNED, OWNER, OWNER + CAR_COUNT);
  bytes.fill(NONE, CHOICE, CHOICE + MOST_SEATS);
  bytes.fill(NONE, BETS, BETS + 3 * MOST_SEATS);
  bytes[SPEED_8] = ALL_CARS;
  bytes[FACE_DOWN] = ALL_CARS;
  const { track } = setup.options;
  const index = content.tracks.findIndex(({ file }) => file.id === track);
  bytes[TRACK] = NONE;
  if (index >= 0) setTrack(state, index);
  bytes[OCCUPIED + WALL] = 1;
  layOutPowers(state);
  return state;
}

export function start(content: Content, setup: Setup<DownforceOptions>): DownforceState {
  const state = blankState(content, setup);
  const { bytes, game } = state;
  for (let kind = SPEED_8_KINDS; kind < game.deck.kindCount; kind++)
    putUnseen(bytes, kind, game.deck.count[kind]);
  bytes[STAGE] = 0;
  game.stages[0](state, undefined);
  return state;
}
