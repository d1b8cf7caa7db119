import type { Label } from '../../game.ts';

/** The bots' levels. */
export const levels: Readonly<Record<string, Label>> = {
  rookie: { label: 'Robot\u00a0: débutant', text: 'Joue vite et regarde un coup devant lui.' },
  club: { label: 'Robot\u00a0: club', text: 'Pèse chaque possibilité et ses chances.' },
};
