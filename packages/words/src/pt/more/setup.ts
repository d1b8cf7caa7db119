import type { SetupTexts } from '../../page/setup.ts';

export const setup: SetupTexts = {
  opponents: 'Adversários',
  bots: {
    rookie: 'Bots novatos',
    club: 'Bots de clube',
    pro: 'Bots profissionais',
    champion: 'Bots campeões',
  },
  mixed: 'Bots novatos e de clube',
  peopleHere: 'Pessoas neste dispositivo',
  friends: 'Amigos, por link',
  ownMix: 'Como definido abaixo, lugar a lugar.',
  seats: 'Nomes e lugares',
  table: 'Link, relógio e partida',
  options: 'Mais opções',
  changed: (count) => (count === 1 ? '1 alterada' : `${count} alteradas`),
  backTo: (preset) => `Voltar a «${preset}»`,
  about: (minutes) =>
    minutes < 90 ? `cerca de ${minutes} min` : `cerca de ${Math.round(minutes / 60)} horas`,
  difficulties: { easy: 'fácil', medium: 'médio', hard: 'para experientes' },
  firstGame: 'Bom para começar',
  learn: 'Nunca jogaste? Aprende em cinco minutos.',
};
