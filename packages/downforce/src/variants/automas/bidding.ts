import { seatsIn, type Action, type Chance, type Seat, type Stream } from '@paddock/kernel';
import { DIE, pack, TURN_UP } from '../../state/action.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { handAt, holdsKind, kindsIn, layLast, pileAt, removeKind } from '../../state/hands.ts';
import { CHOICE } from '../../state/layout.ts';
import { biddersLeft, endBidding } from './seats.ts';

/** TABLE bids for an automa. */
interface AutomaBidding {
  readonly verb: number;
  readonly stream: Stream;
  /** Of these any may come, as often as each is there. */
  readonly things: (state: DownforceState, seat: Seat) => readonly number[];
  readonly bid: (state: DownforceState, seat: Seat, thing: number, tell: Listener) => void;
}

function biddingOf({ game }: DownforceState): AutomaBidding {
  return game.setup.options.auction === 'dice' ? ROLLED_BIDS : DECK_BIDS;
}

export function bidVerb(state: DownforceState): number {
  return biddingOf(state).verb;
}

function bidder(state: DownforceState): Seat {
  return seatsIn(biddersLeft(state))[0];
}

export function nextBids(state: DownforceState): readonly number[] {
  return biddingOf(state).things(state, bidder(state));
}

export function rollBid(state: DownforceState, chance: Chance): Action {
  const { verb, stream } = biddingOf(state);
  const things = nextBids(state);
  return pack(verb, things[things.length === 1 ? 0 : chance.below(things.length, stream)]);
}

export function turnUpBid(state: DownforceState, thing: number, tell: Listener): void {
  const seat = bidder(state);
  state.bytes[CHOICE + seat] = thing;
  biddingOf(state).bid(state, seat, thing, tell);
  endBidding(state);
}

/** D-V8b: the top card is turned up and put under the deck. */
const DECK_BIDS: AutomaBidding = {
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
const ROLLED_BIDS: AutomaBidding = {
  verb: DIE,
  stream: 'die',
  things: () => [1, 2, 3, 4, 5, 6],
  bid: (_state, seat, bid, tell) => tell?.all({ kind: 'die-rolled', seat, bid }),
};
