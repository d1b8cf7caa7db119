import type { WayTexts } from './way-texts.ts';

const cardsText = (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`);

export const texts: WayTexts = {
  yourDie: 'Set your die',
  side: (number) => `Bid ${number}`,
  pass: 'Pass',
  dieIsSet: 'has set a die',
  rollOff: (names) => `A tie: ${names} roll for it.`,
  automa: 'automa',
  counter: (count, most) => `Cheat counter: ${count} of ${most}`,
  counterLabel: 'Cheat counter',
  deck: (cards) => `Deck: ${cardsText(cards)}`,
  underDeck: 'Turned up as bids, under the deck in this order',
  inDeck: 'Seen in the auction, somewhere in the deck',
  faceUp: 'Speed 8 face up, for when the deck is empty',
  laidUnder: (cars) => `Speed 8 back under the deck: ${cars}.`,
  betsSoFar: 'Bets so far',
  ultra: (name, cards) =>
    `Ultra victory! ${name} stays ahead even with ${cardsText(cards)} left to the automas counted at a million each.`,
  noUltra: (name, cards) =>
    `No ultra victory: with ${cardsText(cards)} left counted at a million each, ${name} is not ahead of every automa.`,
  standing: 'The standing',
  lap: (lap) => `lap ${lap}`,
  lapShort: (lap) => `L${lap}`,
  onGrid: 'on the grid',
  tour: 'World tour',
  tourDone: (over, legs) => `${over} of ${legs} races run`,
  leg: (leg) => `Race ${leg}`,
  nextLeg: (track) => `Next: ${track}`,
  player: 'Player',
  total: 'Total',
};
