import { plural } from '../common/shared.ts';
import type { ReviewWords } from '../../review.ts';

export const review: ReviewWords = {
  verdicts: {
    best: () => 'Le meilleur plan trouvé.',
    good: (chance) => `Pas de différence nette avec le meilleur plan trouvé (${chance}).`,
    inaccuracy: (chance) => `Une imprécision : elle a coûté ${chance} de chances de gagner.`,
    mistake: (chance) => `Une erreur : elle a coûté ${chance} de chances de gagner.`,
    blunder: (chance) => `Une gaffe : elle a coûté ${chance} de chances de gagner.`,
  },
  causes: {
    decision: 'décision',
    grid: 'grille',
    deal: 'donne',
    draw: 'pioche',
    die: 'dé',
    lot: 'tirage au sort',
    reveal: 'révélation',
  },
  parts: {
    start: 'départ',
    luck: 'chance',
    own: 'ses décisions',
    others: 'décisions des autres',
    residual: 'estimation',
    result: 'résultat',
  },
  chance: 'Chances de gagner',
  score: 'Score espéré',
  tooEarly: 'trop tôt pour le dire',
  turns: 'Les moments décisifs',
  noTurns: 'Aucun moment n’a été décisif à lui seul.',
  worst: 'Les décisions les plus coûteuses',
  noMistakes: 'Aucune erreur n’a été trouvée.',
  totals: 'De quoi les résultats sont faits',
  moment: (entry) => `Étape ${entry}`,
  played: 'Joué',
  better: 'Mieux',
  progress: (percent) => `Analyse : ${percent}`,
  unfinished: 'Seule une partie finie peut être analysée, et celle-ci est encore en cours.',
  calibration: {
    headline: (title, games, players, levels, seed) =>
      `${title} : ${plural(games, 'partie', 'parties')} à ${players}, chacun parmi ${levels}, graine «${seed}»`,
    reliability: 'Dix classes de même effectif, une fois passé le temps où il est trop tôt pour le dire',
    bin: (said, won, count) => `annoncé ${said}, gagné ${won} (${count})`,
    brier: (said, raw, base, count) =>
      `Score de Brier ${said} ; parties jouées seules ${raw} ; taux de base ${base} (${count})`,
    late: 'Une fois passé le temps où il est trop tôt pour le dire',
    stage: (from, to) => `De ${from} à ${to} de la partie`,
    trust: (knots) => `Meilleure confiance, en millièmes : ${knots}`,
  },
  measure: {
    headline: (title, one, rivals, others, games, seed) =>
      `${title} : ${one} contre ${rivals} × ${others}, ${plural(games, 'partie analysée', 'parties analysées')}, graine «${seed}»`,
    wins: (one) => `Victoires de ${one}`,
    leastGiven: (one) => `Parties où ${one} a le moins gaspillé`,
    mostGained: (one) => `Parties où les décisions de ${one} ont le plus rapporté`,
    luckOfOne: (one) => `Chance de ${one}`,
    luckOfOthers: (_one, others) => `Chance de chaque ${others}`,
  },
};
