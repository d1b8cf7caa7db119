import type { BetTexts } from '../../page/downforce.ts';

export const bets: BetTexts = {
  paysFor: (rows) => `rapporte ${rows}`,
  times: (factor) => `× ${factor}`,
  oddsNote: 'fois sa place actuelle',
  podiumTitle: (bet) => `Pari ${bet} : les trois premières`,
  podiumNote: 'Une voiture rapporte si elle arrive exactement là.',
  step: (place, car) => (car === null ? `${place} : encore libre` : `${place} : ${car}. La retirer`),
  free: 'libre',
  takeOff: 'Retirer',
  named: (place) => `nommée ${place}`,
  podiumFull: 'Trois voitures sont déjà nommées : retirez-en d’abord une du podium.',
  timelyTitle: (line) => `Ligne ${line} : parier, ou attendre ?`,
  lines: 'Ce que rapportent les lignes',
  line: (line) => `Ligne ${line}`,
  decline: 'S’abstenir',
  declineNote: (isLast) =>
    isLast ? 'et ne pas parier dans cette course' : 'et parier plus tard, pour moins',
  backers: 'Qui a parié',
  backed: (name, line) => `${name} : ligne ${line}`,
  noBacker: 'Personne n’a encore parié.',
};
