import type { ReelTexts } from '../../page/reel.ts';

export const texts: ReelTexts = {
  picture: (game) => `Une course de ${game}, rejouée sur le plateau`,
  pause: 'Mettre en pause',
  goOn: 'Reprendre',
};
