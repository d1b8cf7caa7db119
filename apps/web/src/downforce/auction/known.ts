import { CARS, type CardName, type CarName, type Deck, type KnownView } from '@paddock/downforce';
import { isSpeed8, linesOf } from '../cards/card-lines.ts';

/** What everybody knows of a hand. */
export interface HandKnown {
  readonly shown: readonly CardName[];
  /** Colours, and wilds as null, of which the hand was proved to hold no card. */
  readonly without: readonly (CarName | null)[];
  /** Single cards proved absent besides. */
  readonly others: readonly CardName[];
}

/** D-A8, D-A10: many kinds proved absent at once are a colour. */
export function handKnown(deck: Deck, { shown, absent, firm }: KnownView): HandKnown {
  if (firm === 0) return { shown, without: [], others: [] };
  const gone = new Set(absent);
  const without = [...CARS, null].filter((car) => {
    const kinds = kindsWith(deck, car);
    return kinds.length > 0 && kinds.every((card) => gone.has(card));
  });
  const others = absent.filter((card) => !linesOf(card).some(({ car }) => without.includes(car)));
  return { shown, without, others };
}

function kindsWith({ names }: Deck, car: CarName | null): readonly CardName[] {
  return names.filter((card) => !isSpeed8(card) && linesOf(card).some((line) => line.car === car));
}
