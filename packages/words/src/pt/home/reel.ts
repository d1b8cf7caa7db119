import type { ReelTexts } from '../../page/reel.ts';

export const texts: ReelTexts = {
  picture: (game) => `Uma corrida de ${game}, repetida no seu tabuleiro`,
  pause: 'Parar a imagem',
  goOn: 'Continuar',
};
