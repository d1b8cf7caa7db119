import { CARS, downforce, payoutsOf, type DownforceState } from '@paddock/downforce';
import { cardsOf, WILD } from '../downforce/cards.ts';
import type { Gauge } from './gauge.ts';

/**
 * The prizes at the places where the cars stand, what the hand moves them, and what it would move the car for sale. In
 * the printed game TABLE draws only for the auction once somebody has decided; drawn hands, tours and automas have more.
 */
export const DOWNFORCE_GAUGE: Gauge = {
  name: 'downforce 1',
  measures: ['prizes', 'spaces', 'wilds', 'for-sale'],
  measure: (given, people) => {
    const state = given as DownforceState;
    const { owners, standing, options, auction } = downforce.view(state, 'public').public;
    const { prizes } = payoutsOf(options);
    return Array.from({ length: people }, (_, seat) => {
      const { spaces } = cardsOf(downforce.own?.(state, seat)?.hand ?? []);
      const sums = [0, 0, spaces[WILD] ?? 0, 0];
      for (const [car, name] of CARS.entries()) {
        const isOwn = owners[car] === seat;
        if (isOwn) sums[0] = (sums[0] ?? 0) + (prizes[standing.indexOf(name)] ?? 0);
        if (isOwn) sums[1] = (sums[1] ?? 0) + (spaces[car] ?? 0);
        if (auction.forSale === name) sums[3] = spaces[car] ?? 0;
      }
      return sums;
    });
  },
};
