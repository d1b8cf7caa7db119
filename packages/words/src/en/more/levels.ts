import type { Label } from '../../game.ts';

/** The bots' levels. */
export const levels: Readonly<Record<string, Label>> = {
  rookie: { label: 'Bot: rookie', text: 'Plays quickly and looks one move ahead.' },
  club: { label: 'Bot: club', text: 'Weighs every option and its odds.' },
  pro: { label: 'Bot: pro', text: 'Plays every plan out against hands that fit what it has seen.' },
  champion: { label: 'Bot: champion', text: 'Like a pro, but thinks much further. The hardest to beat.' },
};

/** Several bots of a level. */
export const severalOf: Readonly<Record<string, string>> = {
  rookie: 'Rookie bots',
  club: 'Club bots',
  pro: 'Pro bots',
  champion: 'Champion bots',
};

/** Bots of the two weakest levels, who take turns at a mixed table. */
export const weakestTwo = 'Rookie and club bots';
