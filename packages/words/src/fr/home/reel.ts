import type { ReelTexts } from '../../page/reel.ts';

export const texts: ReelTexts = {
  picture: (game) => `Une course de ${game}, rejouée sur son plateau`,
  pause: 'Arrêter l’image',
  goOn: 'Reprendre',
};
