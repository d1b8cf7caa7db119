import { plural } from '../common/shared.ts';
import type { ReviewWords } from '../../review.ts';

export const review: ReviewWords = {
  verdicts: {
    best: () => 'The best plan found.',
    good: (chance) => `No clear difference from the best plan found (${chance}).`,
    inaccuracy: (chance) => `An inaccuracy: it gave away ${chance} of the chance to win.`,
    mistake: (chance) => `A mistake: it gave away ${chance} of the chance to win.`,
    blunder: (chance) => `A blunder: it gave away ${chance} of the chance to win.`,
  },
  causes: {
    decision: 'decision',
    grid: 'grid',
    deal: 'deal',
    draw: 'draw',
    die: 'die',
    lot: 'lots',
    reveal: 'reveal',
  },
  parts: {
    start: 'start',
    luck: 'luck',
    own: 'own decisions',
    others: 'others’ decisions',
    residual: 'estimation',
    result: 'result',
  },
  chance: 'Chance to win',
  score: 'Expected score',
  tooEarly: 'too early to tell',
  turns: 'The moments that turned it',
  noTurns: 'No single moment turned it.',
  worst: 'The costliest decisions',
  noMistakes: 'No mistake was found.',
  totals: 'What the results are made of',
  moment: (entry) => `Step ${entry}`,
  played: 'Played',
  better: 'Better',
  progress: (percent) => `Reviewing: ${percent}`,
  unfinished: 'Only a finished game can be reviewed, and this one is still running.',
  calibration: {
    headline: (title, games, players, levels, seed) =>
      `${title}: ${plural(games, 'game', 'games')} with ${players} players, each one of ${levels}, seed «${seed}»`,
    reliability: 'Ten bins of equal count, once it is no longer too early to tell',
    bin: (said, won, count) => `said ${said}, won ${won} (${count})`,
    brier: (said, raw, base, count) =>
      `Brier score ${said}; rollouts alone ${raw}; base rate ${base} (${count})`,
    late: 'Once it is no longer too early to tell',
    stage: (from, to) => `From ${from} to ${to} of the game`,
    trust: (knots) => `Best trust, in thousandths: ${knots}`,
  },
  measure: {
    headline: (title, one, rivals, others, games, seed) =>
      `${title}: ${one} against ${rivals} × ${others}, ${plural(games, 'game', 'games')} reviewed, seed «${seed}»`,
    wins: (one) => `Wins of ${one}`,
    leastGiven: (one) => `Games in which ${one} gave away least`,
    mostGained: (one) => `Games in which the decisions of ${one} gained most`,
    luckOfOne: (one) => `Luck of ${one}`,
    luckOfOthers: (_one, others) => `Luck of each ${others}`,
  },
};
