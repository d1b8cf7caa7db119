import type { ReelTexts } from '../../page/reel.ts';

export const texts: ReelTexts = {
  picture: (game) => `Repetição de uma corrida de ${game} no tabuleiro`,
  pause: 'Pausar a repetição',
  goOn: 'Continuar a repetição',
};
