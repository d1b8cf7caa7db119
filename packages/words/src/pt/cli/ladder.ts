import type { LadderText } from '../../cli.ts';
import { plural } from '../common/shared.ts';

export const ladder: LadderText = {
  progress: (done, all) => `${done} de ${plural(all, 'partida', 'partidas')}`,
  headline: (title, rivals, seed) =>
    `${title}: um contra ${rivals}, cada distribuição jogada uma vez de cada lugar, semente «${seed}»`,
  row: (one, rivals, others, games, deals, parity) =>
    `${one} contra ${rivals} × ${others} (${plural(games, 'partida', 'partidas')}, ${plural(deals, 'distribuição', 'distribuições')}; paridade ${parity} %)`,
  wins: (estimate) => `ganha ${estimate} %`,
  score: (estimate) => `resultado por partida ${estimate}`,
  times: (mean, median, p99) => `${mean} ms por decisão (mediana ${median}, p99 ${p99})`,
  lead: (one, others, estimate) => `${one} tem ${estimate} a mais do que um ${others}`,
  adjusted: (wins, lead) => `sem a sorte: ganha ${wins} %, ${lead} a mais`,
  pairing: (wins, lead) =>
    `cada distribuição de cada lugar vale × ${wins} partidas para as vitórias, × ${lead} para o resultado`,
  luck: (wins, lead) =>
    `descontar a sorte vale × ${wins} partidas para as vitórias, × ${lead} para o resultado`,
  estimate: (mean, low, high) => `${mean} (${low} a ${high})`,
  ratings: (anchor) => `Rating (${anchor} vale 0; mais 400 equivalem a dez vitórias por cada derrota)`,
  tooFew:
    'Ainda não há partidas que cheguem: são precisas duas distribuições, cada uma jogada de cada lugar.',
  skipped: (variant, why) => `${variant} fica de fora: ${why}`,
  stopped: (done, all, file) =>
    file === undefined
      ? `parado após ${done} de ${all} partidas; com --file, da próxima vez continuaria daqui`
      : `parado após ${done} de ${all} partidas; o mesmo comando continua daqui (${file})`,
  written: (file) => `Escrito em ${file}`,
  presetAndVariants: '--each-variant joga todos os conjuntos de opções: retira --preset',
  noVariant: 'nenhuma variante se joga assim',
  notLadder: (file) => `${file} não é o ficheiro de uma classificação; fica como está`,
  otherLadder: (file, what) =>
    `${file} pertence a uma classificação com ${WHAT[what] ?? what}: indica outro ficheiro`,
  otherBots: (file) =>
    `${file} foi jogado por outros bots: o código deles mudou entretanto. Indica outro ficheiro`,
  badLine: (file, line) => `${file}, linha ${line}: isto não é uma partida de uma classificação`,
};

const WHAT: Readonly<Record<string, string>> = {
  game: 'outro jogo (--game)',
  players: 'outro número de jogadores (--players)',
  seed: 'outras distribuições (--seed)',
  options: 'outras opções',
  gauge: 'outra medida da sorte',
};
