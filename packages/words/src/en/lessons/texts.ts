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
  leaveText: 'You can come back and carry on from this step.',
  stay: 'Stay here',
  restart: 'Start again',
  taps: {
    wild: 'Choose this car.',
    step: 'Tap the marked space: the car drives there.',
    car: 'Tap the marked car.',
    decision: 'Now this one.',
    confirm: 'Confirm. Until then you can undo everything.',
  },
  astray: (ask) => `Good idea, but let’s do this first. ${ask}`,
  astrayUndo: 'Good idea, but let’s try another move first: take this back with Undo.',
  done: {
    title: 'You know how to race',
    text: 'That was a real race with the real rules. It does not count in your statistics.',
    other: (game) => `Learn ${game} too`,
    race: 'Now a whole race, with hints',
    raceNow: 'Race now',
    again: 'Start the lesson again',
    home: 'Front page',
  },
  steps: { downforce, formula },
  hints,
};
