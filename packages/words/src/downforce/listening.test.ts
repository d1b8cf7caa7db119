import { CARS, downforce, type CarName, type DownforcePublic } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { playRandomly } from './testing.ts';

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dora', 'Eva', 'Finn'];

interface Patterns {
  readonly sold: RegExp;
  readonly finish: RegExp;
  readonly sheet: RegExp;
}

/** A sum with its parts: «$11M (yellow $9M, green $2M)». */
const SUM = String.raw`([^\s(]+)(?: \(([^)]*)\))?`;

const PATTERNS: Readonly<Record<Language, Patterns>> = {
  en: {
    sold: /(\w+) buys (\w+) for (\$\w+)/g,
    finish: /over the finish line: (\w+) is (\d)/g,
    sheet: new RegExp(
      String.raw`(\w+): prizes ${SUM} plus bets ${SUM} minus paid ${SUM} makes (\S+)\. `,
      'g',
    ),
  },
  fr: {
    sold: /(\w+) achète l(?:a |’)(\w+) pour (\$\w+)/g,
    finish: /franchit la ligne d’arrivée\s: l(?:a |’)(\w+) est (\d)/g,
    sheet: new RegExp(
      String.raw`(\w+)\s: prix de course ${SUM} plus paris ${SUM} moins enchères ${SUM}, total (\S+)\. `,
      'g',
    ),
  },
  pt: {
    sold: /(\w+) compra o (\w+) por (€\w+)/g,
    finish: /cruza a linha de chegada: o (\w+) fica em (\d)/g,
    sheet: new RegExp(
      String.raw`(\w+): prémios ${SUM} mais apostas ${SUM} menos leilão ${SUM}, total (\S+)\. `,
      'g',
    ),
  },
};

/** «−$3M» */
function amount(text: string): number {
  return Number(/\d+/.exec(text)?.[0]) * (text.startsWith('−') ? -1 : 1);
}

/** What somebody knows who only listens. */
function reconstruct(language: Language, text: string) {
  const words = DOWNFORCE[language];
  const carNamed = (name: string): CarName => {
    const car = CARS.find((known) => words.car(known) === name);
    if (car === undefined) throw new Error(`${name} is no car`);
    return car;
  };
  const parts = (list: string | undefined) =>
    (list ?? '')
      .split(', ')
      .filter((part) => part !== '')
      .map((part) => part.split(' '))
      .map(([car = '', sum = '']) => ({ car: carNamed(car), millions: amount(sum) }));
  const { sold, finish, sheet } = PATTERNS[language];
  return {
    sold: [...text.matchAll(sold)].map(([, who = '', car = '', price = '']) => ({
      seat: NAMES.indexOf(who),
      car: carNamed(car),
      price: amount(price),
    })),
    places: [...text.matchAll(finish)].map(([, car = '', place = '']) => ({
      car: carNamed(car),
      place: Number(place),
    })),
    sheets: [...text.matchAll(sheet)].map(
      ([, who = '', prizes = '', won, bets = '', pays, paid = '', prices, total = '']) => ({
        seat: NAMES.indexOf(who),
        prizes: amount(prizes),
        won: parts(won),
        winnings: amount(bets),
        pays: parts(pays),
        paid: amount(paid),
        prices: parts(prices),
        total: amount(total),
      }),
    ),
  };
}

function listen(language: Language, game: string, players: number): { text: string; open: DownforcePublic } {
  const context: Context = { names: NAMES.slice(0, players) };
  const live = DOWNFORCE[language].teller();
  const spoken: string[] = [];
  const state = playRandomly(
    game,
    players,
    {},
    {
      listener: undefined,
      fact: (fact) => spoken.push(live.hear(fact, context)),
    },
  );
  return {
    text: spoken.filter((line) => line !== '').join(' '),
    open: downforce.view(state, 'public').public,
  };
}

describe.each(LANGUAGES)('listening alone, in %s', (language) => {
  it.each([2, 3, 4, 5, 6])(
    'gives owners, prices, finishing places and every score sheet, with %i players',
    (players) => {
      for (let game = 0; game < 6; game++) {
        const { text, open } = listen(language, `listening ${game}`, players);
        const heard = reconstruct(language, text);
        const owned = CARS.flatMap((car, index) => {
          const seat = open.owners[index] ?? null;
          return seat === null ? [] : [{ seat, car, price: open.prices[index] }];
        });
        const byCar = (a: { car: CarName }, b: { car: CarName }) => CARS.indexOf(a.car) - CARS.indexOf(b.car);
        expect(heard.sold.toSorted(byCar)).toEqual(owned);
        expect(heard.places).toEqual(
          open.standing.flatMap((car) => {
            const place = open.cars[CARS.indexOf(car)]?.place ?? null;
            return place === null ? [] : [{ car, place }];
          }),
        );
        expect(heard.sheets).toEqual(
          open.sheets?.map(({ seat, cars, bets, prizes, winnings, paid, total }) => ({
            seat,
            prizes,
            won: cars.map(({ car, prize }) => ({ car, millions: prize })),
            winnings,
            pays: bets.map(({ car, pays }) => ({ car, millions: pays })),
            paid,
            prices: cars.map(({ car, paid: price }) => ({ car, millions: price })),
            total,
          })),
        );
        for (const { prizes, winnings, paid, total } of heard.sheets)
          expect(prizes + winnings - paid).toBe(total);
      }
    },
  );
});
