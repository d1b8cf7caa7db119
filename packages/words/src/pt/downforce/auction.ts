import { words as shared } from '../common/shared.ts';
import { hasColour } from '../../downforce/card.ts';
import { counted, cards, withPower, money } from './grammar.ts';
import type { PrintedPart } from '../../downforce/catalogue.ts';
import type { Voice } from '../../downforce/voice.ts';

const { and } = shared;

function mayBid(seats: readonly number[], say: Voice): string {
  if (seats.length > 1) return 'podem';
  return seats.some(say.isYou) ? 'podes' : 'pode';
}

export const auction = {
  facts: {
    'track-drawn': ({ track }, say) => `O circuito é sorteado: ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} fica no espaço inicial ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'recebe', 'recebes')} ${card === undefined ? 'uma carta' : say.card(card)}.`,
    'boxed-unseen': ({ count }) => `Sobram ${cards(count)}, que vão para a caixa sem ninguém as ver.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, reservado antes, volta a leilão.`
        : `Ronda ${round} do leilão: ${say.car(car)} vai a leilão.`,
    'power-turned': ({ power, car }, say) => `O poder ${say.power(power)} vai com ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Todos podem licitar ${say.car(car)}.`
        : `Só ${say.names(seats)} ${mayBid(seats, say)} licitar ${say.car(car)}.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'já colocou', 'já colocaste')} uma carta.`;
      const laid = `${say.does(seat, 'coloca', 'colocas')} ${say.card(card)}`;
      return declared === true ? `${laid}, como lance declarado.` : `${laid}.`;
    },
    'car-given': ({ seat, car }, say) => `${say.does(seat, 'recebe', 'recebes')} ${say.car(car)}.`,
    'power-given': ({ seat, power }, say) =>
      `${say.does(seat, 'recebe', 'recebes')} o poder ${say.power(power)}.`,
    'bids-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, card, declared, bid }) => {
        const cardName = say.card(card);
        if (bid === 0) return `${say.doing(seat, 'passa', 'tu passas')} com ${cardName}`;
        if (!declared) return `${say.doing(seat, 'licita', 'tu licitas')} ${money(bid)} com ${cardName}`;
        const lacks = hasColour(card, 'wild') ? say.carLabel(car) : `${say.carLabel(car)} nem Jóquer`;
        return `${say.doing(seat, 'declara', 'tu declaras')} um lance de ${money(bid)} com ${cardName}, sem ${lacks} na mão`;
      });
      return `Lances pel${say.car(car)}: ${rows.join('; ')}.`;
    },
    'proved-absent': ({ seat, cards: kinds }, say) =>
      `Fica provado que ${say.doing(seat, 'não tem', 'não tens')} nenhuma carta de ${counted(kinds.length, 'tipo')}.`,
    'tie-broken': ({ seat, bid, by }, say) =>
      `Empate a ${money(bid)}: ${say.doing(seat, 'ganha', 'ganhas')}, ${{ lines: 'com mais linhas na carta', 'no-wild': 'sem Jóquer na carta', 'fewer-cars': 'com menos carros' }[by]}.`,
    'bids-tied': ({ seats, bid }, say) => `Empate a ${money(bid)}: ${say.names(seats)}. A sorte decide.`,
    'lot-drawn': ({ seat }, say) => `Resultado do sorteio: ${say.seat(seat)}.`,
    'must-take': ({ seat, car, card }, say) =>
      `${say.does(seat, 'não tem carro e tem', 'não tens carro e tens')} de ficar com o último, ${say.car(car)}, pelo número ${say.carLabel(car)} mais baixo da mão: ${say.card(card)}.`,
    sold: ({ seat, car, power, price }, say) =>
      `${say.does(seat, 'compra', 'compras')} ${say.car(car)} por ${money(price)}${withPower(power && say.power(power))}.`,
    'set-aside': ({ car, power }, say) =>
      `Ninguém licita: ${say.car(car)} fica reservado${withPower(power && say.power(power))}.`,
    'stays-unowned': ({ car, power }, say) =>
      power === null
        ? `${say.carAtStart(car)} corre sem dono.`
        : `${say.carAtStart(car)} corre sem dono; ${say.power(power)} vai para a caixa.`,
    'keep-asked': ({ seats }, say) => `Escolha do poder com que ficar: ${say.names(seats)}.`,
    'power-chosen': ({ seat, power }, say) =>
      power === undefined
        ? `${say.does(seat, 'já escolheu', 'já escolheste')} um poder.`
        : `${say.does(seat, 'escolhe', 'escolhes')} ${say.power(power)}.`,
    'power-kept': ({ seat, power, boxed }, say) => {
      const kept = `${say.does(seat, 'fica', 'ficas')} com ${say.power(power)}`;
      return boxed.length === 0
        ? `${kept}.`
        : `${kept} e ${say.isYou(seat) ? 'devolves' : 'devolve'} ${and(boxed.map(say.power))} à caixa.`;
    },
    'put-away': ({ seat, count }, say) =>
      `${say.does(seat, 'não tem carro e só aposta', 'não tens carro e só apostas')}. ${say.isYou(seat) ? 'As tuas' : 'As suas'} ${cards(count)} são postas de lado, sem ninguém as ver.`,
    'pile-made': ({ seat, count }, say) =>
      `${say.does(seat, 'baralha', 'baralhas')} ${cards(count)} para fazer a ${say.isYou(seat) ? 'tua' : 'sua'} pilha.`,
  },
  gathered: {
    grid: ({ cars }, say) => `A grelha, a contar da frente: ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Todos recebem ${cards(seats.length / new Set(seats).size)}.`,
    sale: ({ car, round, power }, say) =>
      `Ronda ${round} do leilão: ${say.car(car)} vai a leilão${withPower(power && say.power(power))}.`,
  },
  phases: {
    'drawing-track': 'Sorteio do circuito',
    gridding: 'Sorteio da grelha',
    dealing: 'Distribuição das cartas',
    'giving-cars': 'Distribuição dos carros',
    'giving-powers': 'Distribuição dos poderes',
    selling: 'Um carro vai a leilão',
    'turning-power': 'Um poder é revelado',
    'revealing-bids': 'Os lances são revelados',
    'drawing-lots': 'Sorteio',
    'revealing-powers': 'Os poderes escolhidos são revelados',
    bidding: 'Lances',
    keeping: 'Escolha dos poderes',
  },
  table: {
    'drawing-track': 'O circuito está a ser sorteado.',
    gridding: 'A grelha está a ser sorteada.',
    dealing: 'As cartas estão a ser distribuídas.',
    selling: 'O carro seguinte vai a leilão.',
    'turning-power': 'O poder que o acompanha está a ser revelado.',
    'revealing-bids': 'Os lances estão a ser revelados.',
    'giving-cars': 'Os carros estão a ser distribuídos.',
    'giving-powers': 'Os poderes estão a ser distribuídos.',
    'drawing-lots': 'Os melhores lances estão empatados: a sorte decide.',
    'revealing-powers': 'Os poderes escolhidos estão a ser revelados.',
  },
  prompts: {
    bid: (car, power, say) =>
      `Coloca uma carta para licitar o carro ${say.carLabel(car)}${power === null ? '' : ` (com ${say.power(power)})`}: o número ${say.carLabel(car)} é o teu lance; sem ${say.carLabel(car)}, passas.`,
    waitBids: (names, car) => `À espera de lances pel${car}: ${names}.`,
    keep: (areSeveral) => `Escolhe ${areSeveral ? 'os poderes' : 'o poder'} com que ficas.`,
    waitKeep: (names) => `À espera da escolha de um poder: ${names}.`,
  },
  plain: {
    reveal: 'Revelar',
  },
  things: {
    deal: (card) => `Distribuída: ${card}`,
    grid: (car) => `A seguir na grelha: ${car}`,
    give: (car) => `Distribuído: ${car}`,
    sale: (car) => `Em leilão: ${car}`,
    power: (power) => `Poder: ${power}`,
    lot: (name) => `Sorteio: ${name}`,
    track: (track) => `Circuito: ${track}`,
    bid: (card) => `Colocar ${card}`,
    declare: (card) => `Declarar um lance com ${card}`,
    keep: (power) => `Ficar com ${power}`,
  },
} satisfies PrintedPart;
