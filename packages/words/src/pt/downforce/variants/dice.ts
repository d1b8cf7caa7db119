import { money } from '../grammar.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V7 */
export const dice = {
  facts: {
    'die-set': ({ seat, bid }, say) => {
      if (bid === undefined) return `${say.does(seat, 'já escolheu', 'já escolheste')} no dado.`;
      return bid === 0
        ? `${say.does(seat, 'escolhe', 'escolhes')} passar.`
        : `${say.does(seat, 'escolhe', 'escolhes')} ${bid} no dado.`;
    },
    'dice-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, bid }) =>
        bid === 0
          ? say.doing(seat, 'passa', 'tu passas')
          : `${say.doing(seat, 'licita', 'tu licitas')} ${money(bid)}`,
      );
      return `Lances pel${say.car(car)}: ${rows.join('; ')}.`;
    },
    'takes-last': ({ seat, car, price }, say) =>
      `${say.does(seat, 'não tem carro e tem', 'não tens carro e tens')} de comprar o último, ${say.car(car)}, por ${money(price)}.`,
  },
  prompts: {
    die: (car, power, say) =>
      `Licita ${say.car(car)}${power === null ? '' : ` (com ${say.power(power)})`}: escolhe no dado um número de 1 a 6, ou passa.`,
  },
  refusals: {
    'set-a-die-now': () => 'Escolhe no dado: um lance de 1 a 6, ou passa.',
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
    'bids-would-cost-nothing': 'se os preços não contassem, todos licitariam seis.',
  },
  presets: {
    dice: { label: 'Leilão com dados', text: 'Os lances são números secretos de 1 a 6, em vez de cartas.' },
  },
  moments: {
    dice: {
      todo: 'Escolhe o teu lance no dado, ou passa.',
      rule: 'Quem licita mais alto paga esses milhões e fica com o carro, a sua carta Velocidade Oito e o poder. Em caso de empate, ganha quem tem menos carros.',
    },
  },
  rulesPage: {
    'D-V7': {
      name: 'Leilão com dados',
      text: 'Os lances são números secretos de 1 a 6, escolhidos num dado; revelam-se todos os dados ao mesmo tempo, e nenhuma carta. Em caso de empate, ganha o jogador com menos carros; se ainda houver empate, lançam-se os dados.',
      ruling:
        'Num dado também se pode escolher passar. Um carro para cada um e os carros reservados são como sempre; o jogador que tem de ficar com o último carro paga €3M por ele.',
    },
  },
  page: {
    yourDie: 'Escolhe no teu dado',
    side: (number) => `Licitar ${number}`,
    pass: 'Passar',
    dieIsSet: 'já escolheu no dado',
    rollOff: (names) => `Empate: ${names} lançam o dado.`,
  },
} satisfies VariantPart;
