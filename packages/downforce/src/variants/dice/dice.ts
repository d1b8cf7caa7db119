import { seatsIn } from '@paddock/kernel';
import { OFFER, pack, thingOf } from '../../state/action.ts';
import { CARS } from '../../state/cars.ts';
import type { Bidding } from '../../state/game.ts';
import { bitsIn } from '../../state/access.ts';
import { ASKED, CHOICE, FOR_SALE, MOST_SEATS, OWNED } from '../../state/layout.ts';

const DIE_SIDES = 6;
/** D-A8's player has no card to show. */
const LAST_PRICE = 3;

/** D-V7. A sealed bid is the number on the die, 0 a pass. */
export const DICE_BIDS: Bidding = {
  question: { verbs: [OFFER], code: 'set-a-die-now', rule: 'D-V7' },
  legal: (_state, _seat, out) => {
    for (let number = 0; number <= DIE_SIDES; number++) out[number] = pack(OFFER, number);
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
    return bid === 0 ? 0 : (bid << 8) | (MOST_SEATS - bitsIn(bytes[OWNED + seat]));
  },
  brokenBy: () => 'fewer-cars',
  priceOfLast: ({ bytes }, seat, tell) => {
    tell?.all({ kind: 'takes-last', seat, car: CARS[bytes[FOR_SALE]], price: LAST_PRICE });
    return LAST_PRICE;
  },
};
