import type { LessonTexts } from '../../page/lessons.ts';
import { downforce } from './downforce.ts';
import { formula } from './formula.ts';
import { hints } from './hints.ts';

export const texts: LessonTexts = {
  title: (game) => `Learn ${game}`,
  progress: (step, of) => `Lesson, step ${step} of ${of}`,
  next: 'Next',
  doIt: 'Do it for me',
  leave: 'Leave the lesson',
  leaveTitle: 'Leave the lesson?',
  leaveText: 'You can carry on later from this very step.',
  stay: 'Stay here',
  restart: 'Start again',
  taps: {
    wild: 'Choose this car.',
    step: 'Tap the marked space: the car drives there.',
    car: 'Tap the marked car.',
    decision: 'Now this one.',
    confirm: 'Confirm. Until you do, you can undo everything.',
  },
  astray: (ask) => `A fine move, but another one for now. ${ask}`,
  astrayUndo: 'A fine move, but another one for now: take this back with Undo.',
  done: {
    title: 'You know how to race',
    text: 'That was a whole race with the real rules. Nothing here was counted anywhere.',
    other: (game) => `Learn ${game} too`,
    race: 'A whole race of your own, with hints',
    raceNow: 'Race now',
    again: 'Once more from the start',
    home: 'Front page',
  },
  steps: { downforce, formula },
  hints,
};
