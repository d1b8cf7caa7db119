import { money } from './grammar.ts';
import { circuitNames } from '../../downforce/circuits.ts';
import type { NameWords } from '../../downforce/names.ts';

export const names: NameWords = {
  title: 'Downforce',
  colours: {
    black: 'black',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    orange: 'orange',
    red: 'red',
    wild: 'wild',
  },
  speed8: (colour) => `Speed-8 (${colour})`,
  theCar: (label) => label,
  does: (name, isYou, they, you) => (isYou ? `you ${you}` : `${name} ${they}`),
  you: 'you',
  powers: {
    aggressive: {
      label: 'Aggressive',
      text: 'When the top line of a card you play is your own car in its colour, it may move one more space.',
    },
    cunning: {
      label: 'Cunning',
      text: 'You steer your cars on everybody’s turns.',
    },
    determined: {
      label: 'Determined',
      text: 'When a line of a card you play takes your car through perfect rectangles only, it may move two more spaces right away.',
    },
    strategic: { label: 'Strategic', text: 'You may ignore one line of each card you play.' },
    tricky: { label: 'Tricky', text: 'You may move the lines of a card you play from the bottom up.' },
    unpredictable: {
      label: 'Unpredictable',
      text: 'Your wilds may also move a car whose colour is on the card.',
    },
  },
  tracks: circuitNames('en'),
  money,
  sheet: {
    title: 'Score sheet',
    car: 'Car',
    price: 'Price paid',
    bet: (bet) => `Bet ${bet}`,
    racePrizes: 'Race prizes',
    betPayouts: 'Bet payouts',
    prizes: 'Race winnings',
    winnings: 'Bet winnings',
    paid: 'Paid in the auction',
    total: 'Total',
  },
  space: (space) => `space ${space}`,
  lanes: { inside: 'inside lane', middle: 'middle lane', outside: 'outside lane' },
};
