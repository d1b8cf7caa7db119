import type { LadderText } from '../../cli.ts';
import { plural } from '../common/shared.ts';

export const ladder: LadderText = {
  progress: (done, all) => `${plural(done, 'partie', 'parties')} sur ${all}`,
  headline: (title, rivals, seed) =>
    `${title} : un contre ${rivals}, chaque donne jouée une fois de chaque place, graine «${seed}»`,
  row: (one, rivals, others, games, deals, parity) =>
    `${one} contre ${rivals} × ${others} (${plural(games, 'partie', 'parties')}, ${plural(deals, 'donne', 'donnes')} ; à force égale : ${parity} %)`,
  wins: (estimate) => `gagne ${estimate} %`,
  score: (estimate) => `résultat par partie ${estimate}`,
  times: (mean, median, p99) => `${mean} ms par décision (médiane ${median}, p99 ${p99})`,
  lead: (one, others, estimate) => `${one} a ${estimate} de plus qu’un ${others}`,
  adjusted: (wins, lead) => `sans la chance : gagne ${wins} %, ${lead} de plus`,
  pairing: (wins, lead) =>
    `chaque donne de chaque place vaut × ${wins} parties pour les victoires, × ${lead} pour le résultat`,
  luck: (wins, lead) =>
    `retirer la chance vaut × ${wins} parties pour les victoires, × ${lead} pour le résultat`,
  estimate: (mean, low, high) => `${mean} (${low} à ${high})`,
  ratings: (anchor) => `Cotes (${anchor} vaut 0 ; 400 de plus, c’est dix victoires contre une)`,
  tooFew: 'Pas encore assez de parties : il faut deux donnes, chacune jouée de chaque place.',
  skipped: (variant, why) => `${variant} est laissé de côté : ${why}`,
  stopped: (done, all, file) =>
    file === undefined
      ? `arrêté après ${done} parties sur ${all} ; avec --file, le prochain appel continuerait d’ici`
      : `arrêté après ${done} parties sur ${all} ; le même appel continue d’ici (${file})`,
  written: (file) => `Écrit dans ${file}`,
  presetAndVariants: '--each-variant joue tous les choix tout faits : retirez --preset',
  noVariant: 'aucune variante ne se joue ainsi',
  notLadder: (file) => `${file} n’est pas le fichier d’un classement ; il reste tel quel`,
  otherLadder: (file, what) =>
    `${file} appartient à un classement avec ${WHAT[what] ?? what} : donnez un autre fichier`,
  otherBots: (file) =>
    `${file} a été joué par d’autres robots : leur code a changé depuis. Donnez un autre fichier`,
  badLine: (file, line) => `${file}, ligne ${line} : ce n’est pas une partie d’un classement`,
};

const WHAT: Readonly<Record<string, string>> = {
  game: 'un autre jeu (--game)',
  players: 'un autre nombre de joueurs (--players)',
  seed: 'd’autres donnes (--seed)',
  options: 'd’autres options',
  gauge: 'une autre mesure de la chance',
};
