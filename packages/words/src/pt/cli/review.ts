import { plural } from '../common/shared.ts';
import type { ReviewWords } from '../../review.ts';

export const review: ReviewWords = {
  verdicts: {
    best: () => 'O melhor plano encontrado.',
    good: (chance) => `Sem diferença clara para o melhor plano encontrado (${chance}).`,
    inaccuracy: (chance) => `Uma imprecisão: custou ${chance} de hipóteses de ganhar.`,
    mistake: (chance) => `Um erro: custou ${chance} de hipóteses de ganhar.`,
    blunder: (chance) => `Um erro grave: custou ${chance} de hipóteses de ganhar.`,
  },
  causes: {
    decision: 'decisão',
    grid: 'grelha',
    deal: 'distribuição',
    draw: 'carta biscada',
    die: 'dado',
    lot: 'sorteio',
    reveal: 'revelação',
  },
  parts: {
    start: 'início',
    luck: 'sorte',
    own: 'decisões próprias',
    others: 'decisões dos outros',
    residual: 'estimativa',
    result: 'resultado',
  },
  chance: 'Hipóteses de ganhar',
  score: 'Pontuação esperada',
  tooEarly: 'cedo demais para dizer',
  turns: 'Os momentos decisivos',
  noTurns: 'Nenhum momento foi decisivo por si só.',
  worst: 'As decisões mais caras',
  noMistakes: 'Não se encontrou nenhum erro.',
  totals: 'De que são feitos os resultados',
  moment: (entry) => `Passo ${entry}`,
  played: 'Jogado',
  better: 'Melhor',
  progress: (percent) => `A analisar: ${percent}`,
  unfinished: 'Só se pode analisar uma partida acabada, e esta ainda está a decorrer.',
  calibration: {
    headline: (title, games, players, levels, seed) =>
      `${title}: ${plural(games, 'partida', 'partidas')} com ${players} jogadores, cada um de ${levels}, semente «${seed}»`,
    reliability: 'Dez classes com o mesmo número, passado o tempo em que é cedo demais para dizer',
    bin: (said, won, count) => `previsto ${said}, ganho ${won} (${count})`,
    brier: (said, raw, base, count) =>
      `Índice de Brier ${said}; só simulações ${raw}; taxa de base ${base} (${count})`,
    late: 'Passado o tempo em que é cedo demais para dizer',
    stage: (from, to) => `De ${from} a ${to} da partida`,
    trust: (knots) => `Melhor confiança, em milésimos: ${knots}`,
  },
  measure: {
    headline: (title, one, rivals, others, games, seed) =>
      `${title}: ${one} contra ${rivals} × ${others}, ${plural(games, 'partida analisada', 'partidas analisadas')}, semente «${seed}»`,
    wins: (one) => `Vitórias de ${one}`,
    leastGiven: (one) => `Partidas em que ${one} desperdiçou menos`,
    mostGained: (one) => `Partidas em que as decisões de ${one} renderam mais`,
    luckOfOne: (one) => `Sorte de ${one}`,
    luckOfOthers: (_one, others) => `Sorte de cada ${others}`,
  },
};
