import { words as shared } from '../pt.ts';
import type { OpeningCatalogue } from './catalogue.ts';
import { openingWords, type OpeningWords } from './opening.ts';

const { and } = shared;

export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
export const cards = (count: number) => counted(count, 'carta');
export const withPower = (power: string | null) => (power === null ? '' : `, com ${power}`);

export function money(millions: number): string {
  if (millions === 0) return '€0';
  return millions < 0 ? `−€${-millions}M` : `€${millions}M`;
}

export const opening: OpeningCatalogue = {
  title: 'Down Force',
  colours: {
    black: 'preto',
    blue: 'azul',
    green: 'verde',
    yellow: 'amarelo',
    orange: 'laranja',
    red: 'vermelho',
    wild: 'Jóquer',
  },
  speed8: (colour) => `Velocidade Oito (${colour})`,
  theCar: (label) => `o ${label}`,
  does: (name, isYou, they, you) => (isYou ? you : `${name} ${they}`),
  you: 'tu',
  powers: {
    aggressive: {
      label: 'Agressivo',
      text: 'Quando a linha de cima de uma carta que jogas é o teu carro, na sua cor, ele pode avançar mais um espaço.',
    },
    cunning: {
      label: 'Habilidoso',
      text: 'Diriges os teus carros em todos os turnos, seja de quem for a carta que os move.',
    },
    determined: {
      label: 'Determinado',
      text: 'Quando uma linha de uma carta que jogas leva o teu carro só por retângulos perfeitos, ele pode avançar logo mais dois espaços.',
    },
    strategic: { label: 'Estratégico', text: 'Podes ignorar uma linha de cada carta que jogas.' },
    tricky: { label: 'Astuto', text: 'Podes mover as linhas de uma carta que jogas de baixo para cima.' },
    unpredictable: {
      label: 'Imprevisível',
      text: 'Os teus Jóqueres também podem mover um carro cuja cor está na carta.',
    },
  },
  tracks: { 'marina-bay': 'Marina', 'river-station': 'Rio' },
  money,
  sheet: {
    title: 'Folha de pontuação',
    car: 'Carro',
    price: 'Preço pago no leilão',
    bet: (bet) => `Aposta ${bet}`,
    racePrizes: 'Prémios de corrida',
    betPayouts: 'Pagamento das apostas',
    prizes: 'Total de prémios de corrida',
    winnings: 'Total ganho nas apostas',
    paid: 'Total gasto no leilão',
    total: 'Pontuação final',
  },
  facts: {
    'track-drawn': ({ track }, say) => `O circuito é sorteado: ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} fica no espaço inicial ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'recebe', 'recebes')} ${card === undefined ? 'uma carta' : say.card(card)}.`,
    'boxed-unseen': ({ count }) => `Sobram e vão para a caixa, sem ninguém ver: ${cards(count)}.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, reservado antes, volta a estar à venda.`
        : `Ronda ${round} do leilão: ${say.car(car)} está à venda.`,
    'power-turned': ({ power, car }, say) => `O poder ${say.power(power)} vai com ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Todos podem licitar pel${say.car(car)}.`
        : `Únicos lances possíveis pel${say.car(car)}: ${say.names(seats)}.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'já pôs', 'já puseste')} uma carta.`;
      const laid = `${say.does(seat, 'põe', 'pões')} ${say.card(card)}`;
      return declared === true ? `${laid}, declarada lance.` : `${laid}.`;
    },
  },
  gathered: {
    grid: ({ cars }, say) => `A grelha, a contar da frente: ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Todos recebem ${cards(seats.length / new Set(seats).size)}.`,
    sale: ({ car, round, power }, say) =>
      `Ronda ${round} do leilão: ${say.car(car)} está à venda${withPower(power && say.power(power))}.`,
  },
  prompts: {
    table: {
      'drawing-track': 'O circuito está a ser sorteado.',
      gridding: 'A grelha está a ser sorteada.',
      dealing: 'As cartas estão a ser distribuídas.',
      selling: 'O carro seguinte vai à venda.',
      'turning-power': 'O poder que o acompanha está a ser virado.',
      'revealing-bids': 'Os lances estão a ser virados.',
    },
    bid: (car, power, say) =>
      `Põe uma carta pel${say.car(car)}${withPower(power && say.power(power))}: o número dessa cor é o teu lance; sem ${say.carLabel(car)}, passas.`,
    waitBids: (names, car) => `À espera de lances pel${car}: ${names}.`,
  },
};

export const downforce: OpeningWords = openingWords(opening, shared);
