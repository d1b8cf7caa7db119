import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** By line: what declining means. */
const DECLINING = [
  'Se apostares agora, é a tua única aposta; se não apostares, podes apostar nas linhas 2 e 3.',
  'Podes não apostar; de qualquer modo, podes apostar na linha 3.',
  'Podes não apostar.',
];

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
    mayDecline: (line) => DECLINING[line - 1] ?? '',
    mayDeclineOnce: 'Só apostas uma vez; nesta linha podes não apostar.',
  },
  refusals: {
    'bet-or-decline-now': () => 'Aposta agora, ou escolhe não apostar.',
    'has-bet': () => 'Já apostaste: nesta corrida não te é pedida mais nenhuma aposta.',
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
      text: 'Na primeira linha apostas ou não; se não apostares, podes apostar na segunda e na terceira. Na corrida jogas com uma mão biscada.',
      allowed: 'true (sim) ou false (não)',
      values: {
        true: {
          label: 'uma aposta já, ou duas mais tarde',
          text: 'Uma aposta na primeira linha é a que mais paga, mas é a única.',
        },
        false: { label: 'uma aposta em cada linha', text: 'Todos apostam em cada uma das três linhas.' },
      },
    },
  },
  conflicts: {
    'no-bets-to-time': 'sem apostas não há momento para escolher.',
    'timely-has-its-own-hand': 'as apostas oportunas têm a sua própria mão biscada.',
  },
  presets: {
    timely: {
      label: 'Apostas oportunas',
      text: 'Apostar na primeira linha, ou esperar e apostar nas outras duas; mãos biscadas e cartas Velocidade Oito viradas para cima.',
    },
  },
  moments: {
    'betting-timely': {
      todo: 'Aposta agora, ou espera pela linha seguinte.',
      rule: 'Apostar cedo paga mais, apostar tarde é mais seguro. Se esperares, a pergunta volta na linha seguinte.',
    },
  },
  rulesPage: {
    'D-V5': {
      name: 'Apostas oportunas',
      text: 'Na primeira linha apostas ou não. Se apostares, é a tua única aposta. Se não apostares, podes apostar ou não na segunda linha, e outra vez na terceira: são duas apostas, mas pagam menos. Depois do leilão as cartas Velocidade Oito ficam viradas para cima, e todos jogam com uma mão biscada da sua pilha, como a dois jogadores.',
      ruling:
        'A mão tem 7, 6, 5, 4 ou 4 cartas para 2 a 6 jogadores. Todos veem quem apostou, mas não em que carro. As partidas começadas antes da versão 2 das decisões continuam com uma só aposta ao todo, em qualquer linha.',
    },
  },
} satisfies VariantPart;
