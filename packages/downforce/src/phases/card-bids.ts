import { seatsIn, type Seat } from '@paddock/kernel';
import { BID, DECLARE, thingOf, verbOf } from '../state/action.ts';
import { bidOf, bidRank, cheapestCard, proveByDeclaring, proveByTaking } from './bids.ts';
import { CARS } from '../state/cars.ts';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import type { ShownBid } from '../state/facts.ts';
import type { Bidding, DownforceState, Listener } from '../state/game.ts';
import { absentAt, kindsInSet, noteShown } from '../state/known.ts';
import { legalBids } from '../rules/legal.ts';
import { ASKED, CHOICE, DECLARED, FOR_SALE } from '../state/layout.ts';

/** D-A2 to D-A4, D-A8, D-A10. A sealed bid is a kind, with `DECLARED` where it is declared. */
export const CARD_BIDS: Bidding = {
  question: { verbs: [BID, DECLARE], code: 'bid-now', rule: 'D-A2' },
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
    if (seat >= game.people) game.ways.automas.showInDeck(state, seat, kind);
    else noteShown(bytes, seat, kind);
    proveByTaking(state, seat, kind, car);
    tell?.all({ kind: 'must-take', seat, car: CARS[car], card: game.deck.names[kind] });
    tellAbsent(state, seat, tell);
    return bidOf(game.deck, kind, car, true);
  },
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
  // An automa's card lies under its deck already.
  if (kind >= SPEED_8_KINDS && seat < game.people) noteShown(bytes, seat, kind);
  if ((bytes[CHOICE + seat] & DECLARED) === 0) return;
  proveByDeclaring(state, seat, kind, bytes[FOR_SALE]);
  tellAbsent(state, seat, tell);
}

function tellAbsent({ bytes, game }: DownforceState, seat: Seat, tell: Listener): void {
  if (tell === undefined) return;
  const cards = kindsInSet(bytes, absentAt(seat)).map((kind) => game.deck.names[kind]);
  tell.all({ kind: 'proved-absent', seat, cards });
}
