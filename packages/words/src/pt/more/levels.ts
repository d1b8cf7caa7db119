import type { Label } from '../../game.ts';

/** The bots' levels. */
export const levels: Readonly<Record<string, Label>> = {
  rookie: { label: 'Bot: novato', text: 'Joga depressa e vê uma jogada à frente.' },
  club: { label: 'Bot: clube', text: 'Pesa cada opção e as suas hipóteses.' },
  pro: { label: 'Bot: profissional', text: 'Joga cada plano até ao fim contra mãos plausíveis.' },
  champion: {
    label: 'Bot: campeão',
    text: 'Como um profissional, mas pensa muito mais. O mais difícil de vencer.',
  },
};

/** Several bots of a level. */
export const severalOf: Readonly<Record<string, string>> = {
  rookie: 'Bots novatos',
  club: 'Bots de clube',
  pro: 'Bots profissionais',
  champion: 'Bots campeões',
};

/** Bots of the two weakest levels, who take turns at a mixed table. */
export const weakestTwo = 'Bots novatos e de clube';
