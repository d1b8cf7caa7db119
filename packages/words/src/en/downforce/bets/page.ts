import type { BetTexts } from '../../../page/downforce.ts';

const DECLINED = {
  nowhere: 'to bet at this line',
  once: 'and bet at a later line, for less',
  twice: 'and bet at lines 2 and 3',
};

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
  timelyTitle: (line) => `Line ${line}: bet, or decline?`,
  lines: 'What the lines pay',
  line: (line) => `Line ${line}`,
  decline: 'Decline',
  declineNote: (later) => DECLINED[later],
  backers: 'Who has bet',
  backed: (name, ...lines) => `${name}: ${lines.length > 1 ? 'lines' : 'line'} ${lines.join(' and ')}`,
  noBacker: 'Nobody has bet yet.',
};
