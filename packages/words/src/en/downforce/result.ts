import { words as shared } from '../common/shared.ts';
import type { PrintedPart } from '../../downforce/catalogue.ts';

const { and, place } = shared;

export const result = {
  facts: {
    'bets-asked': ({ bet, seats }, say) =>
      say.isEverybody(seats)
        ? `Betting line ${bet} is crossed: everybody bets.`
        : `Betting line ${bet} is crossed. Betting: ${say.names(seats)}.`,
    'bet-laid': ({ seat, bet, car }, say) =>
      `${say.does(seat, 'places', 'place')} bet ${bet}${car === undefined ? '' : ` on ${say.car(car)}`}.`,
    'race-over': ({ standing, finished }, say) => {
      const home = standing.slice(0, finished).map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`);
      const others = standing.slice(finished).map(say.carLabel);
      const end =
        home.length === 0
          ? 'The race is over, and no car has finished.'
          : `The race is over: ${home.join(', ')}.`;
      return others.length === 0 ? end : `${end} Still on the track, in this order: ${others.join(', ')}.`;
    },
    'no-race': () => 'Nobody owns a car: there is no race.',
    'bets-shown': ({ bets }, say) => {
      const rows = bets.map((cars, seat) =>
        cars.length === 0
          ? `${say.seat(seat)} with no bet`
          : `${say.seat(seat)} on ${and(cars.map(say.carLabel))}`,
      );
      return `The bets were: ${rows.join('; ')}.`;
    },
  },
  phases: {
    betting: 'Betting',
    'revealing-bets': 'Bets are revealed',
    over: 'The game is over',
  },
  table: {
    'revealing-bets': 'The bets are being revealed.',
  },
  prompts: {
    bet: (bet, pays) =>
      `Bet ${bet}: choose the car that will win. It pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}.`,
    waitBets: (names, bet) => `Waiting for ${names} to make bet ${bet}.`,
  },
  things: {
    bet: (car) => `Bet on ${car}`,
  },
  outcome: {
    reckoning: ({ who, prizes, bets, paid, total }) =>
      `${who}: prizes ${prizes} plus bets ${bets} minus paid ${paid} makes ${total}.`,
    winners: (seats, score, say) => {
      const by = score === undefined ? '' : ` with ${score}`;
      const [only] = seats;
      return seats.length === 1 && only !== undefined
        ? `The game is over: ${say.doing(only, 'wins', 'win')}${by}.`
        : `The game is over: ${say.names(seats)} share the win${by}.`;
    },
    standings: (rows) => {
      const told = rows.map(
        ({ standing, side, money: has }) =>
          `${place(standing.place)} ${side}${has === undefined ? '' : `, ${has}`}`,
      );
      return `Places: ${told.join('; ')}.`;
    },
  },
} satisfies PrintedPart;
