import type { CardName, CarName } from '@paddock/downforce';
import type { Goal } from '../race/paths.ts';

/** The track that the pictures show a part of. */
export const TRACK = 'marina-bay';

/** A piece of the track with cars on it. */
export interface TrackScene {
  readonly cars: Partial<Readonly<Record<CarName, number>>>;
  /** Spaces that must be in the picture; it is turned so that they lead to the right. */
  readonly seen: readonly number[];
  /** The way of the red car, its own space first. */
  readonly way?: readonly Goal[];
  /** What a power adds to it. */
  readonly extra?: readonly Goal[];
  /** Where one step can lead. */
  readonly steps?: readonly number[];
  /** Spaces lost in a jam. */
  readonly lost?: number;
  /** Places of cars in the standing. */
  readonly places?: Partial<Readonly<Record<CarName, number>>>;
}

/** Cards beside each other, and what each comes to. */
export interface CardScene {
  readonly cards: readonly ShownCard[];
  /** Cars beside them; `false`: not this one. */
  readonly cars?: Partial<Readonly<Record<CarName, boolean>>>;
}

export interface ShownCard {
  readonly card: CardName;
  /** The line that counts, from 0. */
  readonly line?: number;
  /** Below the card: a number, ✓ or ✕. */
  readonly note?: string;
  /** Lines are numbered in the order in which they move. */
  readonly isOrdered?: true;
}

export const TRACK_SCENES = {
  'D-R5': { cars: { red: 4, blue: 7 }, steps: [6, 8], seen: [0, 2, 9, 11], way: [4] },
  'D-R6': { cars: { red: 4, blue: 5, yellow: 7 }, way: [4, 8], seen: [0, 2, 9, 11] },
  'D-R7': {
    cars: { red: 1, blue: 9, green: 10, yellow: 11 },
    way: [1, 4, 7],
    lost: 2,
    seen: [0, 2, 12, 14],
  },
  'D-R8': { cars: { red: 140, blue: 138 }, way: [140, 143, 'home'], seen: [136, 138, 3, 5] },
  'D-R12': {
    cars: { red: 8, blue: 7, green: 3 },
    places: { red: 1, blue: 2, green: 3 },
    seen: [0, 2, 9, 11],
  },
  'D-B1': { cars: { red: 60, green: 58 }, way: [60, 62, 64], seen: [58, 59, 62, 63, 65] },
  'D-P3': { cars: { red: 38, blue: 45 }, way: [38, 41, 44, 47], extra: [50, 54], seen: [38, 40, 50, 52, 54] },
} as const satisfies Record<string, TrackScene>;

export const CARD_SCENES = {
  'D-A3': {
    cards: [{ card: 'r8' }, { card: 'b6r4g1', line: 1, note: '4' }, { card: 'k5y3', note: '✕' }],
  },
  'D-A4': {
    cards: [{ card: 'r8' }, { card: 'y6r4b2g1', line: 1, note: '✓' }, { card: 'k6r4b1', line: 1, note: '✕' }],
  },
  'D-R2': { cards: [{ card: 'r5w3b1', isOrdered: true }] },
  'D-R4': {
    cards: [{ card: 'r5w3', line: 1 }],
    cars: { black: true, blue: true, green: true, yellow: true, orange: true, red: false },
  },
} as const satisfies Record<string, CardScene>;
