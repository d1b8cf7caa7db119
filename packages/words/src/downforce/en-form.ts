import { words as shared } from '../en.ts';
import { capital } from '../text.ts';
import type { FormCatalogue } from './catalogue.ts';
import { catalogue } from './en.ts';
import { formWords, type DownforceFormWords } from './form-words.ts';
import { pack } from './en-pack.ts';
import { variants } from './en-variants.ts';
import { ways } from './en-ways.ts';

const form: FormCatalogue = {
  refusals: {
    ...pack.refusals,
    ...ways.refusals,
    unreadable: ({ text }) => `«${text}» is not an action.`,
    'no-such-action': () => 'There is no such action.',
    'game-over': () => 'The game is over: nothing more can be done.',
    'tables-part': () => 'Only the table shuffles, deals, draws and turns up.',
    'table-must-act': () => 'The table has to act first: something is being dealt, drawn or turned up.',
    'not-your-turn': () => 'Somebody else is asked now.',
    'may-not-bid': () =>
      'No bid is asked for here: only players without a car may bid, so that everybody gets one.',
    'not-asked': () => 'There is nothing to choose here: only who won several powers chooses one.',
    'already-chosen': () => 'This choice has been made, and waits for the others.',
    'bid-now': () => 'A card has to be laid as a bid or as a pass.',
    'keep-a-power-now': () => 'A power to keep has to be chosen.',
    'bet-now': () => 'A bet is due: choose any car.',
    'play-a-card-now': () => 'A card has to be played first.',
    'choose-the-order-now': () => 'First say whether the lines are moved from the top or from the bottom.',
    'choose-a-line-now': () => 'The line to be moved next has to be chosen.',
    'ignore-or-move-now': () => 'First decide on this line: ignore it, or move it.',
    'choose-the-wild-now': () => 'A car has to be chosen for the wild line.',
    'step-now': () => 'The car has to move on: choose its next space.',
    'more-or-enough-now': () => 'First decide whether the car goes on.',
    'card-not-in-hand': ({ card }, say) => `The card ${say.card(card)} is not in the hand.`,
    'speed-8-not-yours': ({ card }, say) =>
      `${say.card(card)} is not there to be played: it belongs to somebody else, or has been used.`,
    'speed-8-not-laid': ({ card }, say) =>
      `${say.card(card)} cannot be laid as a bid: it lies face up on the table.`,
    'colour-in-hand': ({ card, car }, say) =>
      `${capital(say.card(card))} cannot be declared a bid: there is a card with ${say.car(car)} in the hand.`,
    'wild-in-hand': ({ card }, say) =>
      `${capital(say.card(card))} cannot be declared a bid: there is a wild in the hand, so the card must have one.`,
    'power-not-yours': ({ power }, say) =>
      `${say.power(power)} cannot be kept: another player won it, or nobody did.`,
    'power-chosen-twice': ({ power }, say) => `You have chosen ${say.power(power)} already.`,
    'cunning-not-kept': ({ power }, say) =>
      `${say.power(power)} cannot be kept in this game for two: choose another power.`,
    'line-not-left': () => 'There is no such line left on this card.',
    'colour-on-card': ({ car }, say) =>
      `The wild cannot move ${say.car(car)}: that colour is on the card itself.`,
    'car-of-this-line': ({ car }, say) =>
      `The line cannot move ${say.car(car)}, whose own it is: choose another car, or leave it.`,
    'wild-chosen-twice': ({ car }, say) =>
      `The wild cannot move ${say.car(car)}: the other wild of this card has.`,
    'space-taken': ({ car, space }, say) =>
      `${say.carAtStart(car)} cannot go to space ${space}: another car stands there.`,
    'not-a-step': ({ car, space }, say) =>
      `${say.carAtStart(car)} cannot step to space ${space}: the next space must touch and lie ahead, never level or behind.`,
    'finish-is-next': ({ car }, say) =>
      `The next step of ${say.car(car)} is over the finish line, and nowhere else.`,
    'finish-not-next': ({ car }, say) =>
      `${say.carAtStart(car)} cannot cross the finish line with its next step.`,
    'seat-not-tied': ({ seat }, say) =>
      `The lot cannot fall to ${say.name(seat)}: that bid is not tied for the highest.`,
    'no-such-card-left': ({ card }, say) =>
      `The card ${say.card(card)} cannot come up: none is left to be drawn.`,
    'car-already-placed': ({ car }, say) => `${say.carAtStart(car)} already stands on the grid.`,
    'car-already-turned-up': ({ car }, say) => `${say.carAtStart(car)} has already come up.`,
    'power-not-in-pile': ({ power }, say) => `${say.power(power)} is not among the powers still to come.`,
  },
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
    'D-V1': "Beginner's game",
    'D-V2': 'Two players',
    ...variants.rules,
  },
  options: {
    track: {
      label: 'Track',
      text: 'Where the race is run.',
      allowed: 'a track, or random',
      values: {
        'marina-bay': {
          label: 'Marina Bay',
          text: 'A harbour street circuit, narrow in the middle and late in the lap.',
        },
        'river-station': {
          label: 'River Station',
          text: 'A circuit by the river, in the spirit of the old forest tracks.',
        },
        random: { label: 'drawn by lot', text: 'One of the tracks, drawn when the game begins.' },
      },
    },
    auction: {
      label: 'Auction',
      text: 'How the cars find their owners.',
      allowed: 'cards, dice or none',
      values: {
        cards: { label: 'with cards', text: 'Six rounds of secret bids with the cards of the hand.' },
        dice: { label: 'with dice', text: 'Six rounds of secret bids from 1 to 6, without cards.' },
        none: { label: 'no auction', text: 'The cars are dealt at random, and nothing is paid.' },
      },
    },
    powers: {
      label: 'Powers',
      text: 'Whether special powers come with the cars.',
      allowed: 'six, pack or none',
      values: {
        six: { label: 'the six powers', text: 'Each car brings a power, and every player keeps one.' },
        pack: {
          label: 'twelve powers',
          text: 'Six powers come up, drawn from the printed ones and six of our own.',
        },
        none: { label: 'no powers', text: 'The cars come alone.' },
      },
    },
    hand: {
      label: 'Hand',
      text: 'How many of your cards you choose from in the race.',
      allowed: 'all, drawn or three',
      values: {
        all: {
          label: 'as printed',
          text: 'You hold all your cards; with two players seven of them, and draw.',
        },
        drawn: {
          label: 'seven, drawn',
          text: "The two-player game's hand: seven cards, and a pile of your own.",
        },
        three: {
          label: 'three',
          text: 'Three cards and your Speed-8 cards; after each card you draw from one pile.',
        },
      },
    },
    bets: {
      label: 'Bets',
      text: 'Whether everybody bets on the winner at three lines of the track.',
      allowed: 'printed, odds, widespread, penalty or none',
      values: {
        printed: { label: 'three bets', text: 'A secret bet at each of the three lines.' },
        odds: { label: 'at odds', text: 'A bet pays by the place the car had when you bet on it.' },
        widespread: {
          label: 'widespread',
          text: 'Three cars a line, each to come in exactly where you name it.',
        },
        penalty: { label: 'with penalties', text: 'A bet on a car that comes in late costs money.' },
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
      allowed: 'money, firstHome or whispers',
      values: {
        money: { label: 'most money', text: 'Prizes and bets, less the prices paid.' },
        firstHome: {
          label: 'first home',
          text: 'The owner of the first owned car home wins, when the card is played out; money does not count.',
        },
        whispers: {
          label: 'the best prediction',
          text: 'Nobody owns a car: points for predicting the whole finishing order.',
        },
      },
    },
    tricky: {
      label: 'Tricky',
      text: 'In which orders the power Tricky lets its owner move the lines of a card.',
      allowed: 'printed or any',
      values: {
        printed: { label: 'from the bottom up', text: 'Top down as always, or bottom up.' },
        any: { label: 'any order', text: 'The next line is chosen each time.' },
      },
    },
    ...variants.options,
    twoPlayerCunning: {
      label: 'Cunning with two players',
      text: 'The power Cunning is very strong when only two play.',
      allowed: 'remove, replace or keep',
      values: {
        remove: { label: 'left out', text: 'There are five powers, and the sixth car comes without one.' },
        replace: {
          label: 'exchanged',
          text: 'Whoever wins it takes another power instead, from their own or from the box.',
        },
        keep: { label: 'as it is', text: 'It is a power like the others.' },
      },
    },
  },
  conflicts: {
    ...variants.conflicts,
    'deck-too-small': 'this deck has too few cards for so many players: everybody needs at least six.',
    'drawn-hand-is-for-two': 'the drawn hand of seven is for two players.',
    'cunning-rule-is-for-two': 'a rule for Cunning with two players needs exactly two players.',
    'no-powers-to-rule-on': 'without powers there is nothing that a rule for a power could change.',
    'cunning-is-dealt-not-won':
      'without an auction nobody wins Cunning, so there is nothing to exchange: leave it out, or keep it.',
    'money-does-not-count': 'money does not count in this way to play, and payouts change nothing.',
  },
  presets: {
    printed: { label: 'The whole game', text: 'Auction, powers, race and bets, as printed.' },
    beginners: {
      label: "Beginner's game",
      text: 'Cars are dealt, hands are small, and the first owned car home wins: no auction, powers, bets or money.',
    },
    ...variants.presets,
  },
};

export const downforceForm: DownforceFormWords = formWords(catalogue, form, shared);
