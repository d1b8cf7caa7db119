import {
  CARS,
  POWERS,
  type DownforceFact,
  type FactKind,
  type PastGame,
  type Sheet,
  type WhisperSheet,
} from '@paddock/downforce';
import type { Standing } from '@paddock/kernel';

/** Every fact of the rules, in all its forms, for the tests of the sentences. */

export const MONEY: readonly Standing[] = [
  { side: 'seat-1', seat: 1, place: 1, score: 15 },
  { side: 'seat-0', seat: 0, place: 2, score: -3 },
];
export const FIRST_HOME: readonly Standing[] = [
  { side: 'seat-0', seat: 0, place: 1, score: 1 },
  { side: 'seat-1', seat: 1, place: 2, score: 0 },
];
const SHEETS: readonly Sheet[] = [
  {
    seat: 0,
    cars: [{ car: 'red', paid: 6, prize: 2 }],
    bets: [{ car: 'red', pays: 0 }],
    prizes: 2,
    winnings: 1,
    paid: 6,
    total: -3,
  },
  {
    seat: 1,
    cars: [
      { car: 'yellow', paid: 5, prize: 9 },
      { car: 'green', paid: 4, prize: 2 },
    ],
    bets: [
      { car: 'yellow', pays: 6 },
      { car: 'yellow', pays: 4 },
      { car: 'blue', pays: 3 },
    ],
    prizes: 11,
    winnings: 13,
    paid: 9,
    total: 15,
  },
];

const POINTS: readonly WhisperSheet[] = [
  { seat: 0, plaque: 'red', predictions: [CARS], right: 6, bonus: 3, points: 9 },
  { seat: 1, plaque: 'blue', predictions: [CARS], right: 1, bonus: 0, points: 1 },
];
const LEG: PastGame = {
  track: 'marina-bay',
  standing: CARS,
  finished: 6,
  scores: [-3, 15],
  sheets: SHEETS,
};

type Samples = { readonly [Kind in FactKind]: readonly Extract<DownforceFact, { kind: Kind }>[] };
export const FACTS: Samples = {
  'track-drawn': [
    { kind: 'track-drawn', track: 'marina-bay' },
    { kind: 'track-drawn', track: 'river-station' },
  ],
  'grid-drawn': CARS.map((car, index) => ({ kind: 'grid-drawn', car, number: index + 1 })),
  dealt: [
    { kind: 'dealt', seat: 0 },
    { kind: 'dealt', seat: 0, card: 'r6y4k2b1' },
  ],
  'boxed-unseen': [{ kind: 'boxed-unseen', count: 2 }],
  'car-given': [{ kind: 'car-given', seat: 0, car: 'orange' }],
  'power-given': [{ kind: 'power-given', seat: 0, power: 'tricky' }],
  'for-sale': [
    { kind: 'for-sale', car: 'yellow', round: 2, again: false },
    { kind: 'for-sale', car: 'yellow', round: 6, again: true },
  ],
  'power-turned': POWERS.map((power) => ({ kind: 'power-turned', power, car: 'yellow' })),
  'bids-asked': [
    { kind: 'bids-asked', car: 'yellow', seats: [0, 1, 2, 3] },
    { kind: 'bids-asked', car: 'yellow', seats: [0, 2] },
  ],
  'bid-laid': [
    { kind: 'bid-laid', seat: 0 },
    { kind: 'bid-laid', seat: 0, card: 'r6y4', declared: false },
    { kind: 'bid-laid', seat: 0, card: 'r6y4', declared: true },
  ],
  'bids-shown': [
    {
      kind: 'bids-shown',
      car: 'green',
      bids: [
        { seat: 0, card: 'g4', declared: false, bid: 4 },
        { seat: 1, card: 'w4w2', declared: true, bid: 4 },
        { seat: 2, card: 'r6y4', declared: true, bid: 4 },
        { seat: 3, card: 'r8', declared: false, bid: 0 },
      ],
    },
  ],
  'proved-absent': [{ kind: 'proved-absent', seat: 0, cards: ['g4', 'g1'] }],
  'tie-broken': [
    { kind: 'tie-broken', seat: 1, bid: 5, by: 'lines' },
    { kind: 'tie-broken', seat: 0, bid: 6, by: 'no-wild' },
    { kind: 'tie-broken', seat: 2, bid: 3, by: 'fewer-cars' },
  ],
  'bids-tied': [{ kind: 'bids-tied', seats: [1, 2], bid: 4 }],
  'lot-drawn': [{ kind: 'lot-drawn', seat: 0 }],
  'must-take': [{ kind: 'must-take', seat: 0, car: 'red', card: 'r2' }],
  sold: [
    { kind: 'sold', seat: 0, car: 'red', power: null, price: 2 },
    { kind: 'sold', seat: 0, car: 'red', power: 'cunning', price: 2 },
  ],
  'set-aside': [
    { kind: 'set-aside', car: 'red', power: null },
    { kind: 'set-aside', car: 'red', power: 'cunning' },
  ],
  'stays-unowned': [
    { kind: 'stays-unowned', car: 'red', power: null },
    { kind: 'stays-unowned', car: 'red', power: 'cunning' },
  ],
  'keep-asked': [{ kind: 'keep-asked', seats: [0, 2] }],
  'power-chosen': [
    { kind: 'power-chosen', seat: 0 },
    { kind: 'power-chosen', seat: 0, power: 'strategic' },
  ],
  'power-kept': [
    { kind: 'power-kept', seat: 0, power: 'strategic', boxed: [] },
    { kind: 'power-kept', seat: 0, power: 'strategic', boxed: ['tricky', 'cunning'] },
  ],
  'put-away': [{ kind: 'put-away', seat: 0, count: 7 }],
  'pile-made': [{ kind: 'pile-made', seat: 0, count: 21 }],
  'race-starts': [{ kind: 'race-starts', track: 'marina-bay', first: 0 }],
  turn: [{ kind: 'turn', seat: 0 }],
  played: [
    { kind: 'played', seat: 0, card: 'r6y4k2b1' },
    { kind: 'played', seat: 0, card: 'o8' },
  ],
  'order-chosen': [
    { kind: 'order-chosen', seat: 0, order: 'top-down' },
    { kind: 'order-chosen', seat: 0, order: 'bottom-up' },
  ],
  'line-chosen': [{ kind: 'line-chosen', seat: 0, line: 'o5' }],
  'line-ignored': [{ kind: 'line-ignored', seat: 0, line: 'w2' }],
  'line-moved': [{ kind: 'line-moved', seat: 0, line: 'o5' }],
  'line-idle': [
    { kind: 'line-idle', line: 'o5', why: 'finished', car: 'orange' },
    { kind: 'line-idle', line: 'w5', why: 'finished', car: 'orange' },
    { kind: 'line-idle', line: 'o5', why: 'blocked', car: 'orange', by: ['red', 'orange'] },
    { kind: 'line-idle', line: 'w2', why: 'no-colour' },
  ],
  'wild-chosen': [{ kind: 'wild-chosen', seat: 0, car: 'orange', number: 2 }],
  stepped: [
    { kind: 'stepped', seat: 0, car: 'orange', from: 40, to: 41, toGo: 12 },
    { kind: 'stepped', seat: 0, car: 'orange', from: 40, to: null },
  ],
  finished: [{ kind: 'finished', car: 'orange', place: 1 }],
  jammed: [
    { kind: 'jammed', car: 'orange', lost: 1, by: ['red'] },
    { kind: 'jammed', car: 'orange', lost: 3, by: ['orange', 'red'] },
  ],
  'goes-on': [{ kind: 'goes-on', seat: 0, car: 'orange', spaces: 2, power: 'determined' }],
  stays: [{ kind: 'stays', seat: 0, car: 'orange' }],
  'went-out': [
    { kind: 'went-out', seat: 0, cards: [] },
    { kind: 'went-out', seat: 0, cards: ['r8', 'r6y4'] },
  ],
  drew: [
    { kind: 'drew', seat: 0 },
    { kind: 'drew', seat: 0, card: 'w5' },
  ],
  'bets-asked': [{ kind: 'bets-asked', bet: 2, seats: [0, 1, 2, 3] }],
  'bet-laid': [
    { kind: 'bet-laid', seat: 0, bet: 2 },
    { kind: 'bet-laid', seat: 0, bet: 2, car: 'orange' },
  ],
  'race-over': [
    { kind: 'race-over', standing: CARS, finished: 6 },
    { kind: 'race-over', standing: CARS, finished: 3 },
    { kind: 'race-over', standing: CARS, finished: 0 },
  ],
  'no-race': [{ kind: 'no-race' }],
  'bets-shown': [
    {
      kind: 'bets-shown',
      bets: [
        ['red', 'red', 'orange'],
        ['blue', 'red', 'red'],
      ],
    },
  ],
  'numbers-chosen': [{ kind: 'numbers-chosen', seat: 0, numbers: 'upside-down' }],
  'line-shortened': [{ kind: 'line-shortened', seat: 0, line: 'r4' }],
  'line-left': [{ kind: 'line-left', seat: 0, line: 'r4' }],
  'turned-up': [{ kind: 'turned-up', seat: 2, card: 'r6y4k2b1' }],
  'die-rolled': [{ kind: 'die-rolled', seat: 2, bid: 4 }],
  'power-boxed': [{ kind: 'power-boxed', seat: 2, power: 'tricky' }],
  'deck-shuffled': [
    { kind: 'deck-shuffled', seat: 2, count: 1 },
    { kind: 'deck-shuffled', seat: 2, count: 12 },
  ],
  'counter-rose': [{ kind: 'counter-rose', seat: 2, car: 'red', counter: 7 }],
  'speed-8-put-away': [{ kind: 'speed-8-put-away', seat: 2, card: 'r8' }],
  'laid-under': [{ kind: 'laid-under', seat: 2, card: 'r8' }],
  'ultra-victory': [{ kind: 'ultra-victory', seat: 0 }],
  'die-set': [
    { kind: 'die-set', seat: 0 },
    { kind: 'die-set', seat: 0, bid: 0 },
    { kind: 'die-set', seat: 0, bid: 5 },
  ],
  'dice-shown': [
    {
      kind: 'dice-shown',
      car: 'red',
      bids: [
        { seat: 0, bid: 5 },
        { seat: 1, bid: 0 },
      ],
    },
  ],
  'takes-last': [{ kind: 'takes-last', seat: 0, car: 'red', price: 3 }],
  'podium-laid': [
    { kind: 'podium-laid', seat: 0, bet: 2 },
    { kind: 'podium-laid', seat: 0, bet: 2, cars: ['blue', 'red', 'black'] },
  ],
  'bet-declined': [{ kind: 'bet-declined', seat: 0, bet: 1 }],
  'slip-laid': [{ kind: 'slip-laid', seat: 0, bet: 1 }],
  'slips-shown': [
    { kind: 'slips-shown', bet: 1, backers: [0, 2], declined: [1] },
    { kind: 'slips-shown', bet: 1, backers: [], declined: [0, 1] },
    { kind: 'slips-shown', bet: 1, backers: [0, 1], declined: [] },
  ],
  'plaque-dealt': [
    { kind: 'plaque-dealt', seat: 0 },
    { kind: 'plaque-dealt', seat: 0, car: 'red' },
  ],
  'whispers-asked': [
    { kind: 'whispers-asked', bet: 1, seats: [0, 1] },
    { kind: 'whispers-asked', bet: 2, seats: [0, 1] },
  ],
  predicted: [
    { kind: 'predicted', seat: 0, line: 1 },
    { kind: 'predicted', seat: 0, line: 1, order: CARS },
    { kind: 'predicted', seat: 0, line: 2, order: CARS },
  ],
  'whispers-shown': [{ kind: 'whispers-shown', sheets: POINTS }],
  'leg-over': [
    { kind: 'leg-over', leg: 1, legs: 2, result: LEG, totals: [-3, 15] },
    { kind: 'leg-over', leg: 1, legs: 2, result: { ...LEG, points: POINTS }, totals: [9, 1] },
  ],
  ready: [{ kind: 'ready', seat: 0 }],
  'game-over': [
    { kind: 'game-over', outcome: { standings: MONEY }, sheets: SHEETS },
    { kind: 'game-over', outcome: { standings: FIRST_HOME }, sheets: SHEETS },
    { kind: 'game-over', outcome: { standings: MONEY }, sheets: [] },
    { kind: 'game-over', outcome: { standings: MONEY }, sheets: [], points: POINTS },
  ],
};
