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

export function orderAt(rank: number, length: number): Car[] {
  const digits: number[] = [];
  let left = rank;
  for (let place = length - 1; place >= 0; place--) {
    digits[place] = left % (CAR_COUNT - place);
    left = Math.floor(left / (CAR_COUNT - place));
  }
  const cars = Array.from({ length: CAR_COUNT }, (_, car) => car);
  return digits.flatMap((digit) => cars.splice(digit, 1));
}

/** 'kbg': the letters of the cards, best first. */
export function orderNames(length: number): string[] {
  return Array.from({ length: orderCount(length) }, (_, rank) =>
    orderAt(rank, length)
      .map((car) => LETTERS[car])
      .join(''),
  );
}
