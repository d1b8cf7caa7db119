import { seatsIn } from '@paddock/kernel';
import { ownersIn } from '../state/access.ts';
import type { DownforceState, Listener } from '../state/game.ts';
import { handAt } from '../state/hands.ts';
import { AWAY } from '../state/layout.ts';

/** D-A12: a player without a car puts the hand away unseen. */
export function putHandsAway({ bytes, game }: DownforceState, tell: Listener): boolean {
  const away = ((1 << game.players) - 1) & ~ownersIn(bytes);
  bytes[AWAY] = away;
  if (tell !== undefined)
    for (const seat of seatsIn(away)) tell.all({ kind: 'put-away', seat, count: bytes[handAt(game, seat)] });
  return false;
}
