import { words as shared } from '../pt.ts';
import type { WayWords } from './catalogue.ts';

const { and, place, points } = shared;
const millions = (count: number) => (count < 0 ? `−€${-count}M` : count === 0 ? '€0' : `€${count}M`);

/** D-V3 a D-V7 e D-V9. */
export const ways: WayWords = {
  facts: {
    'die-set': ({ seat, bid }, say) => {
      if (bid === undefined) return `${say.does(seat, 'já pôs', 'já puseste')} um dado.`;
      return bid === 0
        ? `${say.does(seat, 'põe', 'pões')} o dado para passar.`
        : `${say.does(seat, 'põe', 'pões')} o dado em ${bid}.`;
    },
    'dice-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, bid }) =>
        bid === 0
          ? say.doing(seat, 'passa', 'passas')
          : `${say.doing(seat, 'licita', 'licitas')} ${millions(bid)}`,
      );
      return `Os dados para ${say.car(car)}: ${rows.join('; ')}.`;
    },
    'takes-last': ({ seat, car, price }, say) =>
      `${say.does(seat, 'fica', 'ficas')} sem carro e ${say.isYou(seat) ? 'tens' : 'tem'} de comprar ${say.car(car)} por ${millions(price)}.`,
    'podium-laid': ({ seat, bet, cars }, say) =>
      cars === undefined
        ? `${say.does(seat, 'já indicou', 'já indicaste')} três carros (aposta ${bet}).`
        : `${say.does(seat, 'indica', 'indicas')} (aposta ${bet}): ${cars.map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`).join(', ')}.`,
    'bet-declined': ({ seat, bet }, say) => `${say.does(seat, 'não aposta', 'não apostas')} na linha ${bet}.`,
    'slip-laid': ({ seat, bet }, say) => `${say.does(seat, 'já escolheu', 'já escolheste')} na linha ${bet}.`,
    'slips-shown': ({ bet, backers, declined }, say) => {
      const has = backers.length === 0 ? 'ninguém' : say.names(backers);
      const not = declined.length === 0 ? '' : `; sem aposta: ${say.names(declined)}`;
      return `Apostas na linha ${bet}: ${has}${not}.`;
    },
    'plaque-dealt': ({ seat, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'recebe', 'recebes')} uma placa de Piloto.`
        : `${say.does(seat, 'recebe', 'recebes')} a placa de Piloto d${say.car(car)}.`,
    'whispers-asked': ({ line }) =>
      line === 1
        ? 'A primeira linha foi cruzada: todos preveem a ordem de chegada.'
        : `A linha ${line} foi cruzada: cada um pode trocar dois carros na sua previsão.`,
    predicted: ({ seat, line, order }, say) => {
      if (order === undefined) return `${say.does(seat, 'já sussurrou', 'já sussurraste')} na linha ${line}.`;
      const cars = order.map(say.carLabel).join(', ');
      return line === 1
        ? `${say.does(seat, 'prevê', 'prevês')} ${cars}.`
        : `Depois da linha ${line}, ${say.doing(seat, 'prevê', 'prevês')} ${cars}.`;
    },
    'whispers-shown': ({ sheets }, say) => {
      const rows = sheets.map(({ seat, plaque, right, bonus, points: sum }) => {
        const places = right === 1 ? '1 certo' : `${right} certos`;
        const gained = bonus > 0 ? `${places} e um bónus de ${bonus}` : places;
        return `${say.seat(seat)} (placa ${say.carLabel(plaque)}): ${gained}, ${points(sum)}`;
      });
      return `As previsões são reveladas: ${rows.join('; ')}.`;
    },
    'leg-over': ({ leg, legs, result, totals }, say) => {
      const amount = result.points === undefined ? millions : points;
      const rows = totals.map((total, seat) => `${say.seat(seat)} ${amount(total)}`);
      return `A partida ${leg} de ${legs} acabou (circuito ${say.track(result.track)}). A volta ao mundo está em: ${rows.join(', ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'dá', 'dás')} luz verde para a próxima partida.`,
  },
  phases: {
    'dealing-plaques': 'As placas de Piloto são distribuídas',
    'drawing-first': 'Sorteio de quem começa',
    'revealing-slips': 'Mostra-se quem apostou',
    predicting: 'Previsões',
    swapping: 'Correções das previsões',
    resting: 'Entre duas partidas',
  },
  table: {
    'dealing-plaques': 'As placas de Piloto estão a ser distribuídas.',
    'drawing-first': 'Está a sortear-se quem começa.',
    'revealing-slips': 'Está a mostrar-se quem apostou e quem não apostou.',
  },
  prompts: {
    die: (car, power, say) =>
      `Põe um dado para ${say.car(car)}${power === null ? '' : `, com ${say.power(power)}`}: o teu lance de 1 a 6, ou passa.`,
    betAtOdds: (bet, times) =>
      `Aposta ${bet}: escolhe o carro que vai ganhar. A aposta paga o lugar que o carro tem agora, ${and(times.map((time, at) => `vezes ${time} se chegar em ${place(at + 1)}`))}.`,
    betOrCost: (bet, pays, costs) =>
      `Aposta ${bet}: escolhe o carro que vai ganhar. Paga ${and(pays.map((pay, at) => `${pay} pelo ${place(at + 1)} lugar`))}; ${and(costs.map(({ at, cost }) => `o ${place(at)} lugar custa ${cost}`))}.`,
    podium: (bet, pays) =>
      `Aposta ${bet}: indica os três primeiros por ordem. Um carro exatamente aí paga ${and(pays.map((pay, at) => `${pay} pelo ${place(at + 1)} lugar`))}.`,
    mayDecline: 'Só apostas uma vez; nesta linha podes não apostar.',
    predict: () => 'Prevê toda a ordem de chegada, do primeiro ao sexto.',
    swap: (line) => `Linha ${line}: troca dois carros na tua previsão, ou deixa-a como está.`,
    waitWhispers: (names) => `À espera de previsões: ${names}.`,
    ready: () => 'Dá luz verde para a próxima partida.',
    waitReady: (names) => `À espera da luz verde para a próxima partida: ${names}.`,
  },
  refusals: {
    'set-a-die-now': () => 'É preciso pôr um dado: um lance de 1 a 6, ou passar.',
    'bet-or-decline-now': () => 'É preciso decidir: apostar, ou não apostar.',
    'name-three-now': () => 'É preciso apostar: indica três carros por ordem.',
    'has-bet': () => 'A aposta está feita: a quem apostou não se volta a perguntar.',
    'predict-now': () => 'É preciso prever os seis lugares.',
    'swap-or-stand-now': () => 'Primeiro troca dois carros na previsão, ou deixa-a como está.',
    'ready-now': () => 'Entre duas partidas só há uma coisa a fazer: dar luz verde.',
    'plaque-already-dealt': ({ car }, say) => `A placa de Piloto d${say.car(car)} já foi distribuída.`,
  },
  plain: {
    decline: 'Não apostar',
    stand: 'Deixar como está',
    ready: 'Luz verde',
    pass: 'Passar',
  },
  things: {
    plaque: (car) => `Placa de Piloto: ${car}`,
    offer: (number) => `Licitar ${number}`,
    swap: (cars) => `Trocar ${cars}`,
    podium: (cars) => `Indicar ${cars}`,
    predict: (cars) => `Prever ${cars}`,
  },
};
