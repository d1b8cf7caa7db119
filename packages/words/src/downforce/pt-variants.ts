import type { VariantForm } from './catalogue.ts';

/** D-V3 a D-V10 no formulário. */
export const variants: VariantForm = {
  rules: {
    'D-V3': 'Corrida de longa distância',
    'D-V4': 'Volta ao mundo',
    'D-V5': 'Apostas oportunas',
    'D-V6': 'Guerra de sussurros',
    'D-V7': 'Leilão com dados',
    'D-V8': 'IA elástica',
    'D-V9': 'Outras apostas',
    'D-V10': 'Mais poderes',
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
    longDistance: {
      label: 'Longa distância',
      text: 'A linha de chegada não conta: os carros dão voltas até se jogarem todas as cartas.',
      allowed: 'true (sim), false (não) ou money (a dinheiro)',
      values: {
        false: { label: 'uma volta', text: 'Um carro que cruza a linha de chegada já chegou.' },
        true: {
          label: 'ganha o melhor carro',
          text: 'Ganha o dono do carro com dono mais adiantado; sem apostas nem dinheiro.',
        },
        money: {
          label: 'a dinheiro',
          text: 'A ordem final paga prémios e apostas como de costume, e nenhum carro fica parado.',
        },
      },
    },
    worldTour: {
      label: 'Volta ao mundo',
      text: 'Várias partidas inteiras seguidas, uma em cada circuito indicado; os totais somam-se.',
      allowed: 'de dois a seis circuitos',
      values: { none: { label: 'sem volta', text: 'Uma só partida, no circuito indicado para ela.' } },
    },
    automas: {
      label: 'Autómatos',
      text: 'Quantos dos últimos lugares são jogados só pelas cartas.',
      allowed: 'um número inteiro de 0 a 5',
      values: {},
    },
    automaLevel: {
      label: 'Nível dos autómatos',
      text: 'Como jogam as suas cartas Velocidade Oito.',
      allowed: 'normal ou hard (difícil)',
      values: {
        normal: { label: 'normal', text: 'As cartas Velocidade Oito jogam-se quando a pilha acaba.' },
        hard: {
          label: 'difícil',
          text: 'As cartas Velocidade Oito estão na pilha, e voltam quando serviram de pouco.',
        },
      },
    },
  },
  conflicts: {
    'no-bets-to-time': 'sem apostas não há momento que escolher.',
    'bets-are-not-asked': 'nesta maneira de jogar não se pedem apostas.',
    'whispers-sells-no-cars': 'na guerra de sussurros não se vende nenhum carro.',
    'whispers-has-no-powers': 'na guerra de sussurros não há poderes.',
    'timely-has-its-own-hand': 'as apostas oportunas têm a sua própria mão biscada.',
    'whispers-deals-all-cards': 'na guerra de sussurros todas as cartas são distribuídas e ficam na mão.',
    'automas-play-from-decks':
      'um autómato joga da sua própria pilha, que uma pilha comum deixaria sem cartas.',
    'no-finish-to-be-first-at': 'em longa distância nenhum carro chega: nenhum pode ser o primeiro.',
    'points-or-money': 'a guerra de sussurros ganha-se por pontos, e esta corrida a dinheiro.',
    'no-total-to-add': 'uma volta ao mundo soma totais, e aqui não os há.',
    'no-total-to-compare': 'um autómato ganha pelo dinheiro, e aqui o dinheiro não conta.',
    'bids-would-cost-nothing': 'onde os preços não contam, todos licitariam seis.',
    'automa-needs-a-finish': 'um autómato guia-se pelo caminho até à chegada, e aqui não há chegada.',
    'penalty-has-one-table': 'as penalizações só servem com os pagamentos impressos.',
    'a-person-must-play': 'pelo menos um lugar tem de ser de uma pessoa.',
    'no-automa-to-level': 'não há autómato cujo nível se possa escolher.',
    'tour-names-the-tracks': 'a volta ao mundo já indica os circuitos.',
    'no-lap-to-drive': 'este circuito não é um anel: não há segunda volta para dar.',
  },
  presets: {
    'long-distance': {
      label: 'Corrida de longa distância',
      text: 'Os carros dão voltas até se jogarem todas as cartas; ganha o dono do primeiro carro com dono.',
    },
    endurance: {
      label: 'Resistência a dinheiro',
      text: 'Uma corrida de longa distância em que a ordem final paga prémios e apostas.',
    },
    'world-tour': {
      label: 'Volta ao mundo',
      text: 'Uma partida inteira em cada circuito, e os totais somam-se.',
    },
    timely: {
      label: 'Apostas oportunas',
      text: 'Uma só aposta, na linha que escolheres; mãos biscadas e cartas Velocidade Oito viradas para cima.',
    },
    whispers: {
      label: 'Guerra de sussurros',
      text: 'Ninguém tem carro: prevês toda a ordem de chegada, e podes corrigi-la duas vezes.',
    },
    dice: { label: 'Leilão com dados', text: 'Os lances são números secretos de 1 a 6, em vez de cartas.' },
    odds: {
      label: 'Apostas com cotação',
      text: 'Uma aposta paga mais quanto mais atrás estava o carro quando apostaste nele.',
    },
    widespread: {
      label: 'Apostas alargadas',
      text: 'Em cada linha indicas os três primeiros; paga cada um que chegue exatamente aí.',
    },
    penalty: {
      label: 'Apostas com penalização',
      text: 'Apostar em carros que chegam em quarto ou depois custa dinheiro.',
    },
    'rubber-band': {
      label: 'IA elástica',
      text: 'O último lugar é um autómato, jogado só pelas cartas, que ganha quando o bloqueiam.',
    },
    pack: { label: 'Mais poderes', text: 'Seis poderes tirados de doze: os seis impressos e seis nossos.' },
  },
};
