import { WEAKEST_TWO } from '../../levels/levels.ts';
import type { SetupTexts } from '../../page/setup.ts';

export const setup: SetupTexts = {
  opponents: 'Opponents',
  mixed: WEAKEST_TWO.en,
  peopleHere: 'People on this device',
  friends: 'Friends, with a link',
  ownMix: 'As chosen below, seat by seat.',
  seats: 'Names and seats',
  table: 'Link, clock and start',
  options: 'More options',
  changed: (count) => `${count} changed`,
  backTo: (preset) => `Back to “${preset}”`,
  about: (minutes) => (minutes < 90 ? `about ${minutes} min` : `about ${Math.round(minutes / 60)} hours`),
  difficulties: { easy: 'easy', medium: 'medium', hard: 'for experts' },
  firstGame: 'Good first game',
  learn: 'Never played? Learn in five minutes.',
};
