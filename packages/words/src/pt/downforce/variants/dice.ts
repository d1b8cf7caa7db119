import { money } from '../grammar.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V7 */
export const dice = {
  facts: {
    'die-set': ({ seat, bid }, say) => {
      if (bid === undefined) return `${say.does(seat, 'já pôs', 'já puseste')} um dado.`;
      return bid === 0
        ? `${say.does(seat, 'põe', 'pões')} o dado para passar.`
        : `${say.does(seat, 'põe', 'pões')} o dado em ${bid}.`;
    },
    'dice-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, bid }) =>
        bid === 0
          ? say.doing(seat, 'passa', 'passas')
          : `${say.doing(seat, 'licita', 'licitas')} ${money(bid)}`,
      );
      return `Os dados para ${say.car(car)}: ${rows.join('; ')}.`;
    },
    'takes-last': ({ seat, car, price }, say) =>
      `${say.does(seat, 'fica', 'ficas')} sem carro e ${say.isYou(seat) ? 'tens' : 'tem'} de comprar ${say.car(car)} por ${money(price)}.`,
  },
  prompts: {
    die: (car, power, say) =>
      `Põe um dado para ${say.car(car)}${power === null ? '' : `, com ${say.power(power)}`}: o teu lance de 1 a 6, ou passa.`,
  },
  refusals: {
    'set-a-die-now': () => 'É preciso pôr um dado: um lance de 1 a 6, ou passar.',
  },
  plain: {
    pass: 'Passar',
  },
  things: {
    offer: (number) => `Licitar ${number}`,
  },
  rules: {
    'D-V7': 'Leilão com dados',
  },
  values: {
    auction: {
      dice: { label: 'com dados', text: 'Seis rondas de lances secretos de 1 a 6, sem cartas.' },
    },
  },
  conflicts: {
    'bids-would-cost-nothing': 'onde os preços não contam, todos licitariam seis.',
  },
  presets: {
    dice: { label: 'Leilão com dados', text: 'Os lances são números secretos de 1 a 6, em vez de cartas.' },
  },
  rulesPage: {
    'D-V7': {
      name: 'Leilão com dados',
      text: 'Os lances são números secretos de 1 a 6, postos num dado; mostram-se todos os dados ao mesmo tempo, e nenhuma carta. Em caso de empate ganha quem tem menos carros; se ainda houver empate, lançam-se os dados.',
      ruling:
        'Um dado também pode dizer «passo». Um carro para cada um e os carros reservados são como sempre; quem tem de ficar com o último carro paga €3M por ele.',
    },
  },
  page: {
    yourDie: 'Põe o teu dado',
    side: (number) => `Licitar ${number}`,
    pass: 'Passar',
    dieIsSet: 'já pôs o dado',
    rollOff: (names) => `Empate: ${names} lançam o dado.`,
  },
} satisfies VariantPart;
