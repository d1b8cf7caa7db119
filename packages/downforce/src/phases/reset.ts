import { SPEED_8_KINDS } from '../deck/deck.ts';
import { POWER_COUNT } from '../powers/names.ts';
import { setTrack } from '../state/access.ts';
import { hasBit } from '../state/bits.ts';
import { ALL_CARS, CAR_COUNT } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { putUnseen } from '../state/hands.ts';
import {
  ACTOR,
  BETS,
  CAR,
  CARD,
  CHOICE,
  FACE_DOWN,
  FINISH,
  FOR_SALE,
  GAME,
  HOLDER,
  IN_PILE,
  LAP,
  LEFT_OUT,
  LINE,
  MOST_SEATS,
  NONE,
  OCCUPIED,
  OWNER,
  SALE_POWER,
  SEAT_ITEM,
  SPACE,
  SPEED_8,
  STAGE,
  TRACK,
  TURN,
  UNOWNED,
} from '../state/layout.ts';
import { NO_ROAD, WALL } from '../track/packed-road.ts';
import { NOT_PLACED } from './setup.ts';

/** Resets a table: nothing drawn, nobody asked, nothing left from an earlier game. */
export function reset(state: DownforceState): void {
  const { bytes, game } = state;
  const played = bytes[GAME];
  bytes.fill(0);
  bytes[GAME] = played;
  for (const at of [TURN, CARD, LINE, CAR, ACTOR, FOR_SALE, SALE_POWER]) bytes[at] = NONE;
  bytes.fill(NONE, FINISH, FINISH + CAR_COUNT);
  bytes.fill(NONE, SPACE, SPACE + 2 * CAR_COUNT);
  bytes.fill(NOT_PLACED, LAP, LAP + CAR_COUNT);
  bytes.fill(UNOWNED, OWNER, OWNER + CAR_COUNT);
  bytes.fill(NONE, CHOICE, CHOICE + MOST_SEATS);
  bytes.fill(NONE, BETS, BETS + 3 * MOST_SEATS);
  bytes.fill(NONE, SEAT_ITEM, SEAT_ITEM + MOST_SEATS);
  bytes[SPEED_8] = game.hand.dealsSpeed8 ? 0 : ALL_CARS;
  bytes[FACE_DOWN] = ALL_CARS;
  bytes[TRACK] = NONE;
  state.road = NO_ROAD;
  const track = game.itinerary[played];
  if (track !== NONE) setTrack(state, track);
  bytes[OCCUPIED + WALL] = 1;
  for (let power = 0; power < POWER_COUNT; power++)
    bytes[HOLDER + power] = hasBit(game.powersInPile, power) ? IN_PILE : LEFT_OUT;
}

/** D-S1: all speed cards are unseen, and the Speed-8 cards too if they are dealt. */
export function beginGame(state: DownforceState): void {
  const { bytes, game } = state;
  reset(state);
  for (let kind = game.hand.dealsSpeed8 ? 0 : SPEED_8_KINDS; kind < game.deck.kindCount; kind++)
    putUnseen(bytes, kind, game.deck.count[kind]);
  bytes[STAGE] = 0;
  game.stages[0](state, undefined);
}
