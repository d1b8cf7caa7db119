import type { BetTexts } from '../../../page/downforce.ts';

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
  timelyTitle: (line) => `Linha ${line}: apostar já, ou esperar?`,
  lines: 'O que paga cada linha',
  line: (line) => `Linha ${line}`,
  decline: 'Não apostar',
  declineNote: (isLast) =>
    isLast ? 'e ficar sem aposta nesta corrida' : 'e apostar numa linha seguinte, por menos',
  backers: 'Apostas feitas',
  backed: (name, line) => `${name}: linha ${line}`,
  noBacker: 'Ainda ninguém apostou.',
};
