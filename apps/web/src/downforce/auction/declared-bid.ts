import type { CardName } from '@paddock/downforce';
import { linesOf } from '../cards/card-lines.ts';

/** D-A10: the higher of the wilds, or without one the lowest number. */
export function declaredBid(card: CardName): number {
  const lines = linesOf(card);
  const wilds = lines.filter(({ car }) => car === null).map(({ number }) => number);
  return wilds.length > 0 ? Math.max(...wilds) : Math.min(...lines.map(({ number }) => number));
}
