import { CAR_COUNT, type Deck } from '@paddock/downforce';
import { WILD } from './cards.ts';

/** What a deck promises, without its Speed-8 cards. */
export interface DeckFigures {
  /** By car, wilds last: the spaces that a hand of ten has of it when its owner buys the car. */
  readonly inHand: readonly number[];
  /** By car: how many more spaces the deck has of it than of a car on average. */
  readonly surplus: readonly number[];
  /** Spaces that a card moves a car on average, over all cars, jams included. */
  readonly aCard: number;
  /** By car: the spaces that it makes if every card is played. */
  readonly carries: readonly number[];
}

export const HAND = 10;
/** A car's buyer has more of its colour than others, and of wilds a little less. Measured in simulated games. */
const KEEN = 1.3125;
const KEEN_ON_WILDS = 0.952;
/** The part of what is printed that cars make; the rest is lost to jams, or never played. Measured likewise. */
const MADE = 14 / 17;

const SPEED_8 = 8;

const known = new WeakMap<Deck, DeckFigures>();

export function figuresOf(deck: Deck): DeckFigures {
  const found = known.get(deck) ?? figuresFrom(deck);
  known.set(deck, found);
  return found;
}

function figuresFrom(deck: Deck): DeckFigures {
  const spaces = Array.from({ length: CAR_COUNT + 1 }, () => 0);
  for (let kind = CAR_COUNT; kind < deck.kindCount; kind++)
    for (const { colour, number } of deck.lines[kind] ?? [])
      spaces[colour] = (spaces[colour] ?? 0) + number * (deck.count[kind] ?? 0);
  const all = spaces.reduce((sum, number) => sum + number, 0);
  const mean = (all - (spaces[WILD] ?? 0)) / CAR_COUNT;
  return {
    inHand: spaces.map(
      (number, colour) => ((colour === WILD ? KEEN_ON_WILDS : KEEN) * HAND * number) / deck.size,
    ),
    surplus: spaces.slice(0, CAR_COUNT).map((number) => number - mean),
    aCard: (MADE * all) / (CAR_COUNT * deck.size),
    carries: spaces
      .slice(0, CAR_COUNT)
      .map((number) => MADE * (number + (spaces[WILD] ?? 0) / CAR_COUNT + SPEED_8)),
  };
}

/** How far cards carry a car, as a multiple of its way home: below NEVER it never arrives, from AS_EVER as often as ever. */
const NEVER = 0.5;
const AS_EVER = 1.1;

/** The part of a prize that can be hoped for, from 0 to 1: with few cards or a long road no car comes home (D-R11). */
export function hopeOf(carries: number, distance: number): number {
  const hope = (carries / Math.max(1, distance) - NEVER) / (AS_EVER - NEVER);
  return Math.max(0, Math.min(1, hope));
}
