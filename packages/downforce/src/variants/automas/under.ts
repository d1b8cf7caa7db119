import { isBlocked } from '../../phases/steps.ts';
import { CAR_COUNT } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { CARD, HOME, MARKS, SHORT, SPEED_8, TURN, UNDER, UNDER_CAR } from '../../state/layout.ts';

/** D-V8c: an automa's Speed-8 that moved its car only a short way goes back under the deck, once. */
export function maybePutUnder(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  if ((bytes[MARKS] & SHORT) === 0) return;
  const car = bytes[CARD];
  for (let other = 0; other < CAR_COUNT; other++)
    if (other !== car && (bytes[HOME] & (1 << other)) === 0 && isBlocked(state, other)) return;
  bytes[SPEED_8] |= 1 << car;
  bytes[UNDER_CAR + bytes[UNDER]++] = car;
  tell?.all({ kind: 'laid-under', seat: bytes[TURN], card: game.deck.names[car] });
}
