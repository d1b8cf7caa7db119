import { FAMILIES, KINDS, type CardName, type Family, type FormulaPublic } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';

type CardKind = (typeof KINDS)[number];

/** Average points from a card kept for the end, compared with one that does nothing. `places`: as printed on it. */
const WORTH = {
  overtake: ({ places }, isOwn) => (isOwn ? 0.8 + 0.6 * places : 0.4),
  turbo: () => 0.8,
  'charge-gears': () => 0.8,
  'charge-engine': () => 0.8,
  back: ({ places }) => 0.3 + 0.1 * places,
  pit: (_, isOwn) => (isOwn ? -0.5 : 0.2),
  'spin-out': () => 0.3,
  'spin-last': () => 0.25,
  crash: () => 0.45,
} satisfies Record<Family, (kind: CardKind, isOwn: boolean) => number>;

/** `isOwn`: the card has the colour of the player's own team. */
export function worthOf(kind: CardKind, isOwn: boolean): number {
  const family = FAMILIES[kind.family];
  return family === undefined ? 0 : WORTH[family](kind, isOwn);
}

interface Stock {
  readonly name: CardName;
  readonly worth: number;
  /** How many of this kind the coming draws bring, on average. */
  readonly toCome: number;
}

/**
 * What a hand is worth for the rest of the race. Of the cards it holds and will draw, the seat plays the best and is
 * left with four (F-T3): so it plays the worst first and the best last, and a card that would be left over costs nothing.
 */
export class HandWorth {
  readonly #turns: number;
  readonly #stocks: readonly Stock[];

  /** `hand`: before this turn's card is played. */
  constructor(open: FormulaPublic, seat: Seat, hand: readonly CardName[]) {
    this.#turns = Math.floor((open.playsLeft - 1) / open.players);
    const unseen = KINDS.map(
      ({ name, count }) => count - (open.discard[name] ?? 0) - hand.filter((card) => card === name).length,
    );
    const draws = this.#turns / Math.max(1, sum(unseen));
    this.#stocks = KINDS.map((kind, at) => ({
      name: kind.name,
      worth: worthOf(kind, open.owners[kind.team] === seat),
      toCome: (unseen[at] ?? 0) * draws,
    })).toSorted((a, b) => b.worth - a.worth);
  }

  without(hand: readonly CardName[], played: CardName): number {
    const kept = hand.toSpliced(hand.indexOf(played), 1);
    let turns = this.#turns;
    let worth = 0;
    for (const stock of this.#stocks) {
      const held = kept.filter((card) => card === stock.name).length;
      const used = Math.min(turns, held + stock.toCome);
      worth += used * stock.worth;
      turns -= used;
    }
    return worth;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
