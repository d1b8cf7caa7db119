import { RECORD } from './formula-record.ts';
import { readActs, type Lesson, type StepId } from './lesson.ts';

const record = readActs(RECORD);

/** The yellow team starts first and last, and wins with the last card. */
export const FORMULA_LESSON: Lesson<StepId<'formula'>> = {
  game: 'formula',
  players: 4,
  options: { races: 1 },
  record,
  steps: [
    { id: 'places', at: 30, look: 'firstCar' },
    { id: 'slipstream', at: 30, to: 32 },
    { id: 'pit', at: 59, to: 61 },
    { id: 'hold', at: 100, to: 102 },
    { id: 'spin', at: 126, to: 129 },
    { id: 'own', at: 139, to: 141 },
    { id: 'clock', at: 149, look: 'clock' },
    { id: 'charge', at: 149, to: 155 },
    { id: 'points', at: record.length, look: 'results' },
  ],
  skips: [
    [36, 59],
    [63, 100],
    [103, 126],
    [130, 139],
    [142, 149],
  ],
};
