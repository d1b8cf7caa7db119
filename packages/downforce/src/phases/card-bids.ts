import { type Action, refuse, type Seat, seatsIn } from '@paddock/kernel';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import { BID, DECLARE, encode, thingOf, verbOf } from '../state/action.ts';
import { CARS } from '../state/cars.ts';
import type { ShownBid } from '../state/facts.ts';
import type { Bidding, DownforceState, Listener } from '../state/game.ts';
import { handAt, speed8Of } from '../state/hands.ts';
import { absentAt, kindsInSet } from '../state/known.ts';
import {
  ASKED,
  BIDDING,
  CHOICE,
  CHOSEN,
  DECLARED,
  DRAWING_LOTS,
  FOR_SALE,
  PHASE,
  REVEALING_BIDS,
} from '../state/layout.ts';
import type { DownforceRefusal } from '../state/terms.ts';
import {
  bidOf,
  bidRank,
  cheapestCard,
  coloursHeld,
  mayDeclare,
  proveByDeclaring,
  proveByTaking,
} from './bids.ts';
import { cardRefusal, listCars } from './choices.ts';

/** D-A2 to D-A4, D-A8, D-A10. A sealed bid is a kind, plus `DECLARED` if it is declared. */
export const CARD_BIDS: Bidding = {
  legal: legalBids,
  choiceIn: (action) => thingOf(action) | (verbOf(action) === DECLARE ? DECLARED : 0),
  tellLaid: ({ bytes, game }, seat, tell) => {
    const choice = bytes[CHOICE + seat];
    const card = game.deck.names[choice & ~DECLARED];
    const declared = (choice & DECLARED) !== 0;
    tell.only(seat, { kind: 'bid-laid', seat, card, declared }, { kind: 'bid-laid', seat });
  },
  show: (state, tell) => {
    const { bytes, game } = state;
    if (tell !== undefined)
      tell.all({ kind: 'bids-shown', car: CARS[bytes[FOR_SALE]], bids: shownBids(state) });
    for (let seat = 0; seat < game.players; seat++)
      if ((bytes[ASKED] & (1 << seat)) !== 0) noteBid(state, seat, tell);
  },
  rank: ({ bytes, game }, seat) => {
    const kind = bytes[CHOICE + seat] & ~DECLARED;
    const bid = bidOf(game.deck, kind, bytes[FOR_SALE], (bytes[CHOICE + seat] & DECLARED) !== 0);
    return bid === 0 ? 0 : bidRank(game.deck, kind, bid);
  },
  brokenBy: (best, second) => ((best ^ second) > 1 ? 'lines' : 'no-wild'),
  priceOfLast: (state, seat, tell) => {
    const { bytes, game } = state;
    const car = bytes[FOR_SALE];
    const kind = cheapestCard(state, seat, car);
    game.noteShown(state, seat, kind);
    proveByTaking(state, seat, kind, car);
    tell?.all({ kind: 'must-take', seat, car: CARS[car], card: game.deck.names[kind] });
    tellAbsent(state, seat, tell);
    return bidOf(game.deck, kind, car, true);
  },
  view: ({ bytes, game }, seats) => ({
    bids: seats.map((seat) => ({
      seat,
      card: game.deck.names[bytes[CHOICE + seat] & ~DECLARED],
      declared: (bytes[CHOICE + seat] & DECLARED) !== 0,
    })),
  }),
};

function shownBids({ bytes, game }: DownforceState): ShownBid[] {
  return seatsIn(bytes[ASKED]).map((seat) => {
    const kind = bytes[CHOICE + seat] & ~DECLARED;
    const declared = (bytes[CHOICE + seat] & DECLARED) !== 0;
    const bid = bidOf(game.deck, kind, bytes[FOR_SALE], declared);
    return { seat, card: game.deck.names[kind], declared, bid };
  });
}

/** What everybody learns from the bid. */
function noteBid(state: DownforceState, seat: Seat, tell: Listener): void {
  const { bytes, game } = state;
  const kind = bytes[CHOICE + seat] & ~DECLARED;
  if (kind >= SPEED_8_KINDS) game.noteShown(state, seat, kind);
  if ((bytes[CHOICE + seat] & DECLARED) === 0) return;
  proveByDeclaring(state, seat, kind, bytes[FOR_SALE]);
  tellAbsent(state, seat, tell);
}

function tellAbsent({ bytes, game }: DownforceState, seat: Seat, tell: Listener): void {
  if (tell === undefined) return;
  const cards = kindsInSet(bytes, absentAt(seat)).map((kind) => game.deck.names[kind]);
  tell.all({ kind: 'proved-absent', seat, cards });
}

/** D-A2: any card in hand, each kind once. */
function legalBids(state: DownforceState, seat: Seat, out: Action[]): number {
  const { bytes, game } = state;
  const { colours } = game.deck;
  const first = game.hand.laysSpeed8 ? listCars(speed8Of(bytes, seat), BID, out) : 0;
  const hand = handAt(game, seat);
  const end = hand + bytes[hand];
  let count = first;
  let held = 0;
  let last = -1;
  for (let at = hand + 1; at <= end; at++) {
    const kind = bytes[at];
    if (kind !== last) out[count++] = encode(BID, kind);
    held |= colours[kind];
    last = kind;
  }
  return (held & (1 << bytes[FOR_SALE])) === 0 ? addDeclared(state, held, first, count, out) : count;
}

/** D-A10: if no card in hand has the colour. */
function addDeclared(
  { game }: DownforceState,
  held: number,
  first: number,
  end: number,
  out: Action[],
): number {
  let count = end;
  for (let bid = first; bid < end; bid++) {
    const kind = thingOf(out[bid]);
    if (mayDeclare(game.deck, held, kind)) out[count++] = encode(DECLARE, kind);
  }
  return count;
}

/** D-A2, D-A10 */
export function bidRefusal(state: DownforceState, action: Action, seat: Seat): DownforceRefusal | undefined {
  const { bytes, game } = state;
  const kind = thingOf(action);
  const missing = cardRefusal(state, seat, kind, 'D-A2');
  if (missing !== undefined) return missing;
  const card = game.deck.names[kind];
  if (kind < SPEED_8_KINDS && !game.hand.laysSpeed8) return refuse('speed-8-not-laid', 'D-V2', { card });
  const held = coloursHeld(state, seat);
  const car = bytes[FOR_SALE];
  if (verbOf(action) !== DECLARE) return undefined;
  if ((held & (1 << car)) !== 0) return refuse('colour-in-hand', 'D-A10', { card, car: CARS[car] });
  return mayDeclare(game.deck, held, kind) ? undefined : refuse('wild-in-hand', 'D-A10', { card });
}

/** Whether the seat has bid for the car that is for sale. */
export function hasSealedBid({ bytes }: DownforceState, seat: Seat): boolean {
  const phase = bytes[PHASE];
  const isBid = phase === BIDDING || phase === REVEALING_BIDS || phase === DRAWING_LOTS;
  return isBid && (bytes[CHOSEN] & (1 << seat)) !== 0;
}
