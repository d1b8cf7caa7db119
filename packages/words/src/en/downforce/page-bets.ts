import type { BetTexts } from '../../page/downforce.ts';

export const bets: BetTexts = {
  paysFor: (rows) => `pays ${rows}`,
  times: (factor) => `× ${factor}`,
  oddsNote: 'times its place now',
  podiumTitle: (bet) => `Bet ${bet}: the first three`,
  podiumNote: 'A car pays if it comes in exactly there.',
  step: (place, car) => (car === null ? `${place}: still free` : `${place}: ${car}. Take it off`),
  free: 'free',
  takeOff: 'Take off',
  named: (place) => `named ${place}`,
  podiumFull: 'Three cars are named already: take one off its step first.',
  timelyTitle: (line) => `Line ${line}: bet now, or wait?`,
  lines: 'What the lines pay',
  line: (line) => `Line ${line}`,
  decline: 'Decline',
  declineNote: (isLast) => (isLast ? 'and make no bet in this race' : 'and bet at a later line, for less'),
  backers: 'Who has bet',
  backed: (name, line) => `${name}: line ${line}`,
  noBacker: 'Nobody has bet yet.',
};
