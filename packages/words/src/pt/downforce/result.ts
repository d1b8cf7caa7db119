import { words as shared } from '../common/shared.ts';
import type { PrintedPart } from '../../downforce/catalogue.ts';

const { and, place } = shared;

export const result = {
  facts: {
    'bets-asked': ({ bet, seats }, say) =>
      say.isEverybody(seats)
        ? `A linha de aposta ${bet} foi cruzada: todos apostam.`
        : `A linha de aposta ${bet} foi cruzada. Falta apostar: ${say.names(seats)}.`,
    'bet-laid': ({ seat, bet, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'já fez', 'já fizeste')} a aposta ${bet}.`
        : `${say.does(seat, 'aposta', 'apostas')} n${say.car(car)} (aposta ${bet}).`,
    'race-over': ({ standing, finished }, say) => {
      const home = standing.slice(0, finished).map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`);
      const others = standing.slice(finished).map(say.carLabel);
      const end =
        home.length === 0
          ? 'A corrida acabou e nenhum carro chegou.'
          : `A corrida acabou: ${home.join(', ')}.`;
      return others.length === 0 ? end : `${end} Ainda em pista, por esta ordem: ${others.join(', ')}.`;
    },
    'no-race': () => 'Ninguém tem carro: não há corrida.',
    'bets-shown': ({ bets }, say) => {
      const rows = bets.map((cars, seat) =>
        cars.length === 0
          ? `${say.seat(seat)}, nenhuma aposta`
          : `${say.seat(seat)}, ${and(cars.map((car) => `n${say.car(car)}`))}`,
      );
      return `As apostas eram: ${rows.join('; ')}.`;
    },
  },
  phases: {
    betting: 'Apostas',
    'revealing-bets': 'As apostas são reveladas',
    over: 'Fim da partida',
  },
  table: {
    'revealing-bets': 'As apostas estão a ser reveladas.',
  },
  prompts: {
    bet: (bet, pays) =>
      `Aposta ${bet}: escolhe o carro que vai ganhar. Paga ${and(pays.map((pay, at) => `${pay} em ${place(at + 1)}`))}.`,
    waitBets: (names, bet) => `À espera da aposta ${bet}: ${names}.`,
  },
  things: {
    bet: (car) => `Apostar n${car}`,
  },
  outcome: {
    reckoning: ({ who, prizes, bets, paid, total }) =>
      `${who}: prémios ${prizes} mais apostas ${bets} menos leilão ${paid}, total ${total}.`,
    winners: (seats, score, say) => {
      const by = score === undefined ? '' : ` com ${score}`;
      const [only] = seats;
      return seats.length === 1 && only !== undefined
        ? `A partida acabou: ${say.doing(only, 'ganha', 'ganhas')}${by}.`
        : `A partida acabou: ${say.names(seats)} partilham a vitória${by && `,${by}`}.`;
    },
    standings: (rows) => {
      const told = rows.map(
        ({ standing, side, money: has }) =>
          `${place(standing.place)} ${side}${has === undefined ? '' : `, ${has}`}`,
      );
      return `Classificação: ${told.join('; ')}.`;
    },
  },
} satisfies PrintedPart;
