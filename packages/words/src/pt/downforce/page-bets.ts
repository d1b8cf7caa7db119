import type { BetTexts } from '../../page/downforce.ts';

export const bets: BetTexts = {
  paysFor: (rows) => `paga ${rows}`,
  times: (factor) => `× ${factor}`,
  oddsNote: 'vezes o lugar que tem agora',
  podiumTitle: (bet) => `Aposta ${bet}: os três primeiros`,
  podiumNote: 'Paga se chegar exatamente nesse lugar.',
  step: (place, car) => (car === null ? `${place}: ainda livre` : `${place}: ${car}. Retirar`),
  free: 'livre',
  takeOff: 'Retirar',
  named: (place) => `indicado em ${place}`,
  podiumFull: 'Já há três carros indicados: retira primeiro um do pódio.',
  timelyTitle: (line) => `Linha ${line}: apostar já, ou esperar?`,
  lines: 'Quanto pagam as linhas',
  line: (line) => `Linha ${line}`,
  decline: 'Não apostar',
  declineNote: (isLast) =>
    isLast ? 'e ficar sem aposta nesta corrida' : 'e apostar numa linha seguinte, por menos',
  backers: 'Quem já apostou',
  backed: (name, line) => `${name}: linha ${line}`,
  noBacker: 'Ainda ninguém apostou.',
};
