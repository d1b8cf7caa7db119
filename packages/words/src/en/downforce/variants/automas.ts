import type { VariantPart } from '../../../downforce/variants/parts.ts';

const cardsText = (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`);

/** D-V8 */
export const automas = {
  facts: {
    'turned-up': ({ seat, card }, say) => `${say.does(seat, 'flips', 'flip')} over ${say.card(card)}.`,
    'die-rolled': ({ seat, bid }, say) => `${say.does(seat, 'rolls', 'roll')} the die to bid: $${bid}M.`,
    'power-boxed': ({ power }, say) => `An automa uses no power: ${say.power(power)} goes to the box.`,
    'deck-shuffled': ({ seat, count }, say) =>
      `${say.does(seat, 'shuffles', 'shuffle')} a deck of ${count} ${count === 1 ? 'card' : 'cards'}.`,
    'counter-rose': ({ seat, counter }, say) => `${say.seatAtStart(seat)}, cheat counter: ${counter}.`,
    'speed-8-put-away': ({ seat, card }, say) =>
      `${say.does(seat, 'puts', 'put')} ${say.card(card)} away: that car has finished.`,
    'laid-under': ({ seat, card }, say) =>
      `${say.does(seat, 'returns', 'return')} ${say.card(card)} to the bottom of the deck.`,
    'ultra-victory': ({ seat }, say) =>
      `An ultra victory for ${say.seat(seat)}: ahead of every automa, even with $1M added for each card they had left.`,
  },
  phases: {
    'turning-bids': 'Automas bid',
    'turning-card': 'An automa plays',
  },
  table: {
    'turning-bids': 'The automas reveal their bids.',
    'turning-card': 'An automa flips over its next card.',
  },
  prompts: {
    blockedLine: (car) => `${car} is blocked: what it loses counts for its automa.`,
  },
  things: {
    turn: (card) => `Flipped over: ${card}`,
    die: (number) => `Die: ${number}`,
  },
  rules: {
    'D-V8': 'Rubber-band A.I.',
  },
  options: {
    automas: {
      label: 'Automas',
      text: 'How many seats, counted from the last, are played by cards alone.',
      allowed: 'a whole number from 0 to 5',
      values: {},
    },
    automaLevel: {
      label: 'Level of the automas',
      text: 'How they play their Speed-8 cards.',
      allowed: 'normal or hard',
      values: {
        normal: { label: 'normal', text: 'Speed-8 cards are played when the deck is empty.' },
        hard: { label: 'hard', text: 'Speed-8 cards are in the deck, and return to it if they did little.' },
      },
    },
  },
  conflicts: {
    'automas-play-from-decks':
      'an automa plays from its own deck, which a common pile would leave without cards.',
    'no-total-to-compare': 'an automa wins by money, and here money does not count.',
    'automa-needs-a-finish': 'an automa steers for the finish line, and here there is none.',
    'a-person-must-play': 'at least one seat must go to a person.',
    'no-automa-to-level': 'there is no automa to set the level of.',
  },
  presets: {
    'rubber-band': {
      label: 'Rubber-band A.I.',
      text: 'The last seat is an automa, played by cards alone, that gains when you jam its cars.',
    },
  },
  moments: {
    automa: {
      todo: 'Nothing: an automa reveals its card.',
      rule: 'An automa plays the top card of its deck, line by line. Every space its cars lose to a jam earns it $1M.',
    },
  },
  rulesPage: {
    'D-V8': {
      name: 'Rubber-band A.I.',
      text: 'One to five of the last seats are automas: nobody sits there, and cards alone play. An automa’s hand is a face-down deck. In the auction it flips over its top card, and the number in the car’s colour is its bid; it uses no powers. In the race it flips over its top card and moves the lines as printed: its own cars by the route that loses least and gets furthest, the others as far back as it can. It bets on its own best-placed car. Every space one of its cars loses to a jam adds $1M to its cheat counter, up to 20. The best player wins if they have more money than every automa; otherwise the best automa wins.',
      ruling:
        'Against one automa, people keep up to three of the powers they won; against two, up to two. Normal: an automa’s Speed-8 cards stay face up and are played when the deck is empty. Hard: they are shuffled in, and one that moved its car four spaces or fewer goes back under the deck once, unless the car finished or any other car now has no step left. A wild moves whichever of its own cars loses least, else the first car to have finished, else the last one. It is an ultra victory to stay ahead even when each automa adds $1M for every card it had left. With dice it rolls its bid; with widespread bets it also names the two best-placed other cars; in timely betting it bets at the first line.',
    },
  },
  page: {
    automa: 'automa',
    counter: (count, most) => `Cheat counter: ${count} of ${most}`,
    counterLabel: 'Cheat counter',
    deck: (cards) => `Deck: ${cardsText(cards)}`,
    underDeck: 'Revealed as bids, under the deck in this order',
    inDeck: 'Seen in the auction, somewhere in the deck',
    faceUp: 'Speed-8 face up, for when the deck is empty',
    laidUnder: (cars) => `Speed-8 back under the deck: ${cars}.`,
    betsSoFar: 'Bets so far',
    ultra: (name, cards) =>
      `Ultra victory! ${name} stays ahead even with a million for each card the automas had left (${cards}).`,
    noUltra: (name, cards) =>
      `No ultra victory: with a million for each card left (${cards}), ${name} is not ahead of every automa.`,
  },
} satisfies VariantPart;
