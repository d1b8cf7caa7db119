import { plural } from '@paddock/words/pt';
import type { WayTexts } from './way-texts.ts';

export const texts: WayTexts = {
  yourDie: 'Põe o teu dado',
  side: (number) => `Licitar ${number}`,
  pass: 'Passar',
  dieIsSet: 'já pôs o dado',
  rollOff: (names) => `Empate: ${names} lançam o dado.`,
  automa: 'autómato',
  counter: (count, most) => `Contador de batota: ${count} de ${most}`,
  counterLabel: 'Contador de batota',
  deck: (cards) => `Pilha: ${plural(cards, 'carta', 'cartas')}`,
  underDeck: 'Viradas como lances, por baixo da pilha por esta ordem',
  inDeck: 'Vistas no leilão, algures na pilha',
  faceUp: 'Velocidade Oito viradas para cima, para quando a pilha acabar',
  laidUnder: (cars) => `Velocidade Oito de volta ao fundo da pilha: ${cars}.`,
  betsSoFar: 'Apostas até agora',
  ultra: (name, cards) =>
    `Vitória total! ${name} fica à frente mesmo contando um milhão por cada carta que sobrou aos autómatos (${cards}).`,
  noUltra: (name, cards) =>
    `Sem vitória total: com um milhão por cada carta que sobrou (${cards}), ${name} não fica à frente de todos os autómatos.`,
  standing: 'A classificação',
  lap: (lap) => `volta ${lap}`,
  lapShort: (lap) => `V${lap}`,
  onGrid: 'na grelha',
  tour: 'Volta ao mundo',
  tourDone: (over, legs) => `${over} de ${plural(legs, 'partida jogada', 'partidas jogadas')}`,
  leg: (leg) => `Partida ${leg}`,
  nextLeg: (track) => `Próxima partida: circuito ${track}`,
  player: 'Jogador',
  total: 'Total',
};
