import { RECORD } from './downforce-record.ts';
import { readActs, type Lesson, type StepId } from './lesson.ts';

const record = readActs(RECORD);

/** Red is bought, driven over two jams and home, and bet on. */
export const DOWNFORCE_LESSON: Lesson<StepId<'downforce'>> = {
  game: 'downforce',
  players: 4,
  options: { track: 'marina-bay' },
  record,
  steps: [
    { id: 'cars', at: 48, look: 'lot' },
    { id: 'bid', at: 48, to: 49 },
    { id: 'pass', at: 55, to: 56 },
    { id: 'prizes', at: 91, look: 'places' },
    { id: 'wild', at: 91, to: 98 },
    { id: 'lines', at: 132, to: 147 },
    { id: 'bet', at: 161, to: 162, isFree: true },
    { id: 'jam', at: 188, to: 196 },
    { id: 'power', at: 263, to: 274 },
    { id: 'finish', at: 479, to: 483 },
    { id: 'score', at: record.length, look: 'results' },
  ],
  skips: [
    [60, 91],
    [114, 132],
    [164, 188],
    [196, 263],
    [274, 479],
    [483, 540],
  ],
};
