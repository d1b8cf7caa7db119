import type { LevelVariant, Weigh } from '../../judgement.ts';
import { nameOf } from '../../levels/explained.ts';
import { carsIn } from '../../orders.ts';
import type { Explain } from '../../reasons.ts';

/** D-V6: why a bot did it, as in `DOWNFORCE_REASONS`. */
export const WHISPER_REASONS = [
  'predicts', // first: the car
  'swaps', // one, other: cars
  'stands',
] as const;
type WhisperReason = (typeof WHISPER_REASONS)[number];

/** D-V6: what a level makes of it. */
export function whisperedBy(predict: Weigh, swap: Weigh, drive: Weigh): LevelVariant {
  return {
    isPlayed: ({ goal }) => goal === 'whispers',
    judged: {
      predicting: { weigh: predict, explain: explainPrediction },
      swapping: { weigh: swap, explain: explainSwap },
    },
    drive,
  };
}

const explainPrediction: Explain<WhisperReason> = (_, { do: [first = ''] }) => ({
  code: 'predicts',
  params: { first: nameOf(carsIn(first)[0]) },
});

const explainSwap: Explain<WhisperReason> = (_, { do: [first = ''] }) => {
  const [, one, other] = first.split(' ');
  return one === undefined || other === undefined
    ? { code: 'stands', params: {} }
    : { code: 'swaps', params: { one, other } };
};
