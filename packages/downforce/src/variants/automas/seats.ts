import type { SeatSet } from '@paddock/kernel';
import type { DownforceState, Game } from '../../state/game.ts';
import { ASKED, CHOICE, NONE, PHASE, REVEALING_BIDS, TURNING_BIDS } from '../../state/layout.ts';

export function automasOf(game: Game): SeatSet {
  return ((1 << game.players) - 1) & ~((1 << game.people) - 1);
}

/** Automas whose bid is still to be turned up: they bid when all people have. */
export function biddersLeft({ bytes, game }: DownforceState): SeatSet {
  let left = 0;
  for (let seat = game.people; seat < game.players; seat++)
    if ((bytes[ASKED] & (1 << seat)) !== 0 && bytes[CHOICE + seat] === NONE) left |= 1 << seat;
  return left;
}

/** All sealed bids are in: those of the automas, then the reveal. */
export function endBidding(state: DownforceState): void {
  state.bytes[PHASE] = biddersLeft(state) === 0 ? REVEALING_BIDS : TURNING_BIDS;
}
