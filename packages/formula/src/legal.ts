import { NOBODY, TABLE_ALONE, type Action, type Seat, type SeatSet } from '@paddock/kernel';
import { ACCEPT, AGAIN, CAR, pack, PLAY, READY, REJECT, STOP } from './action.ts';
import { CRASH, FAMILY_OF, NO_TEAM, SPIN_LAST, SPIN_OUT, TEAM_OF, TURBO } from './cards.ts';
import {
  CARD,
  CHOOSING,
  DECIDING,
  HAND_BYTES,
  HANDS,
  LAST_DIE,
  LINE,
  OVER,
  PHASE,
  PLAYING,
  READY_SEATS,
  RESTING,
  RUNNING,
  SLOT,
  TURN,
  type FormulaState,
} from './state.ts';

/** F-K5: how many cars at the end of the line may be turbocharged. */
export const TAILENDERS = 3;

export function toAct({ bytes, setup }: FormulaState): SeatSet {
  switch (bytes[PHASE]) {
    case PLAYING:
    case CHOOSING:
    case DECIDING:
      return 1 << bytes[TURN];
    case RESTING:
      return ((1 << setup.players) - 1) & ~bytes[READY_SEATS];
    case OVER:
      return NOBODY;
    default:
      return TABLE_ALONE;
  }
}

export function legal({ bytes, setup }: FormulaState, seat: Seat, out: Action[]): number {
  const phase = bytes[PHASE];
  if (phase === RESTING) {
    if (seat >= setup.players || (bytes[READY_SEATS] & (1 << seat)) !== 0) return 0;
    out[0] = pack(READY);
    return 1;
  }
  if (bytes[TURN] !== seat) return 0;
  if (phase === PLAYING) return cardsInHand(bytes, seat, out);
  if (phase === CHOOSING) return carsFor(bytes, bytes[CARD], out);
  if (phase === DECIDING) return decisions(bytes, out);
  return 0;
}

/** F-T1: any card in hand, each kind once. */
function cardsInHand(bytes: Uint8Array, seat: Seat, out: Action[]): number {
  const hand = HANDS + seat * HAND_BYTES;
  const end = hand + bytes[hand];
  let count = 0;
  let last = -1;
  for (let at = hand + 1; at <= end; at++) {
    const kind = bytes[at];
    if (kind !== last) out[count++] = pack(PLAY, kind);
    last = kind;
  }
  return count;
}

/** The cars a card may choose: running cars of its colour, the last three, or any. */
function carsFor(bytes: Uint8Array, card: number, out: Action[]): number {
  const running = bytes[RUNNING];
  const team = TEAM_OF[card];
  let count = 0;
  if (team !== NO_TEAM) {
    const first = team * 2;
    if (bytes[SLOT + first] < running) out[count++] = pack(CAR, first);
    if (bytes[SLOT + first + 1] < running) out[count++] = pack(CAR, first + 1);
    return count;
  }
  const from = FAMILY_OF[card] === TURBO ? running - TAILENDERS : 0;
  for (let slot = from; slot < running; slot++) out[count++] = pack(CAR, bytes[LINE + slot]);
  return count;
}

function decisions(bytes: Uint8Array, out: Action[]): number {
  switch (FAMILY_OF[bytes[CARD]]) {
    case CRASH: {
      const slot = bytes[LAST_DIE] - 1;
      out[0] = pack(CAR, bytes[LINE + slot - 1]);
      out[1] = pack(CAR, bytes[LINE + slot + 1]);
      return 2;
    }
    case SPIN_OUT:
    case SPIN_LAST:
      out[0] = pack(ACCEPT);
      out[1] = pack(REJECT);
      return 2;
    default:
      out[0] = pack(AGAIN);
      out[1] = pack(STOP);
      return 2;
  }
}
