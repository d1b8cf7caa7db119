import type { LessonTexts } from '../../page/lessons.ts';

export const hints: LessonTexts['hints'] = {
  title: (game) => `${game}, with hints`,
  label: 'Hint',
  show: 'Show hints',
  hide: 'Hide',
  hideLabel: 'Hide hints',
  thinking: 'Looking for a good move…',
  onlyWay: 'There is only one thing you can do.',
  downforce: {
    'brings-home': (card, car) => `${card}: it takes your ${car} car over the finish line.`,
    'moves-own': (card, car, spaces) =>
      `${card}: it moves your ${car} car ${spaces === 1 ? '1 space' : `${spaces} spaces`}.`,
    moves: (card, car, spaces) =>
      `${card}: it moves the ${car} car ${spaces === 1 ? '1 space' : `${spaces} spaces`}.`,
    jams: (card, car) => `${card}: use it to leave the ${car} car stuck in a jam.`,
    'least-harm': (card) => `${card}: nothing helps you now, and this helps the others least.`,
  },
  formula: {
    'moves-up': (card, car) => `${card} with ${car}: your car moves up.`,
    slipstream: (card, car, other) => `${card} with ${other}: your ${car} follows in its slipstream.`,
    'holds-back': (card, car) => `${card} on ${car}: it costs a rival places.`,
    'costs-rivals': (card, car) => `${card} with ${car}: it costs other rivals places.`,
    charges: (card, car) => `${card} with ${car}: the odds of the roll are good.`,
    gambles: (card) => `${card}: let the die choose, there is little to lose.`,
    saves: (card, _car, other) => `${card}: keep ${other} for later, when it does more.`,
    'least-harm': (card) => `${card}: nothing helps you now, and this does least harm.`,
    'takes-out': (_card, _car, other) => `Take ${other} out with it.`,
    'rolls-again': 'Roll again: nine chances in twelve.',
    stops: 'Stop here: there is more to lose than to gain.',
    accepts: 'Accept this roll: another would hardly be better.',
    rejects: 'Reject this roll: the next one is likely to be better.',
  },
};
