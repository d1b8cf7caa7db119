import { circuitLabels } from '../../../downforce/form/circuits.ts';
import { circuitText } from './circuits.ts';
import type { FormPart } from '../../../downforce/form/catalogue.ts';

export const options = {
  rules: {
    'D-C2': 'The cards',
    'D-S1': 'The deal',
    'D-S2': 'Set-up',
    'D-S3': 'Open and secret',
    'D-A1': 'The auction',
    'D-A2': 'Bidding',
    'D-A4': 'Tied bids',
    'D-A7': 'A car for everybody',
    'D-A10': 'Declared bids',
    'D-A11': 'One power each',
    'D-R2': 'A turn',
    'D-R4': 'Wilds',
    'D-R5': 'Moving',
    'D-R7': 'The full number',
    'D-R8': 'Finishing',
    'D-R13': 'Turn order',
    'D-B1': 'Bets',
    'D-P0': 'Powers',
    'D-P4': 'Strategic',
    'D-P5': 'Tricky',
    'D-E3': 'The winner',
    'D-E4': 'Payouts',
    'D-V0': 'Options',
    'D-V1': 'Beginner’s game',
    'D-V2': 'Two players',
  },
  options: {
    track: {
      label: 'Track',
      text: 'Where the race is run.',
      allowed: 'a track, or random',
      values: {
        ...circuitLabels('en', circuitText),
        random: { label: 'drawn at random', text: 'One of the tracks, drawn when the game begins.' },
      },
    },
    auction: {
      label: 'Auction',
      text: 'How the cars find their owners.',
      allowed: 'cards, dice or none',
      values: {
        cards: { label: 'with cards', text: 'Six rounds of secret bids with the cards in hand.' },
        none: { label: 'no auction', text: 'The cars are dealt at random, and nothing is paid.' },
      },
    },
    powers: {
      label: 'Powers',
      text: 'Whether the cars come with special powers.',
      allowed: 'six, pack or none',
      values: {
        six: { label: 'the six powers', text: 'Each car brings a power, and every player keeps one.' },
        none: { label: 'no powers', text: 'The cars come without powers.' },
      },
    },
    hand: {
      label: 'Hand',
      text: 'How many of your cards you choose from in the race.',
      allowed: 'all, drawn or three',
      values: {
        all: {
          label: 'as printed',
          text: 'You hold all your cards; with two players, you hold seven and draw.',
        },
        drawn: {
          label: 'seven, drawn',
          text: 'The two-player game’s hand: seven cards, and a pile of your own.',
        },
        three: {
          label: 'three',
          text: 'Three cards and your Speed-8 cards; after each card you draw from a common pile.',
        },
      },
    },
    bets: {
      label: 'Bets',
      text: 'Whether everybody bets on the winner at three lines of the track.',
      allowed: 'printed, odds, widespread, penalty or none',
      values: {
        printed: { label: 'three bets', text: 'A secret bet at each of the three lines.' },
        none: { label: 'no bets', text: 'Only prizes and prices count.' },
      },
    },
    payouts: {
      label: 'Payouts',
      text: 'What places and bets pay.',
      allowed: 'printed or manual',
      values: {
        printed: { label: 'as printed', text: 'Prizes of $12M, $9M, $6M, $4M and $2M; bets of up to $9M.' },
        manual: { label: 'small', text: 'Prizes of $6M, $4M and $2M; bets of up to $6M.' },
      },
    },
    goal: {
      label: 'Goal',
      text: 'What decides the game.',
      allowed: ['money', 'firstHome'],
      values: {
        money: { label: 'most money', text: 'Prizes and bets, minus the prices paid.' },
        firstHome: {
          label: 'first to finish',
          text: 'The owner of the first owned car to finish wins, once the card is played out; money does not count.',
        },
      },
    },
    tricky: {
      label: 'Tricky',
      text: 'The order in which Tricky lets its owner move the lines of a card.',
      allowed: 'printed or any',
      values: {
        printed: { label: 'from the bottom up', text: 'Top down as usual, or bottom up.' },
        any: { label: 'any order', text: 'The next line is chosen each time.' },
      },
    },
    twoPlayerCunning: {
      label: 'Cunning with two players',
      text: 'Cunning is very strong with only two players.',
      allowed: 'remove, replace or keep',
      values: {
        remove: { label: 'left out', text: 'There are five powers, and the sixth car comes without one.' },
        replace: {
          label: 'exchanged',
          text: 'Its winner takes another power instead, one of their own or one from the box.',
        },
        keep: { label: 'as it is', text: 'It is a power like the others.' },
      },
    },
  },
  conflicts: {
    'deck-too-small': 'this deck has too few cards for that many players: everybody needs at least six.',
    'drawn-hand-is-for-two': 'the drawn hand of seven is for two players.',
    'cunning-rule-is-for-two': 'a rule for Cunning with two players needs exactly two players.',
    'no-powers-to-rule-on': 'without powers, a rule about a power changes nothing.',
    'cunning-is-dealt-not-won':
      'without an auction nobody wins Cunning, so there is nothing to exchange: leave it out, or keep it.',
    'money-does-not-count': 'in this variant money does not count, so payouts change nothing.',
    'bets-are-not-asked': 'in this variant there are no bets.',
  },
  presets: {
    printed: { label: 'The whole game', text: 'Auction, powers, race and bets, as printed.' },
    beginners: {
      label: 'Beginner’s game',
      text: 'Cars are dealt, hands are small, and the first owned car to finish wins: no auction, powers, bets or money.',
    },
  },
} satisfies FormPart;
