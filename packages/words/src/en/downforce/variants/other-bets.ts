import { words as shared } from '../../common/shared.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

const { and, place } = shared;

/** D-V9 */
export const otherBets = {
  facts: {
    'podium-laid': ({ seat, bet, cars }, say) =>
      cars === undefined
        ? `${say.does(seat, 'has', 'have')} named three cars for bet ${bet}.`
        : `${say.does(seat, 'names', 'name')} for bet ${bet}: ${cars.map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`).join(', ')}.`,
  },
  prompts: {
    betAtOdds: (bet, times) =>
      `Bet ${bet}: choose the car that will win. It pays its current place times ${and(times.map((time, at) => `${time} for ${place(at + 1)}`))}.`,
    betOrCost: (bet, pays, costs) =>
      `Bet ${bet}: choose the car that will win. It pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}; ${and(costs.map(({ at, cost }) => `${place(at)} costs ${cost}`))}.`,
    podium: (bet, pays) =>
      `Bet ${bet}: name the first three cars in order. Each car you place exactly pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}.`,
  },
  refusals: {
    'name-three-now': () => 'Bet now: name three cars in order.',
  },
  things: {
    podium: (cars) => `Name ${cars}`,
  },
  rules: {
    'D-V9': 'Other bets',
  },
  values: {
    bets: {
      odds: { label: 'at odds', text: 'A bet pays by the place the car had when you bet on it.' },
      widespread: {
        label: 'widespread',
        text: 'Three cars per line, each to finish exactly where you name it.',
      },
      penalty: { label: 'with penalties', text: 'A bet on a car that finishes far back costs money.' },
    },
  },
  conflicts: {
    'penalty-has-one-table': 'penalties work only with the printed payouts.',
  },
  presets: {
    odds: {
      label: 'Bets at odds',
      text: 'The further back a car was when you bet on it, the more the bet pays.',
    },
    widespread: {
      label: 'Widespread bets',
      text: 'At each line you name the first three; each car you place exactly pays.',
    },
    penalty: { label: 'Penalty bets', text: 'Bets on cars that finish fourth or lower cost money.' },
  },
  moments: {
    'betting-odds': {
      todo: 'Choose a car. It pays more the further back it is now.',
      rule: 'Here a bet pays the place the car has now, times the number shown for its place at the end. A car in the lead is safe, and pays little.',
    },
    'betting-penalty': {
      todo: 'Choose a car, with care: a bad one costs money.',
      rule: 'The first three places pay as usual. A car that ends fourth, fifth or sixth costs you what is written beside it.',
    },
    'betting-podium': {
      todo: 'Name three cars for first, second and third place.',
      rule: 'Each car that ends exactly in the place you gave it pays. The others pay nothing.',
    },
  },
  rulesPage: {
    'D-V9': {
      name: 'Other bets',
      text: 'With bets at odds, a bet pays the place that the car had when the bet was made, times 3, 2 or 1 for first, second or third at the first line, times 2 or 1 for first or second at the second, and times 1 for first at the third. With penalties, bets pay as printed, but fourth, fifth or sixth place costs $0, $1M or $3M at the first line, $1M, $3M or $6M at the second, $2M, $6M or $9M at the third; a stalled car never pays, and costs what its place in the standing costs. With widespread bets, you name three different cars in order at each line, and each that finishes exactly there pays what that place pays at that line.',
    },
  },
} satisfies VariantPart;
