import type { Label } from '../../game.ts';

/** The bots' levels. */
export const levels: Readonly<Record<string, Label>> = {
  rookie: { label: 'Robot\u00a0: débutant', text: 'Joue vite et prévoit un coup à l’avance.' },
  club: { label: 'Robot\u00a0: club', text: 'Évalue chaque possibilité et ses chances.' },
  pro: { label: 'Robot\u00a0: pro', text: 'Joue chaque plan jusqu’au bout contre des mains plausibles.' },
  champion: {
    label: 'Robot\u00a0: champion',
    text: 'Comme un pro, mais réfléchit bien plus. Le plus dur à battre.',
  },
};

/** Several bots of a level. */
export const severalOf: Readonly<Record<string, string>> = {
  rookie: 'Robots débutants',
  club: 'Robots de club',
  pro: 'Robots pros',
  champion: 'Robots champions',
};

/** Bots of the two weakest levels, who take turns at a mixed table. */
export const weakestTwo = 'Robots débutants et de club';
