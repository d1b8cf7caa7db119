import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V3 */
export const longDistance = {
  rules: {
    'D-V3': 'Corrida de longa distância',
  },
  options: {
    longDistance: {
      label: 'Longa distância',
      text: 'A linha de chegada não conta: os carros dão voltas até se jogarem todas as cartas.',
      allowed: 'true (sim), false (não) ou money (a dinheiro)',
      values: {
        false: { label: 'uma volta', text: 'Um carro que cruza a linha de chegada já chegou.' },
        true: {
          label: 'ganha o melhor carro',
          text: 'Ganha o dono do carro mais adiantado (os carros sem dono não contam); sem apostas nem dinheiro.',
        },
        money: {
          label: 'a dinheiro',
          text: 'A ordem final paga prémios e apostas como de costume, e nenhum carro fica parado.',
        },
      },
    },
  },
  conflicts: {
    'no-finish-to-be-first-at': 'em longa distância nenhum carro chega: nenhum pode ser o primeiro.',
    'no-lap-to-drive': 'este circuito não é um anel: não há segunda volta para dar.',
  },
  presets: {
    'long-distance': {
      label: 'Corrida de longa distância',
      text: 'Os carros dão voltas até se jogarem todas as cartas; ganha o dono do primeiro carro (os carros sem dono não contam).',
    },
    endurance: {
      label: 'Prova de resistência a dinheiro',
      text: 'Uma corrida de longa distância em que a ordem final paga prémios e apostas.',
    },
  },
  rulesPage: {
    'D-V3': {
      name: 'Corrida de longa distância',
      text: 'A linha de chegada não conta: os carros dão volta após volta até à última carta, e por isso ninguém sai da corrida. Um carro com uma volta de atraso bloqueia como qualquer outro. Ganha o dono do carro mais adiantado (os carros sem dono não contam); os preços não contam e não há apostas. A dinheiro, uma opção nossa: a classificação final paga prémios e apostas como sempre, nenhum carro fica parado, e cada linha pede a sua aposta uma só vez, na primeira volta.',
    },
  },
  page: {
    standing: 'A classificação',
    lap: (lap) => `volta ${lap}`,
    lapShort: (lap) => `V${lap}`,
    onGrid: 'na grelha',
  },
} satisfies VariantPart;
