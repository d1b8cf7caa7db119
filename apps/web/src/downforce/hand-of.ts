import type { CardName } from '@paddock/downforce';
import { sortHand, speed8Of } from './cards/card-lines.ts';
import type { Desk } from './desk.ts';
import { carsOf } from './holdings.ts';

/** The hand as it was before the plan: choosing a card moves no other. Speed-8 cards are with it, wherever they lie. */
export function handOf(desk: Desk): readonly CardName[] {
  const { own, public: open } = desk.turn === null ? desk.view.value : desk.session.view.value;
  if (own === undefined) return [];
  const cars = carsOf(open, own.seat).filter((car) => open.speed8.includes(car));
  return sortHand([...cars.map(speed8Of), ...own.hand]);
}
