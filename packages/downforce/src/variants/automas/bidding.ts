import {
  type Action,
  type Chance,
  refuse,
  type Seat,
  type SeatSet,
  seatsIn,
  type Stream,
} from '@paddock/kernel';
import { encode, thingOf, verbOf } from '../../state/action.ts';
import type { DownforceState, Listener, Phase } from '../../state/game.ts';
import { appendKind, handAt, holdsKind, kindsIn, pileAt, removeKind } from '../../state/hands.ts';
import { ASKED, CHOICE, NONE, PHASE, REVEALING_BIDS } from '../../state/layout.ts';
import type { DownforceOptions } from '../../state/options.ts';
import { DIE, TURN_UP, TURNING_BIDS } from './terms.ts';

/** How TABLE bids for an automa. */
interface AutomaBidding {
  readonly verb: number;
  readonly stream: Stream;
  /** The things that may come up, with repeats. */
  readonly things: (state: DownforceState, seat: Seat) => readonly number[];
  readonly bid: (state: DownforceState, seat: Seat, thing: number, tell: Listener) => void;
}

function biddingOf({ game }: DownforceState): AutomaBidding {
  return game.setup.options.auction === 'dice' ? ROLLED_BIDS : DECK_BIDS;
}

function bidder(state: DownforceState): Seat {
  return seatsIn(biddersLeft(state))[0];
}

function nextBids(state: DownforceState): readonly number[] {
  return biddingOf(state).things(state, bidder(state));
}

function rollBid(state: DownforceState, chance: Chance): Action {
  const { verb, stream } = biddingOf(state);
  const things = nextBids(state);
  return encode(verb, things[things.length === 1 ? 0 : chance.below(things.length, stream)]);
}

function turnUpBid(state: DownforceState, thing: number, tell: Listener): void {
  const seat = bidder(state);
  state.bytes[CHOICE + seat] = thing;
  biddingOf(state).bid(state, seat, thing, tell);
  endBidding(state);
}

/** D-V8b: the top card is turned up and put under the deck. */
const DECK_BIDS: AutomaBidding = {
  verb: TURN_UP,
  stream: 'draw',
  /** Any unseen card may come next; once all have been shown, the first of them does. */
  things: ({ bytes, game }, seat) => {
    const unknown = kindsIn(bytes, handAt(game, seat));
    return unknown.length > 0 ? unknown : kindsIn(bytes, pileAt(game, seat)).slice(0, 1);
  },
  bid: ({ bytes, game }, seat, kind, tell) => {
    const pile = pileAt(game, seat);
    const hand = handAt(game, seat);
    removeKind(bytes, holdsKind(bytes, hand, kind) ? hand : pile, kind);
    appendKind(bytes, pile, kind);
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

/** Automas whose bid is still to be turned up: they bid when all people have. */
function biddersLeft({ bytes, game }: DownforceState): SeatSet {
  let left = 0;
  for (let seat = game.people; seat < game.players; seat++)
    if ((bytes[ASKED] & (1 << seat)) !== 0 && bytes[CHOICE + seat] === NONE) left |= 1 << seat;
  return left;
}

/** All sealed bids are in: next the automas bid, then comes the reveal. */
export function endBidding(state: DownforceState): void {
  state.bytes[PHASE] = biddersLeft(state) === 0 ? REVEALING_BIDS : TURNING_BIDS;
}

/** The verb depends on whether cards or dice are bid. */
export function turningBids(auction: DownforceOptions['auction']): Phase {
  return {
    number: TURNING_BIDS,
    name: 'turning-bids',
    who: 'table',
    verbs: [auction === 'dice' ? DIE : TURN_UP],
    roll: rollBid,
    refusal: (state, action) =>
      verbOf(action) === DIE || nextBids(state).includes(thingOf(action))
        ? undefined
        : refuse('no-such-card-left', 'D-V8', { card: state.game.deck.names[thingOf(action)] }),
    apply: (state, action, tell) => turnUpBid(state, thingOf(action), tell),
  };
}
