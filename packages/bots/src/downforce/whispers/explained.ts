import type { DownforceOptions } from '@paddock/downforce';
import { cardIn, explainDrive, movesIn, nameOf } from '../explained.ts';
import { carsIn } from '../orders.ts';
import type { DownforceReason, Explain } from '../reasons.ts';

/** D-V6: why a bot did it, as in `DOWNFORCE_REASONS`. */
export const WHISPER_REASONS = [
  'predicts', // first: the car
  'swaps', // one, other: cars
  'stands',
  'moves', // card, car, spaces: nobody owns it
] as const;
type WhisperReason = (typeof WHISPER_REASONS)[number];

export function isWhispered({ goal }: DownforceOptions): boolean {
  return goal === 'whispers';
}

export const explainPrediction: Explain<WhisperReason> = (_, { do: [first = ''] }) => ({
  code: 'predicts',
  params: { first: nameOf(carsIn(first)[0]) },
});

export const explainSwap: Explain<WhisperReason> = (_, { do: [first = ''] }) => {
  const [, one, other] = first.split(' ');
  return one === undefined || other === undefined
    ? { code: 'stands', params: {} }
    : { code: 'swaps', params: { one, other } };
};

export const explainMove: Explain<WhisperReason | DownforceReason> = (question, best) => {
  const [first] = movesIn(question, best);
  if (first === undefined) return explainDrive(question, best);
  return { code: 'moves', params: { card: cardIn(question, best), ...first } };
};
