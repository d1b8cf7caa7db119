/** D-C1: six cars, by the colours of the cards. */
export const CARS = ['black', 'blue', 'green', 'yellow', 'orange', 'red'] as const;
export type CarName = (typeof CARS)[number];

export const CAR_COUNT = 6;
export const ALL_CARS = 0b11_1111;

/** Inside, a car is its place in `CARS`; a wild line has the number after the last. */
export type Car = number;
export const WILD = 6;
export const WILD_BIT = 1 << WILD;

export function carNumber(car: CarName): Car {
  return CARS.indexOf(car);
}

/** One letter a colour, the last for a wild: 'r6w2' is red 6 above wild 2. */
export const LETTERS = 'kbgyorw';
