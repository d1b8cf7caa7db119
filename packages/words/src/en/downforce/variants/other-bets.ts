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
      `Bet ${bet}: choose the car that will win. It pays its place now times ${and(times.map((time, at) => `${time} for ${place(at + 1)}`))}.`,
    betOrCost: (bet, pays, costs) =>
      `Bet ${bet}: choose the car that will win. It pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}; ${and(costs.map(({ at, cost }) => `${place(at)} costs ${cost}`))}.`,
    podium: (bet, pays) =>
      `Bet ${bet}: name the first three cars in order. A car exactly there pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}.`,
  },
  refusals: {
    'name-three-now': () => 'A bet is due: name three cars in order.',
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
        text: 'Three cars a line, each to come in exactly where you name it.',
      },
      penalty: { label: 'with penalties', text: 'A bet on a car that comes in late costs money.' },
    },
  },
  conflicts: {
    'penalty-has-one-table': 'the penalties fit the printed payouts only.',
  },
  presets: {
    odds: {
      label: 'Bets at odds',
      text: 'A bet pays more, the further back the car was when you bet on it.',
    },
    widespread: {
      label: 'Widespread bets',
      text: 'At each line you name the first three; each car that comes in exactly there pays.',
    },
    penalty: { label: 'Penalty bets', text: 'Bets on cars that come in fourth or later cost money.' },
  },
  rulesPage: {
    'D-V9': {
      name: 'Other bets',
      text: 'At odds, a bet pays the place that the car had when the bet was made, times 3, 2 or 1 for first, second or third at the first line, times 2 or 1 for first or second at the second, and times 1 for first at the third. With penalties, bets pay as printed, but fourth, fifth or sixth place costs 0, 1 or 3 millions at the first line, 1, 3 or 6 at the second, 2, 6 or 9 at the third; a stalled car never pays, and costs what its place in the standing costs. Widespread, you name three different cars in order at each line, and each that finishes exactly there pays what that place pays at that line.',
    },
  },
} satisfies VariantPart;
