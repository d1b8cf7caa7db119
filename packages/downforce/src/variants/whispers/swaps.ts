import { type Car, CAR_COUNT } from '../../state/cars.ts';

/** Two cars that swap places, the lower number first. */
export function encodeSwap(one: Car, other: Car): number {
  return one * CAR_COUNT + other;
}

export function swapped(order: readonly Car[], swap: number): Car[] {
  const one = Math.floor(swap / CAR_COUNT);
  const other = swap % CAR_COUNT;
  return order.map((car) => (car === one ? other : car === other ? one : car));
}
