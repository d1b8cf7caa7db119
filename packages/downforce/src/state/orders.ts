import { type Car, CAR_COUNT, LETTERS } from './cars.ts';

/** How many orders of this many cars there are. */
export function orderCount(length: number): number {
  let count = 1;
  for (let place = 0; place < length; place++) count *= CAR_COUNT - place;
  return count;
}

/** An order of different cars as one number: its index among all orders of that length, sorted. */
export function rankOf(order: readonly Car[]): number {
  let rank = 0;
  let used = 0;
  for (const [place, car] of order.entries()) {
    let before = 0;
    for (let other = 0; other < car; other++) if ((used & (1 << other)) === 0) before++;
    rank = rank * (CAR_COUNT - place) + before;
    used |= 1 << car;
  }
  return rank;
}

/** Of each length, all orders by rank: bots read them in every game that they play on. */
const ORDERS: (readonly (readonly Car[])[])[] = [];

export function orderAt(rank: number, length: number): readonly Car[] {
  return (ORDERS[length] ??= ordersOf(length))[rank];
}

/** Sorted. */
function ordersOf(length: number): Car[][] {
  if (length === 0) return [[]];
  const cars = Array.from({ length: CAR_COUNT }, (_, car) => car);
  return ordersOf(length - 1).flatMap((order) =>
    cars.filter((car) => !order.includes(car)).map((car) => [...order, car]),
  );
}

/** 'kbg': the letters of the cards, best first. */
export function orderNames(length: number): string[] {
  return Array.from({ length: orderCount(length) }, (_, rank) =>
    orderAt(rank, length)
      .map((car) => LETTERS[car])
      .join(''),
  );
}
