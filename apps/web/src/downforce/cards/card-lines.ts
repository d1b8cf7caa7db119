import { CARS, LETTERS, type CardName, type CarName } from '@paddock/downforce';

export interface CardLine {
  /** Null: a wild. */
  readonly car: CarName | null;
  readonly number: number;
}

/** From the top: 'r6w2' is red 6 above wild 2. */
export function linesOf(card: CardName): readonly CardLine[] {
  return [...card.matchAll(/([a-z])(\d)/g)].map(([, letter = '', number = '']) => ({
    car: CARS[LETTERS.indexOf(letter)] ?? null,
    number: Number(number),
  }));
}

export function isSpeed8(card: CardName): boolean {
  return card.endsWith('8');
}

export function speed8Of(car: CarName): CardName {
  return `${LETTERS[CARS.indexOf(car)] ?? ''}8`;
}

/** By what a card does most: its first car, then how far it goes, wilds last, Speed-8 first. */
export function sortHand(hand: readonly CardName[]): readonly CardName[] {
  return hand.toSorted((one, other) => rank(one) - rank(other) || one.length - other.length);
}

function rank(card: CardName): number {
  const [top] = linesOf(card);
  const colour = top === undefined || top.car === null ? CARS.length : CARS.indexOf(top.car);
  return (isSpeed8(card) ? 0 : 100) + colour * 10 - (top?.number ?? 0);
}
