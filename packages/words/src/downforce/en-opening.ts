import { words as shared } from '../en.ts';
import type { OpeningCatalogue } from './catalogue.ts';
import { openingWords, type OpeningWords } from './opening.ts';

const { and } = shared;

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
export const cards = (count: number) => counted(count, 'card');
export const withPower = (power: string | null) => (power === null ? '' : `, with ${power}`);

export function money(millions: number): string {
  if (millions === 0) return '$0';
  return millions < 0 ? `−$${-millions}M` : `$${millions}M`;
}

export const opening: OpeningCatalogue = {
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
      text: 'When the top line of a card you play is your own car in its colour, it may move one space more.',
    },
    cunning: {
      label: 'Cunning',
      text: "You steer your cars on everybody's turns, whoever plays the card that moves them.",
    },
    determined: {
      label: 'Determined',
      text: 'When a line of a card you play takes your car through perfect rectangles only, it may move two more spaces at once.',
    },
    strategic: { label: 'Strategic', text: 'You may ignore one line of each card you play.' },
    tricky: { label: 'Tricky', text: 'You may move the lines of a card you play from the bottom up.' },
    unpredictable: {
      label: 'Unpredictable',
      text: 'Your wilds may also move a car whose colour is on the card.',
    },
  },
  tracks: { 'marina-bay': 'Marina Bay', 'river-station': 'River Station' },
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
  facts: {
    'track-drawn': ({ track }, say) => `The track is drawn: ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} stands on grid space ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'is', 'are')} dealt ${card === undefined ? 'a card' : say.card(card)}.`,
    'boxed-unseen': ({ count }) => `Left over and put in the box unseen: ${cards(count)}.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, set aside before, is for sale again.`
        : `Round ${round} of the auction: ${say.car(car)} is for sale.`,
    'power-turned': ({ power, car }, say) => `The power ${say.power(power)} goes with ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Everybody may bid for ${say.car(car)}.`
        : `Only ${say.names(seats)} may bid for ${say.car(car)}.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'has', 'have')} laid a card.`;
      const laid = `${say.does(seat, 'lays', 'lay')} ${say.card(card)}`;
      return declared === true ? `${laid}, declared a bid.` : `${laid}.`;
    },
  },
  gathered: {
    grid: ({ cars }, say) => `The grid, from the front: ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Everybody is dealt ${cards(seats.length / new Set(seats).size)}.`,
    sale: ({ car, round, power }, say) =>
      `Round ${round} of the auction: ${say.car(car)} is for sale${withPower(power && say.power(power))}.`,
  },
  prompts: {
    table: {
      'drawing-track': 'The track is being drawn.',
      gridding: 'The cars are being drawn for the grid.',
      dealing: 'The cards are being dealt.',
      selling: 'The next car is coming up for sale.',
      'turning-power': 'The power that goes with it is coming up.',
      'revealing-bids': 'The bids are being turned up.',
    },
    bid: (car, power, say) =>
      `Lay a card for ${say.car(car)}${withPower(power && say.power(power))}: its ${say.carLabel(car)} number is your bid; without ${say.carLabel(car)} it is a pass.`,
    waitBids: (names, car) => `Waiting for bids for ${car}: ${names}.`,
  },
};

export const downforce: OpeningWords = openingWords(opening, shared);
