import { plural } from '../../common/shared.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V8 */
export const automas = {
  facts: {
    'turned-up': ({ seat, card }, say) => `${say.does(seat, 'vira', 'viras')} ${say.card(card)}.`,
    'die-rolled': ({ seat, bid }, say) =>
      `${say.does(seat, 'lança', 'lanças')} o dado para licitar: €${bid}M.`,
    'power-boxed': ({ power }, say) => `Um autómato não usa poderes: ${say.power(power)} vai para a caixa.`,
    'deck-shuffled': ({ seat, count }, say) =>
      `${say.does(seat, 'baralha', 'baralhas')} uma pilha de ${plural(count, 'carta', 'cartas')}.`,
    'counter-rose': ({ seat, counter }, say) => `Contador de batota de ${say.seat(seat)}: ${counter}.`,
    'speed-8-put-away': ({ seat, card }, say) =>
      `${say.does(seat, 'põe', 'pões')} ${say.card(card)} de lado: esse carro já chegou.`,
    'laid-under': ({ seat, card }, say) =>
      `${say.does(seat, 'devolve', 'devolves')} ${say.card(card)} ao fundo da pilha.`,
    'ultra-victory': ({ seat }, say) =>
      `${say.does(seat, 'consegue', 'consegues')} uma vitória total: à frente de todos os autómatos, mesmo com €1M por cada carta que lhes sobrava.`,
  },
  phases: {
    'turning-bids': 'Os autómatos licitam',
    'turning-card': 'Um autómato joga',
  },
  table: {
    'turning-bids': 'Os autómatos revelam os seus lances.',
    'turning-card': 'Um autómato vira a carta seguinte.',
  },
  prompts: {
    blockedLine: (car) => `${car} está bloqueado: o que perde conta para o seu autómato.`,
  },
  things: {
    turn: (card) => `Virada: ${card}`,
    die: (number) => `Dado: ${number}`,
  },
  rules: {
    'D-V8': 'IA elástica',
  },
  options: {
    automas: {
      label: 'Autómatos',
      text: 'Em quantos lugares, a contar do último, as cartas jogam sozinhas.',
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
    'automas-play-from-decks':
      'um autómato joga com a sua própria pilha, que uma pilha comum deixaria sem cartas.',
    'no-total-to-compare': 'um autómato ganha pelo dinheiro, e aqui o dinheiro não conta.',
    'automa-needs-a-finish': 'um autómato guia-se pelo caminho até à chegada, e aqui não há chegada.',
    'a-person-must-play': 'pelo menos um lugar tem de ser de uma pessoa.',
    'no-automa-to-level': 'não há autómato cujo nível se possa escolher.',
  },
  presets: {
    'rubber-band': {
      label: 'IA elástica',
      text: 'O último lugar é de um autómato, cujas cartas jogam sozinhas, e que lucra quando lhe bloqueiam os carros.',
    },
  },
  moments: {
    automa: {
      todo: 'Nada: um autómato revela a sua carta.',
      rule: 'Um autómato joga a carta de cima da sua pilha, linha a linha. Cada espaço que os seus carros perdem num engarrafamento dá-lhe um milhão.',
    },
  },
  rulesPage: {
    'D-V8': {
      name: 'IA elástica',
      text: 'De um a cinco dos últimos lugares são de autómatos: ninguém lá joga, só as cartas. A mão de um autómato é uma pilha virada para baixo. No leilão vira a carta de cima, e o número da cor do carro é o seu lance; não usa poderes. Na corrida vira a carta de cima e move as linhas tal como estão na carta: os seus carros pelo caminho que menos perde e mais longe chega, os outros o mais para trás que pode. Aposta no seu carro mais bem classificado. Cada espaço que um carro seu perde bloqueado soma €1M ao contador de batota, até 20. O melhor jogador ganha se tiver mais dinheiro do que todos os autómatos; senão ganha o melhor autómato.',
      ruling:
        'Contra um autómato, cada pessoa fica com até três dos poderes que ganhou; contra dois, com até dois. Normal: as suas cartas Velocidade Oito ficam à vista e jogam-se quando a pilha acaba. Difícil: são baralhadas com as outras, e a que moveu o carro quatro espaços ou menos volta uma vez para o fundo da pilha, a não ser que o carro tenha chegado ou que algum outro já não tenha passo possível. Um Jóquer move o carro seu que menos perde, senão o primeiro que chegou, senão o último. É uma vitória total ficar à frente mesmo que cada autómato some €1M por cada carta que lhe sobrou. Com dados, lança o seu para licitar; nas apostas alargadas indica também os outros dois carros mais bem classificados; nas apostas oportunas, aposta na primeira linha.',
    },
  },
  page: {
    automa: 'autómato',
    counter: (count, most) => `Contador de batota: ${count} de ${most}`,
    counterLabel: 'Contador de batota',
    deck: (cards) => `Pilha: ${plural(cards, 'carta', 'cartas')}`,
    underDeck: 'Reveladas como lances, no fundo da pilha por esta ordem',
    inDeck: 'Vistas no leilão, algures na pilha',
    faceUp: 'Velocidade Oito viradas para cima, a jogar quando a pilha acabar',
    laidUnder: (cars) => `Velocidade Oito de volta ao fundo da pilha: ${cars}.`,
    betsSoFar: 'Apostas até agora',
    ultra: (name, cards) =>
      `Vitória total! ${name} fica à frente mesmo contando um milhão por cada carta que sobrou aos autómatos (${cards}).`,
    noUltra: (name, cards) =>
      `Sem vitória total: com um milhão por cada carta que sobrou (${cards}), ${name} não fica à frente de todos os autómatos.`,
  },
} satisfies VariantPart;
