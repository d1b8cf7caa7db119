import { CARS, downforce, type CarName, type DownforcePublic } from '@paddock/downforce';
import { expect } from 'vitest';
import type { Context } from '../context.ts';
import { playRandomly } from './testing.ts';
import type { DownforceWords } from './words.ts';

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dora', 'Eva', 'Finn'];

/** How a language phrases the facts that a listener needs. */
export interface Patterns {
  readonly sold: RegExp;
  readonly finish: RegExp;
  readonly sheet: RegExp;
}

/** «−$3M» */
function amount(text: string): number {
  return Number(/\d+/.exec(text)?.[0]) * (text.startsWith('−') ? -1 : 1);
}

/** What a listener can know from the text alone. */
function reconstruct(words: DownforceWords, { sold, finish, sheet }: Patterns, text: string) {
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

function listen(
  words: DownforceWords,
  game: string,
  players: number,
): { text: string; open: DownforcePublic } {
  const context: Context = { names: NAMES.slice(0, players) };
  const live = words.teller();
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

/** Checks that the text alone gives owners, prices, finishing places and every score sheet. */
export function expectHeard(words: DownforceWords, patterns: Patterns, players: number): void {
  for (let game = 0; game < 6; game++) {
    const { text, open } = listen(words, `listening ${game}`, players);
    const heard = reconstruct(words, patterns, text);
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
}
