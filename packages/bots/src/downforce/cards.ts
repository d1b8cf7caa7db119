import { CAR_COUNT, PRINTED_CONTENT, type CardName } from '@paddock/downforce';

const { deck } = PRINTED_CONTENT;

/** What one card can do: spaces by car, then those of its wild lines. */
export type Spaces = readonly number[];
export const WILD = CAR_COUNT;
const NO_SPACES: Spaces = Array.from({ length: CAR_COUNT + 1 }, () => 0);

const SPACES_OF: ReadonlyMap<CardName, Spaces> = new Map(
  deck.names.map((name, kind) => {
    const spaces = [...NO_SPACES];
    for (const { colour, number } of deck.lines[kind] ?? []) spaces[colour] = (spaces[colour] ?? 0) + number;
    return [name, spaces];
  }),
);

/** Cards a seat may still play, as spaces. */
export interface Cards {
  readonly count: number;
  readonly spaces: Spaces;
}

export function cardsOf(names: readonly CardName[]): Cards {
  return { count: names.length, spaces: sumOf(names.map((name) => SPACES_OF.get(name) ?? NO_SPACES)) };
}

export function without(cards: Cards, name: CardName): Cards {
  const gone = SPACES_OF.get(name) ?? NO_SPACES;
  return { count: cards.count - 1, spaces: cards.spaces.map((spaces, at) => spaces - (gone[at] ?? 0)) };
}

function sumOf(list: readonly Spaces[]): Spaces {
  const sum = [...NO_SPACES];
  for (const spaces of list) for (const [at, number] of spaces.entries()) sum[at] = (sum[at] ?? 0) + number;
  return sum;
}
