import { words as shared } from '../../common/shared.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

const { and, place } = shared;

/** D-V9 */
export const otherBets = {
  facts: {
    'podium-laid': ({ seat, bet, cars }, say) =>
      cars === undefined
        ? `${say.does(seat, 'já indicou', 'já indicaste')} três carros (aposta ${bet}).`
        : `${say.does(seat, 'indica', 'indicas')} (aposta ${bet}): ${cars.map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`).join(', ')}.`,
  },
  prompts: {
    betAtOdds: (bet, times) =>
      `Aposta ${bet}: escolhe o carro que vai ganhar. A aposta paga o lugar que o carro tem agora, ${and(times.map((time, at) => `vezes ${time} se chegar em ${place(at + 1)}`))}.`,
    betOrCost: (bet, pays, costs) =>
      `Aposta ${bet}: escolhe o carro que vai ganhar. Paga ${and(pays.map((pay, at) => `${pay} pelo ${place(at + 1)} lugar`))}; ${and(costs.map(({ at, cost }) => `o ${place(at)} lugar custa ${cost}`))}.`,
    podium: (bet, pays) =>
      `Aposta ${bet}: indica os três primeiros por ordem. Cada carro no lugar certo paga ${and(pays.map((pay, at) => `${pay} pelo ${place(at + 1)} lugar`))}.`,
  },
  refusals: {
    'name-three-now': () => 'Aposta agora: indica três carros por ordem.',
  },
  things: {
    podium: (cars) => `Indicar ${cars}`,
  },
  rules: {
    'D-V9': 'Outras apostas',
  },
  values: {
    bets: {
      odds: { label: 'com cotação', text: 'Uma aposta paga conforme o lugar do carro no momento da aposta.' },
      widespread: {
        label: 'alargadas',
        text: 'Três carros por linha, cada um no lugar exato que indicas.',
      },
      penalty: { label: 'com penalização', text: 'Apostar num carro mal classificado custa dinheiro.' },
    },
  },
  conflicts: {
    'penalty-has-one-table': 'as penalizações só funcionam com os pagamentos originais.',
  },
  presets: {
    odds: {
      label: 'Apostas com cotação',
      text: 'Quanto mais atrás estava o carro quando apostaste nele, mais paga a aposta.',
    },
    widespread: {
      label: 'Apostas alargadas',
      text: 'Em cada linha indicas os três primeiros; cada carro no lugar certo paga.',
    },
    penalty: {
      label: 'Apostas com penalização',
      text: 'Apostar em carros que chegam em quarto ou depois custa dinheiro.',
    },
  },
  moments: {
    'betting-odds': {
      todo: 'Escolhe um carro. Quanto mais atrás estiver, mais paga.',
      rule: 'Aqui uma aposta paga o lugar atual do carro, multiplicado conforme o lugar em que acabar. Um carro na frente é seguro e paga pouco.',
    },
    'betting-penalty': {
      todo: 'Escolhe bem: um mau carro custa dinheiro.',
      rule: 'Os três primeiros lugares pagam como sempre. Um carro em quarto, quinto ou sexto custa-te o que está indicado.',
    },
    'betting-podium': {
      todo: 'Indica três carros, para o primeiro, o segundo e o terceiro lugar.',
      rule: 'Cada carro que acabar exatamente no lugar que lhe deste paga. Os outros não pagam nada.',
    },
  },
  rulesPage: {
    'D-V9': {
      name: 'Outras apostas',
      text: 'Com cotação, uma aposta paga o lugar que o carro tinha quando se apostou, vezes 3, 2 ou 1 pelo primeiro, segundo ou terceiro lugar na primeira linha, vezes 2 ou 1 pelos dois primeiros na segunda, e vezes 1 pelo primeiro na terceira. Com penalização, as apostas pagam como nas regras, mas o quarto, quinto ou sexto lugar custa 0, 1 ou 3 milhões na primeira linha, 1, 3 ou 6 na segunda, 2, 6 ou 9 na terceira; um carro parado nunca paga, e custa o que custa o seu lugar na classificação. Nas apostas alargadas indicas em cada linha três carros diferentes por ordem, e cada carro no lugar certo paga o que esse lugar vale nessa linha.',
    },
  },
} satisfies VariantPart;
