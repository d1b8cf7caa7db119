/** D-C1: six cars, in the colours of the cards. */
export const CARS = ['black', 'blue', 'green', 'yellow', 'orange', 'red'] as const;
export type CarName = (typeof CARS)[number];

export const CAR_COUNT = 6;
export const ALL_CARS = 0b11_1111;

/** Internally a car is its index in `CARS`; a wild line has the number after the last. */
export type Car = number;
export const WILD = 6;
export const WILD_BIT = 1 << WILD;

export function carNumber(car: CarName): Car {
  return CARS.indexOf(car);
}

/** One letter per colour, the last for a wild: 'r6w2' is red 6 above wild 2. */
export const LETTERS = 'kbgyorw';
