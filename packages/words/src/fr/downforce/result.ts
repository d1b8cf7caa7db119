import { words as shared } from '../common/shared.ts';
import type { PrintedPart } from '../../downforce/catalogue.ts';

const { and, place, carPlace: nth } = shared;

export const result = {
  facts: {
    'bets-asked': ({ bet, seats }, say) =>
      say.isEverybody(seats)
        ? `La ligne de paris ${bet} est franchie : tout le monde parie.`
        : `La ligne de paris ${bet} est franchie. Doivent parier : ${say.names(seats)}.`,
    'bet-laid': ({ seat, bet, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'a', 'avez')} fait le pari ${bet}.`
        : `${say.does(seat, 'parie', 'pariez')} sur ${say.car(car)} (pari ${bet}).`,
    'race-over': ({ standing, finished }, say) => {
      const home = standing.slice(0, finished).map((car, at) => `${nth(at + 1)} ${say.carLabel(car)}`);
      const others = standing.slice(finished).map(say.carLabel);
      const end =
        home.length === 0
          ? 'La course est finie, sans aucune arrivée.'
          : `La course est finie : ${home.join(', ')}.`;
      return others.length === 0 ? end : `${end} Encore en piste, dans cet ordre : ${others.join(', ')}.`;
    },
    'no-race': () => 'Personne n’a de voiture : il n’y a pas de course.',
    'bets-shown': ({ bets }, say) => {
      const rows = bets.map((cars, seat) =>
        cars.length === 0
          ? `${say.seat(seat)}, aucun pari`
          : `${say.seat(seat)} sur ${and(cars.map(say.car))}`,
      );
      return `Les paris étaient : ${rows.join(' ; ')}.`;
    },
  },
  phases: {
    betting: 'Paris',
    'revealing-bets': 'Les paris sont révélés',
    over: 'Partie finie',
  },
  table: {
    'revealing-bets': 'On révèle les paris.',
  },
  prompts: {
    bet: (bet, pays) =>
      `Pari ${bet} : choisissez la voiture qui va gagner. Elle rapporte ${and(pays.map((pay, at) => `${pay} si elle est ${nth(at + 1)}`))}.`,
    waitBets: (names, bet) => `En attente du pari ${bet} : ${names}.`,
  },
  things: {
    bet: (car) => `Parier sur ${car}`,
  },
  outcome: {
    reckoning: ({ who, prizes, bets, paid, total }) =>
      `${who} : prix de course ${prizes} plus paris ${bets} moins enchères ${paid}, total ${total}.`,
    winners: (seats, score, say) => {
      const by = score === undefined ? '' : ` avec ${score}`;
      const [only] = seats;
      return seats.length === 1 && only !== undefined
        ? `La partie est finie : ${say.doing(only, 'gagne', 'gagnez')}${by}.`
        : `La partie est finie : victoire partagée entre ${say.names(seats)}${by}.`;
    },
    standings: (rows) => {
      const told = rows.map(
        ({ standing, side, money: has }) =>
          `${place(standing.place)} ${side}${has === undefined ? '' : `, ${has}`}`,
      );
      return `Classement : ${told.join(' ; ')}.`;
    },
  },
} satisfies PrintedPart;
