import type { ReelTexts } from '../../page/reel.ts';

export const texts: ReelTexts = {
  picture: (game) => `A ${game} race, replayed on the board`,
  pause: 'Pause the replay',
  goOn: 'Resume the replay',
};
