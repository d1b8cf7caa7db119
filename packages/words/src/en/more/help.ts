import type { HelpTexts } from '../../page/help/help.ts';

export const help: HelpTexts = {
  title: 'Help',
  asked: 'Right now',
  waiting: 'You have nothing to do at the moment: somebody else is choosing.',
  rule: 'The rule',
  keys: 'Keys you can use now',
  readRules: 'Read the rules',
  rules: 'Rules',
  backToGame: 'Back to the game',
  questions: 'Questions',
  nearest: 'Did you mean:',
  close: 'Close',
  sound: {
    title: 'Sound',
    on: 'Sound',
    volume: 'Volume',
    vibration: 'Vibrate',
    vibrationText: 'On phones: when it is your turn, and when a car is stuck. Never when motion is reduced.',
    hidden: 'Call me back from another tab',
    hiddenText: 'A short tone when it is your turn, even while this page is hidden.',
  },
  keyNames: { enter: 'Enter', escape: 'Esc', space: 'Space', shift: 'Shift' },
};
