import { CAR_COUNT, LETTERS, type CardName } from '@paddock/downforce';
import type { Car } from './board.ts';

/** After the last car: a line for any of them. */
export const WILD = CAR_COUNT;
const SPEED_8 = 8;

/** What cards can do: spaces by car, then those of wild lines. */
export type Spaces = readonly number[];

/** Cards a seat may still play, as spaces. */
export interface Cards {
  readonly count: number;
  readonly spaces: Spaces;
}

export function cardsOf(names: readonly CardName[]): Cards {
  const spaces = Array.from({ length: CAR_COUNT + 1 }, () => 0);
  for (const name of names) addCard(spaces, name, 1);
  return { count: names.length, spaces };
}

export function without(cards: Cards, name: CardName): Cards {
  const spaces = [...cards.spaces];
  addCard(spaces, name, -1);
  return { count: cards.count - 1, spaces };
}

/** The numbers on the lines of a colour, or on the wild ones; of all lines if none is asked for. */
export function numbersOn(name: CardName, colour?: Car): number[] {
  const numbers: number[] = [];
  for (let line = 0; line < name.length; line += 2)
    if (colour === undefined || colourAt(name, line) === colour) numbers.push(numberAt(name, line));
  return numbers;
}

export function isSpeed8(name: CardName): boolean {
  return numberAt(name, 0) === SPEED_8;
}

export function speed8Of(car: Car): CardName {
  return `${LETTERS.charAt(car)}${SPEED_8}`;
}

function addCard(spaces: number[], name: CardName, times: number): void {
  for (let line = 0; line < name.length; line += 2) {
    const colour = colourAt(name, line);
    spaces[colour] = (spaces[colour] ?? 0) + times * numberAt(name, line);
  }
}

/** A card's name is its lines, a letter and a number each: 'r6w2' is red 6 above wild 2. */
function colourAt(name: CardName, line: number): Car {
  return LETTERS.indexOf(name.charAt(line));
}

function numberAt(name: CardName, line: number): number {
  return name.charCodeAt(line + 1) - ZERO;
}

const ZERO = '0'.charCodeAt(0);
