import { words as shared } from '../en.ts';
import type { WayWords } from './catalogue.ts';

const { and, place, points } = shared;
const millions = (count: number) => (count < 0 ? `−$${-count}M` : count === 0 ? '$0' : `$${count}M`);

/** D-V3 to D-V7 and D-V9. */
export const ways: WayWords = {
  facts: {
    'die-set': ({ seat, bid }, say) => {
      if (bid === undefined) return `${say.does(seat, 'has', 'have')} set a die.`;
      return bid === 0
        ? `${say.does(seat, 'sets', 'set')} the die to a pass.`
        : `${say.does(seat, 'sets', 'set')} the die to ${bid}.`;
    },
    'dice-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, bid }) =>
        bid === 0 ? say.doing(seat, 'passes', 'pass') : `${say.doing(seat, 'bids', 'bid')} ${millions(bid)}`,
      );
      return `Dice for ${say.car(car)}: ${rows.join('; ')}.`;
    },
    'takes-last': ({ seat, car, price }, say) =>
      `${say.does(seat, 'is', 'are')} the last without a car and must take ${say.car(car)} for ${millions(price)}.`,
    'podium-laid': ({ seat, bet, cars }, say) =>
      cars === undefined
        ? `${say.does(seat, 'has', 'have')} named three cars for bet ${bet}.`
        : `${say.does(seat, 'names', 'name')} for bet ${bet}: ${cars.map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`).join(', ')}.`,
    'bet-declined': ({ seat, bet }, say) => `${say.does(seat, 'declines', 'decline')} to bet at line ${bet}.`,
    'slip-laid': ({ seat, bet }, say) => `${say.does(seat, 'has', 'have')} chosen at line ${bet}.`,
    'slips-shown': ({ bet, backers, declined }, say) => {
      const has = backers.length === 0 ? 'nobody' : say.names(backers);
      const not = declined.length === 0 ? '' : `; declined: ${say.names(declined)}`;
      return `Bets at line ${bet}: ${has}${not}.`;
    },
    'plaque-dealt': ({ seat, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'is', 'are')} dealt a driver plaque.`
        : `${say.does(seat, 'is', 'are')} dealt the driver plaque of ${say.car(car)}.`,
    'whispers-asked': ({ line }) =>
      line === 1
        ? 'The first line is crossed: everybody predicts the finishing order.'
        : `Line ${line} is crossed: everybody may swap two cars in the prediction.`,
    predicted: ({ seat, line, order }, say) => {
      if (order === undefined) return `${say.does(seat, 'has', 'have')} whispered at line ${line}.`;
      const cars = order.map(say.carLabel).join(', ');
      return line === 1
        ? `${say.does(seat, 'predicts', 'predict')} ${cars}.`
        : `After line ${line} ${say.doing(seat, 'predicts', 'predict')} ${cars}.`;
    },
    'whispers-shown': ({ sheets }, say) => {
      const rows = sheets.map(({ seat, plaque, right, bonus, points: sum }) => {
        const gained = bonus > 0 ? `${right} right and a bonus of ${bonus}` : `${right} right`;
        return `${say.seat(seat)} (plaque ${say.carLabel(plaque)}): ${gained}, ${points(sum)}`;
      });
      return `The predictions are opened: ${rows.join('; ')}.`;
    },
    'leg-over': ({ leg, legs, result, totals }, say) => {
      const amount = result.points === undefined ? millions : points;
      const rows = totals.map((total, seat) => `${say.seat(seat)} ${amount(total)}`);
      return `Game ${leg} of ${legs} is over (${say.track(result.track)}). The tour stands at: ${rows.join(', ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'is', 'are')} ready for the next game.`,
  },
  phases: {
    'dealing-plaques': 'Driver plaques are dealt',
    'drawing-first': 'The first player is drawn',
    'revealing-slips': 'It is shown who bet',
    predicting: 'Predicting',
    swapping: 'Changing predictions',
    resting: 'Between two games',
  },
  table: {
    'dealing-plaques': 'The driver plaques are being dealt.',
    'drawing-first': 'The first player is being drawn by lot.',
    'revealing-slips': 'It is being shown who has bet and who has declined.',
  },
  prompts: {
    die: (car, power, say) =>
      `Set a die for ${say.car(car)}${power === null ? '' : `, with ${say.power(power)}`}: your bid from 1 to 6, or pass.`,
    betAtOdds: (bet, times) =>
      `Bet ${bet}: choose the car that will win. It pays its place now times ${and(times.map((time, at) => `${time} for ${place(at + 1)}`))}.`,
    betOrCost: (bet, pays, costs) =>
      `Bet ${bet}: choose the car that will win. It pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}; ${and(costs.map(({ at, cost }) => `${place(at)} costs ${cost}`))}.`,
    podium: (bet, pays) =>
      `Bet ${bet}: name the first three cars in order. A car exactly there pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}.`,
    mayDecline: 'You bet only once, and may decline.',
    predict: () => 'Predict the whole finishing order, from first to sixth.',
    swap: (line) => `Line ${line}: swap two cars in your prediction, or let it stand.`,
    waitWhispers: (names) => `Waiting for predictions: ${names}.`,
    ready: () => 'Say when you are ready for the next game.',
    waitReady: (names) => `Waiting until everybody is ready: ${names}.`,
  },
  refusals: {
    'set-a-die-now': () => 'A die has to be set: a bid from 1 to 6, or a pass.',
    'bet-or-decline-now': () => 'A bet is due, or to decline it.',
    'name-three-now': () => 'A bet is due: name three cars in order.',
    'has-bet': () => 'The bet has been made: who has bet is not asked again.',
    'predict-now': () => 'A prediction of all six places is due.',
    'swap-or-stand-now': () => 'First swap two cars in the prediction, or let it stand.',
    'ready-now': () => 'Between two games there is only one thing to do: to say that you are ready.',
    'plaque-already-dealt': ({ car }, say) => `The plaque of ${say.car(car)} has been dealt already.`,
  },
  plain: {
    decline: 'Decline',
    stand: 'Let it stand',
    ready: 'Ready',
    pass: 'Pass',
  },
  things: {
    plaque: (car) => `Plaque: ${car}`,
    offer: (number) => `Bid ${number}`,
    swap: (cars) => `Swap ${cars}`,
    podium: (cars) => `Name ${cars}`,
    predict: (cars) => `Predict ${cars}`,
  },
};
