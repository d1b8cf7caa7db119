import { type Seat, seatsIn } from '@paddock/kernel';
import { hasSealedBid } from '../../phases/card-bids.ts';
import { withPhase } from '../../phases/table.ts';
import { encode, thingOf } from '../../state/action.ts';
import { countBits } from '../../state/bits.ts';
import { CARS } from '../../state/cars.ts';
import type { Bidding, DownforceState } from '../../state/game.ts';
import { ASKED, BIDDING, CHOICE, FOR_SALE, MOST_SEATS, OWNED } from '../../state/layout.ts';
import { conflictsOf } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import { DICE_CONFLICTS, OFFER } from './terms.ts';

const DIE_SIDES = 6;
/** D-A8's player has no card to show. */
const LAST_PRICE = 3;

/** A sealed bid is the number on the die, 0 a pass. */
const DICE_BIDS: Bidding = {
  legal: (_state, _seat, out) => {
    for (let number = 0; number <= DIE_SIDES; number++) out[number] = encode(OFFER, number);
    return DIE_SIDES + 1;
  },
  choiceIn: thingOf,
  tellLaid: ({ bytes }, seat, tell) => {
    const bid = bytes[CHOICE + seat];
    tell.only(seat, { kind: 'die-set', seat, bid }, { kind: 'die-set', seat });
  },
  show: ({ bytes }, tell) => {
    if (tell === undefined) return;
    const bids = seatsIn(bytes[ASKED]).map((seat) => ({ seat, bid: bytes[CHOICE + seat] }));
    tell.all({ kind: 'dice-shown', car: CARS[bytes[FOR_SALE]], bids });
  },
  /** Fewer cars win the tie, then the roll-off. */
  rank: ({ bytes }, seat) => {
    const bid = bytes[CHOICE + seat];
    return bid === 0 ? 0 : (bid << 8) | (MOST_SEATS - countBits(bytes[OWNED + seat]));
  },
  brokenBy: () => 'fewer-cars',
  priceOfLast: ({ bytes }, seat, tell) => {
    tell?.all({ kind: 'takes-last', seat, car: CARS[bytes[FOR_SALE]], price: LAST_PRICE });
    return LAST_PRICE;
  },
  view: ({ bytes }, seats) => ({
    bids: [],
    dice: seats.map((seat) => ({ seat, bid: bytes[CHOICE + seat] })),
  }),
};

/** D-V7: bids are set on dice. */
export const dice: Variant = {
  options: { auction: ['dice'] },
  conflicts: () => conflictsOf(DICE_CONFLICTS),
  verbs: { [OFFER]: { word: 'offer', things: ['pass', '1', '2', '3', '4', '5', '6'] } },
  change: (game) => ({
    ...game,
    bidding: DICE_BIDS,
    phases: withPhase(game.phases, {
      ...game.phases[BIDDING],
      verbs: [OFFER],
      question: { code: 'set-a-die-now', rule: 'D-V7' },
      refusal: () => undefined,
    }),
  }),
  viewOwn: (state, seat) => ({ bid: null, die: choiceOf(state, seat) }),
};

function choiceOf(state: DownforceState, seat: Seat): number | null {
  return hasSealedBid(state, seat) ? state.bytes[CHOICE + seat] : null;
}
