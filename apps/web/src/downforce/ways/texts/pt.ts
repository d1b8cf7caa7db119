import type { WayTexts } from './way-texts.ts';

const cardsText = (cards: number) => (cards === 1 ? '1 carta' : `${cards} cartas`);

export const texts: WayTexts = {
  yourDie: 'Acerta o teu dado',
  side: (number) => `Licitar ${number}`,
  pass: 'Passar',
  dieIsSet: 'já acertou o dado',
  rollOff: (names) => `Empate: ${names} lançam o dado.`,
  automa: 'autómato',
  counter: (count, most) => `Contador de batota: ${count} de ${most}`,
  counterLabel: 'Contador de batota',
  deck: (cards) => `Baralho: ${cardsText(cards)}`,
  underDeck: 'Viradas como licitações, por baixo do baralho por esta ordem',
  inDeck: 'Vistas no leilão, algures no baralho',
  faceUp: 'Velocidade Oito viradas para cima, para quando o baralho acabar',
  laidUnder: (cars) => `Velocidade Oito de volta ao fundo do baralho: ${cars}.`,
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
  tourDone: (over, legs) => `${over} de ${legs} corridas feitas`,
  leg: (leg) => `Corrida ${leg}`,
  nextLeg: (track) => `A seguir: ${track}`,
  player: 'Jogador',
  total: 'Total',
};
