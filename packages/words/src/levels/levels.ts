import type { LevelWords } from '../game.ts';
import type { Language } from '../languages.ts';

/**
 * The bots' levels from the weakest, in all languages: a level is few words, and has them in one place. In a folder of
 * its own, so that a page fetches it with the first form and not with the first race.
 */
const LEVELS = {
  rookie: {
    en: {
      label: 'Bot: rookie',
      several: 'Rookie bots',
      text: 'Plays quickly and looks one move ahead.',
    },
    fr: {
      label: 'Robot\u00a0: débutant',
      several: 'Robots débutants',
      text: 'Joue vite et prévoit un coup à l’avance.',
    },
    pt: {
      label: 'Bot: novato',
      several: 'Bots novatos',
      text: 'Joga depressa e vê uma jogada à frente.',
    },
  },
  club: {
    en: { label: 'Bot: club', several: 'Club bots', text: 'Weighs every option and its odds.' },
    fr: {
      label: 'Robot\u00a0: club',
      several: 'Robots de club',
      text: 'Évalue chaque possibilité et ses chances.',
    },
    pt: { label: 'Bot: clube', several: 'Bots de clube', text: 'Pesa cada opção e as suas hipóteses.' },
  },
  pro: {
    en: {
      label: 'Bot: pro',
      several: 'Pro bots',
      text: 'Plays every plan out against hands that fit what it has seen.',
    },
    fr: {
      label: 'Robot\u00a0: pro',
      several: 'Robots pros',
      text: 'Joue chaque plan jusqu’au bout contre des mains plausibles.',
    },
    pt: {
      label: 'Bot: profissional',
      several: 'Bots profissionais',
      text: 'Joga cada plano até ao fim contra mãos plausíveis.',
    },
  },
  champion: {
    en: {
      label: 'Bot: champion',
      several: 'Champion bots',
      text: 'Like a pro, but thinks much further ahead. The hardest to beat.',
    },
    fr: {
      label: 'Robot\u00a0: champion',
      several: 'Robots champions',
      text: 'Comme un pro, mais réfléchit bien plus. Le plus dur à battre.',
    },
    pt: {
      label: 'Bot: campeão',
      several: 'Bots campeões',
      text: 'Como um profissional, mas pensa muito mais. O mais difícil de vencer.',
    },
  },
} satisfies Record<string, Readonly<Record<Language, LevelWords>>>;

/** Bots of the two weakest levels, who take turns at a mixed table. */
export const WEAKEST_TWO: Readonly<Record<Language, string>> = {
  en: 'Rookie and club bots',
  fr: 'Robots débutants et de club',
  pt: 'Bots novatos e de clube',
};

/** The same two as they are typed, for examples. */
export const [WEAKEST = '', SECOND = ''] = Object.keys(LEVELS);

export function levelsIn(language: Language): Readonly<Record<string, LevelWords>> {
  return Object.fromEntries(Object.entries(LEVELS).map(([level, words]) => [level, words[language]]));
}
