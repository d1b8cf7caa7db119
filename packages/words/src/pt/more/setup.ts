import { WEAKEST_TWO } from '../../levels/levels.ts';
import type { SetupTexts } from '../../page/setup.ts';

export const setup: SetupTexts = {
  opponents: 'Adversários',
  mixed: WEAKEST_TWO.pt,
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
