import { CARS, LETTERS, type CardName, type CarName, type LineName } from '@paddock/downforce';

/** A line of a card: a car's colour or a wild, and how far. */
export interface CardLine {
  readonly colour: CarName | 'wild';
  readonly number: number;
}

/** The number on a Speed-8 card; lines of speed cards have lower ones. */
const SPEED_8 = 8;

/** From the top: 'r6w2' is red 6 above wild 2. */
export function cardLines(card: CardName): readonly CardLine[] {
  return (card.match(/[a-z]\d/g) ?? []).map(cardLine);
}

export function cardLine(line: LineName): CardLine {
  return {
    colour: CARS[LETTERS.indexOf(line.charAt(0))] ?? 'wild',
    number: Number(line.slice(1)),
  };
}

/** The car of a Speed-8 card; `undefined` for a speed card. */
export function speed8Car(card: CardName): CarName | undefined {
  const [top] = cardLines(card);
  return top?.number === SPEED_8 && top.colour !== 'wild' ? top.colour : undefined;
}

export function hasColour(card: CardName, colour: CarName | 'wild'): boolean {
  return cardLines(card).some((line) => line.colour === colour);
}
