import { seatsIn, type Action, type Chance, type Seat, type SeatSet } from '@paddock/kernel';
import { DIE, pack, TURN_UP } from '../action.ts';
import type { AutomaBidding, DownforceState, Listener } from '../game.ts';
import { handAt, holdsKind, kindsIn, layLast, pileAt, removeKind } from '../hands.ts';
import { ASKED, CHOICE, NONE, PHASE, REVEALING_BIDS, TURNING_BIDS } from '../state.ts';

/** Automas whose bid is still to be turned up: they bid when all people have. */
function biddersLeft({ bytes, game }: DownforceState): SeatSet {
  let left = 0;
  for (let seat = game.people; seat < game.players; seat++)
    if ((bytes[ASKED] & (1 << seat)) !== 0 && bytes[CHOICE + seat] === NONE) left |= 1 << seat;
  return left;
}

function bidder(state: DownforceState): Seat {
  return seatsIn(biddersLeft(state))[0];
}

/** All sealed bids are in: those of the automas, then the reveal. */
export function endBidding(state: DownforceState): void {
  state.bytes[PHASE] = biddersLeft(state) === 0 ? REVEALING_BIDS : TURNING_BIDS;
}

export function nextBids(state: DownforceState): readonly number[] {
  return state.game.bidding.automas.things(state, bidder(state));
}

export function rollBid(state: DownforceState, chance: Chance): Action {
  const { verb, stream } = state.game.bidding.automas;
  const things = nextBids(state);
  return pack(verb, things[things.length === 1 ? 0 : chance.below(things.length, stream)]);
}

export function turnUpBid(state: DownforceState, thing: number, tell: Listener): void {
  const seat = bidder(state);
  state.bytes[CHOICE + seat] = thing;
  state.game.bidding.automas.bid(state, seat, thing, tell);
  endBidding(state);
}

/** D-V8b: the top card is turned up and put under the deck. */
export const DECK_BIDS: AutomaBidding = {
  verb: TURN_UP,
  stream: 'draw',
  /** Of the cards that nobody has seen any may be the next; when all have been shown, the first of them is. */
  things: ({ bytes, game }, seat) => {
    const unknown = kindsIn(bytes, handAt(game, seat));
    return unknown.length > 0 ? unknown : kindsIn(bytes, pileAt(game, seat)).slice(0, 1);
  },
  bid: ({ bytes, game }, seat, kind, tell) => {
    const pile = pileAt(game, seat);
    const hand = handAt(game, seat);
    removeKind(bytes, holdsKind(bytes, hand, kind) ? hand : pile, kind);
    layLast(bytes, pile, kind);
    tell?.all({ kind: 'turned-up', seat, card: game.deck.names[kind] });
  },
};

/** D-V8b with D-V7 */
export const ROLLED_BIDS: AutomaBidding = {
  verb: DIE,
  stream: 'die',
  things: () => [1, 2, 3, 4, 5, 6],
  bid: (_state, seat, bid, tell) => tell?.all({ kind: 'die-rolled', seat, bid }),
};
