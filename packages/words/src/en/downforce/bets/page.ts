import type { BetTexts } from '../../../page/downforce.ts';

export const bets: BetTexts = {
  paysFor: (rows) => `pays ${rows}`,
  times: (factor) => `× ${factor}`,
  oddsNote: 'times its place now',
  podiumTitle: (bet) => `Bet ${bet}: the first three`,
  podiumNote: 'Each car you place exactly pays.',
  step: (place, car) => (car === null ? `${place}: still free` : `${place}: ${car}. Remove`),
  free: 'free',
  takeOff: 'Remove',
  named: (place) => `named ${place}`,
  podiumFull: 'You have already named three cars: remove one first.',
  timelyTitle: (line) => `Line ${line}: bet now, or wait?`,
  lines: 'What the lines pay',
  line: (line) => `Line ${line}`,
  decline: 'Decline',
  declineNote: (isLast) => (isLast ? 'and make no bet in this race' : 'and bet at a later line, for less'),
  backers: 'Who has bet',
  backed: (name, line) => `${name}: line ${line}`,
  noBacker: 'Nobody has bet yet.',
};
