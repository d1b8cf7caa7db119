import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V5 */
export const timely = {
  facts: {
    'bet-declined': ({ seat, bet }, say) => `${say.does(seat, 'não aposta', 'não apostas')} na linha ${bet}.`,
    'slip-laid': ({ seat, bet }, say) => `${say.does(seat, 'já escolheu', 'já escolheste')} na linha ${bet}.`,
    'slips-shown': ({ bet, backers, declined }, say) => {
      const has = backers.length === 0 ? 'ninguém' : say.names(backers);
      const not = declined.length === 0 ? '' : `; sem aposta: ${say.names(declined)}`;
      return `Apostas na linha ${bet}: ${has}${not}.`;
    },
  },
  phases: {
    'revealing-slips': 'Revela-se quem apostou',
  },
  table: {
    'revealing-slips': 'Está a revelar-se quem apostou e quem não apostou.',
  },
  prompts: {
    mayDecline: 'Só apostas uma vez; nesta linha podes não apostar.',
  },
  refusals: {
    'bet-or-decline-now': () => 'Aposta agora, ou escolhe não apostar.',
    'has-bet': () => 'Já apostaste: agora não te é pedida nenhuma aposta.',
  },
  plain: {
    decline: 'Não apostar',
  },
  rules: {
    'D-V5': 'Apostas oportunas',
  },
  options: {
    timely: {
      label: 'Apostas oportunas',
      text: 'Em cada linha apostas ou não, mas só apostas uma vez; na corrida jogas com uma mão biscada.',
      allowed: 'true (sim) ou false (não)',
      values: {
        true: {
          label: 'uma aposta, na linha que escolheres',
          text: 'Quanto mais cedo apostares, mais paga.',
        },
        false: { label: 'uma aposta em cada linha', text: 'Todos apostam em cada uma das três linhas.' },
      },
    },
  },
  conflicts: {
    'no-bets-to-time': 'sem apostas não há momento que escolher.',
    'timely-has-its-own-hand': 'as apostas oportunas têm a sua própria mão biscada.',
  },
  presets: {
    timely: {
      label: 'Apostas oportunas',
      text: 'Uma só aposta, na linha que escolheres; mãos biscadas e cartas Velocidade Oito viradas para cima.',
    },
  },
  rulesPage: {
    'D-V5': {
      name: 'Apostas oportunas',
      text: 'Só se aposta uma vez em toda a corrida. Na primeira linha apostas ou não. Um jogador que apostou não volta a apostar; um jogador que não apostou pode apostar na segunda linha ou na terceira, onde uma aposta paga menos. Depois do leilão as cartas Velocidade Oito ficam viradas para cima, e todos jogam com uma mão biscada da sua pilha, como a dois jogadores.',
      ruling:
        'A mão tem 7, 6, 5, 4 ou 4 cartas para 2 a 6 jogadores. Vê-se quem apostou, mas não em que carro.',
    },
  },
} satisfies VariantPart;
