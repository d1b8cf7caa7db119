import type { SetupTexts } from '../../page/setup.ts';
import { severalOf, weakestTwo } from './levels.ts';

export const setup: SetupTexts = {
  opponents: 'Adversários',
  bots: severalOf,
  mixed: weakestTwo,
  peopleHere: 'Pessoas neste dispositivo',
  friends: 'Amigos, com um link',
  ownMix: 'Como escolheres abaixo, lugar a lugar.',
  seats: 'Nomes e lugares',
  table: 'Link, relógio e início',
  options: 'Mais opções',
  changed: (count) => (count === 1 ? '1 alterada' : `${count} alteradas`),
  backTo: (preset) => `Voltar a «${preset}»`,
  about: (minutes) =>
    minutes < 90 ? `cerca de ${minutes} min` : `cerca de ${Math.round(minutes / 60)} horas`,
  difficulties: { easy: 'fácil', medium: 'médio', hard: 'para peritos' },
  firstGame: 'Bom para começar',
  learn: 'Nunca jogaste? Aprende em cinco minutos.',
};
