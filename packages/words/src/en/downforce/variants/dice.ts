import { money } from '../grammar.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V7 */
export const dice = {
  facts: {
    'die-set': ({ seat, bid }, say) => {
      if (bid === undefined) return `${say.does(seat, 'has', 'have')} set a die.`;
      return bid === 0
        ? `${say.does(seat, 'sets', 'set')} the die to a pass.`
        : `${say.does(seat, 'sets', 'set')} the die to ${bid}.`;
    },
    'dice-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, bid }) =>
        bid === 0 ? say.doing(seat, 'passes', 'pass') : `${say.doing(seat, 'bids', 'bid')} ${money(bid)}`,
      );
      return `Bids on ${say.car(car)}: ${rows.join('; ')}.`;
    },
    'takes-last': ({ seat, car, price }, say) =>
      `${say.does(seat, 'is', 'are')} the last without a car and must take ${say.car(car)} for ${money(price)}.`,
  },
  prompts: {
    die: (car, power, say) =>
      `Bid on ${say.car(car)}${power === null ? '' : ` (with ${say.power(power)})`}: set your die from 1 to 6, or pass.`,
  },
  refusals: {
    'set-a-die-now': () => 'Set a die: a bid from 1 to 6, or a pass.',
  },
  plain: {
    pass: 'Pass',
  },
  things: {
    offer: (number) => `Bid ${number}`,
  },
  rules: {
    'D-V7': 'Dice auction',
  },
  values: {
    auction: {
      dice: { label: 'with dice', text: 'Six rounds of secret bids from 1 to 6, without cards.' },
    },
  },
  conflicts: {
    'bids-would-cost-nothing': 'if prices did not count, everybody would bid six.',
  },
  presets: {
    dice: { label: 'Dice auction', text: 'Bids are secret numbers from 1 to 6 instead of cards.' },
  },
  moments: {
    dice: {
      todo: 'Set your die to your bid, or pass.',
      rule: 'The highest bidder pays that many millions and gets the car, its Speed-8 card and the power. If bids are tied, the player with fewer cars wins.',
    },
  },
  rulesPage: {
    'D-V7': {
      name: 'Dice auction',
      text: 'Bids are secret numbers from 1 to 6 set on a die; all dice are revealed together, and no cards are shown. If bids are tied, the player with fewer cars wins; if that is tied too, they roll for it.',
      ruling:
        'A die may also be set to a pass. A car for everybody and cars set aside work as usual; a player who must take the last car pays $3M for it.',
    },
  },
  page: {
    yourDie: 'Set your die',
    side: (number) => `Bid ${number}`,
    pass: 'Pass',
    dieIsSet: 'has set a die',
    rollOff: (names) => `A tie: ${names} roll for it.`,
  },
} satisfies VariantPart;
