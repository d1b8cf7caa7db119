import type { BetTexts } from '../../../page/downforce.ts';

const DECLINED = {
  nowhere: 'à cette ligne',
  once: 'et parier plus tard, pour moins',
  twice: 'et parier aux lignes 2 et 3',
};

export const bets: BetTexts = {
  paysFor: (rows) => `rapporte ${rows}`,
  times: (factor) => `× ${factor}`,
  oddsNote: 'fois sa place actuelle',
  podiumTitle: (bet) => `Pari ${bet} : les trois premières`,
  podiumNote: 'Chaque voiture à la bonne place rapporte.',
  step: (place, car) => (car === null ? `${place} : encore libre` : `${place} : ${car}. La retirer`),
  free: 'libre',
  takeOff: 'Retirer',
  named: (place) => `désignée ${place}`,
  podiumFull: 'Vous avez déjà désigné trois voitures : retirez-en d’abord une.',
  timelyTitle: (line) => `Ligne ${line} : parier, ou s’abstenir ?`,
  lines: 'Gains par ligne',
  line: (line) => `Ligne ${line}`,
  decline: 'S’abstenir',
  declineNote: (later) => DECLINED[later],
  backers: 'Paris faits',
  backed: (name, ...lines) => `${name} : ${lines.length > 1 ? 'lignes' : 'ligne'} ${lines.join(' et ')}`,
  noBacker: 'Personne n’a encore parié.',
};
