import { words as shared } from '../../../common/shared.ts';
import { isOfOthers, type VariantPart } from '../../../../downforce/variants/parts.ts';
import { texts } from './page.ts';

const { points } = shared;

const wait = (names: string) => `Waiting for ${names} to predict.`;

/** D-V6 */
export const whispers = {
  facts: {
    'plaque-dealt': ({ seat, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'is', 'are')} dealt a driver plaque.`
        : `${say.does(seat, 'is', 'are')} dealt the ${say.carLabel(car)} driver plaque.`,
    'whispers-asked': ({ bet: line }) =>
      line === 1
        ? 'The first line is crossed: everybody predicts the finishing order.'
        : `Line ${line} is crossed: everybody may swap two cars in their own prediction.`,
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
      return `The predictions are revealed: ${rows.join('; ')}.`;
    },
  },
  silent: { 'plaque-dealt': isOfOthers, predicted: isOfOthers },
  phases: {
    'dealing-plaques': 'Driver plaques are dealt',
    'drawing-first': 'The first player is drawn',
    predicting: 'Predicting',
    swapping: 'Changing predictions',
  },
  table: {
    'dealing-plaques': 'The driver plaques are being dealt.',
    'drawing-first': 'The first player is being drawn by lot.',
  },
  asks: {
    predicting: { ask: () => 'Predict the whole finishing order, from first to sixth.', wait },
    swapping: {
      ask: ({ betsAsked: line }) => `Line ${line}: swap two cars in your prediction, or let it stand.`,
      wait,
    },
  },
  refusals: {
    'predict-now': () => 'Predict all six places now.',
    'swap-or-stand-now': () => 'First swap two cars in the prediction, or let it stand.',
    'plaque-already-dealt': ({ car }, say) => `The ${say.carLabel(car)} plaque has been dealt already.`,
  },
  plain: {
    stand: 'Let it stand',
  },
  things: {
    plaque: (car) => `Plaque: ${car}`,
    swap: (cars) => `Swap ${cars}`,
    predict: (cars) => `Predict ${cars}`,
  },
  rules: {
    'D-V6': 'War of Whispers',
  },
  allowed: { goal: 'whispers' },
  values: {
    goal: {
      whispers: {
        label: 'the best prediction',
        text: 'Nobody owns a car: you score for predicting the whole finishing order.',
      },
    },
  },
  conflicts: {
    'whispers-sells-no-cars': 'in the War of Whispers no car is sold.',
    'whispers-has-no-powers': 'in the War of Whispers there are no powers.',
    'whispers-deals-all-cards': 'in the War of Whispers all cards are dealt and held.',
    'points-or-money': 'the War of Whispers is won on points, and this race on money.',
  },
  presets: {
    whispers: {
      label: 'War of Whispers',
      text: 'Nobody owns a car: you predict the whole finishing order, and may correct it twice.',
    },
  },
  moments: {
    predicting: {
      todo: 'Put the six cars in the order in which you think they will finish.',
      rule: 'Every car in its right place is worth a point. If all six are right, you get more the earlier you knew.',
    },
    swapping: {
      todo: 'Swap two cars of your prediction, or leave it as it is.',
      rule: 'You may change two cars at the second line and two at the third. A prediction that was right from the start earns more.',
    },
  },
  rulesPage: {
    'D-V6': {
      name: 'War of Whispers',
      text: 'Nobody owns a car: there is no auction, and there are no powers and no money, and everybody plays until the cards run out or all cars have finished. When the first line is crossed, everybody secretly predicts the whole finishing order; at the second and at the third line each may swap two cars in it. Every car in its place in the last prediction is worth a point. If all six are right you get 6 more points if the prediction already stood after the first line, 3 after the second, 1 after the third. Most points wins.',
      ruling:
        'The Speed-8 cards are shuffled in, and the 48 cards are dealt equally. Everybody is dealt a driver plaque in secret: ties go to the player whose plaque’s car is placed higher, in a world tour by the last game’s plaques. The first player is drawn by lot. The result is the final standing, stalled cars included. Only the best bonus counts, even if the prediction has been changed since; a line that was never crossed gives none.',
    },
  },
  page: { whispers: texts },
} satisfies VariantPart;
