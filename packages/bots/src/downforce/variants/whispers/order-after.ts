import { CARS } from '@paddock/downforce';
import type { Car } from '../../board.ts';

/** The order after 'swap black red'; 'stand' leaves it. */
export function orderAfter(order: readonly Car[], text: string): Car[] {
  const [, one, other] = text.split(' ').map((word) => CARS.findIndex((name) => name === word));
  return order.map((car) => {
    if (car === one) return other ?? car;
    return car === other ? (one ?? car) : car;
  });
}
