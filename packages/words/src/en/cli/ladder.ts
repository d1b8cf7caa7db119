import type { LadderText } from '../../cli.ts';
import { plural } from '../common/shared.ts';

export const ladder: LadderText = {
  progress: (done, all) => `${done} of ${plural(all, 'game', 'games')}`,
  headline: (title, rivals, seed) =>
    `${title}: one against ${rivals}, each deal played once from every seat, seed «${seed}»`,
  row: (one, rivals, others, games, deals, parity) =>
    `${one} against ${rivals} × ${others} (${plural(games, 'game', 'games')}, ${plural(deals, 'deal', 'deals')}; parity ${parity} %)`,
  wins: (estimate) => `wins ${estimate} %`,
  score: (estimate) => `score per game ${estimate}`,
  times: (mean, median, p99) => `${mean} ms per decision (median ${median}, p99 ${p99})`,
  lead: (one, others, estimate) => `${one} has ${estimate} more than one ${others}`,
  adjusted: (wins, lead) => `without luck: wins ${wins} %, ${lead} more`,
  pairing: (wins, lead) =>
    `each deal from every seat is worth × ${wins} games for wins, × ${lead} for the score`,
  luck: (wins, lead) => `taking luck out is worth × ${wins} games for wins, × ${lead} for the score`,
  estimate: (mean, low, high) => `${mean} (${low} to ${high})`,
  ratings: (anchor) => `Rating (${anchor} is 0; 400 more are ten wins to one)`,
  tooFew: 'Not enough games yet: two deals are needed, each played from every seat.',
  skipped: (variant, why) => `${variant} is left out: ${why}`,
  stopped: (done, all, file) =>
    file === undefined
      ? `stopped after ${done} of ${all} games; with --file it could be continued from here`
      : `stopped after ${done} of ${all} games; the same command continues from here (${file})`,
  written: (file) => `Written to ${file}`,
  presetAndVariants: '--each-variant plays every preset: leave --preset out',
  noVariant: 'no variant can be played like this',
  notLadder: (file) => `${file} is not the file of a ladder; it is left as it is`,
  otherLadder: (file, what) =>
    `${file} belongs to a ladder with other ${WHAT[what] ?? what}: give another file`,
  otherBots: (file) => `${file} was played by other bots: their code has changed since. Give another file`,
  badLine: (file, line) => `${file}, line ${line}: this is not a game of a ladder`,
};

const WHAT: Readonly<Record<string, string>> = {
  game: 'games (--game)',
  players: 'players (--players)',
  seed: 'deals (--seed)',
  options: 'options',
  gauge: 'measures of luck',
};
