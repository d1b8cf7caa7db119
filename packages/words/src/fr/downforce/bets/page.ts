import type { BetTexts } from '../../../page/downforce.ts';

export const bets: BetTexts = {
  paysFor: (rows) => `rapporte ${rows}`,
  times: (factor) => `× ${factor}`,
  oddsNote: 'fois sa place actuelle',
  podiumTitle: (bet) => `Pari ${bet} : les trois premières`,
  podiumNote: 'Chaque voiture à la bonne place rapporte.',
  step: (place, car) => (car === null ? `${place} : encore libre` : `${place} : ${car}. La retirer`),
  free: 'libre',
  takeOff: 'Retirer',
  named: (place) => `nommée ${place}`,
  podiumFull: 'Vous avez déjà nommé trois voitures : retirez-en d’abord une.',
  timelyTitle: (line) => `Ligne ${line} : parier, ou attendre ?`,
  lines: 'Gains par ligne',
  line: (line) => `Ligne ${line}`,
  decline: 'S’abstenir',
  declineNote: (isLast) =>
    isLast ? 'et ne pas parier dans cette course' : 'et parier plus tard, pour moins',
  backers: 'Paris faits',
  backed: (name, line) => `${name} : ligne ${line}`,
  noBacker: 'Personne n’a encore parié.',
};
