import type { BetTexts } from '../../../page/downforce.ts';

const DECLINED = {
  nowhere: 'nesta linha',
  once: 'e apostar numa linha seguinte, por menos',
  twice: 'e apostar nas linhas 2 e 3',
};

export const bets: BetTexts = {
  paysFor: (rows) => `paga ${rows}`,
  times: (factor) => `× ${factor}`,
  oddsNote: 'vezes o lugar que tem agora',
  podiumTitle: (bet) => `Aposta ${bet}: os três primeiros`,
  podiumNote: 'Cada carro no lugar certo paga.',
  step: (place, car) => (car === null ? `${place}: ainda livre` : `${place}: ${car}. Retirar`),
  free: 'livre',
  takeOff: 'Retirar',
  named: (place) => `indicado em ${place}`,
  podiumFull: 'Já indicaste três carros: retira um primeiro.',
  timelyTitle: (line) => `Linha ${line}: apostar, ou não?`,
  lines: 'O que paga cada linha',
  line: (line) => `Linha ${line}`,
  decline: 'Não apostar',
  declineNote: (later) => DECLINED[later],
  backers: 'Apostas feitas',
  backed: (name, ...lines) => `${name}: ${lines.length > 1 ? 'linhas' : 'linha'} ${lines.join(' e ')}`,
  noBacker: 'Ainda ninguém apostou.',
};
