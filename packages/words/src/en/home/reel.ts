import type { ReelTexts } from '../../page/reel.ts';

export const texts: ReelTexts = {
  picture: (game) => `A race of ${game}, replayed on its board`,
  pause: 'Pause the picture',
  goOn: 'Let it go on',
};
