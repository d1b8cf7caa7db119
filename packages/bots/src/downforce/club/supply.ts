import {
  CARS,
  type CardName,
  type CarName,
  type Deck,
  type DownforcePublic,
  type DownforceView,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Board, Car } from '../board.ts';
import { figuresOf } from '../deck-figures.ts';
import { cardsOf, speed8Of, WILD, type Cards, type Spaces } from '../cards.ts';
import { shownBy, unseenBy } from '../bidding/unseen.ts';

/** A factor for the later places, contested once the first are taken. */
const ROUNDS_MORE = 1.75;

/** What a variant changes in how far cards will carry. */
export interface Expectations {
  /** Speed-8 cards are dealt like the others. */
  readonly dealsSpeed8?: boolean;
  /** For every seat. */
  readonly rates?: Rates;
  /** By the cars' distances from the finish. */
  readonly rounds?: (distances: readonly number[], players: number, aCard: number) => number;
}

/** What every seat has to play with: our cards exactly, the others' as shown or expected. */
export function cardsBySeat(
  deck: Deck,
  view: DownforceView,
  { dealsSpeed8 = false }: Expectations = {},
): Cards[] {
  const { public: open, own } = view;
  const pool = unseenBy(deck, view, dealsSpeed8);
  return open.known.map((_, seat) => {
    if (open.out.includes(seat) || (open.putAway[seat] ?? 0) > 0) return cardsOf([]);
    const speed8 = speed8Before(open, seat);
    const known =
      own?.seat === seat
        ? [...own.hand, ...own.pile, ...speed8.map(speed8Card)]
        : [...shownBy(open, seat), ...speed8.map(speed8Card)];
    const size = (open.handSizes[seat] ?? 0) + (open.pileSizes[seat] ?? 0) + speed8.length;
    const toDraw = open.options.hand === 'three' ? open.undealt / open.players : 0;
    const unknown = size - known.length + toDraw;
    const mean = meanSpaces(pool.filter((name) => !(open.known[seat]?.absent.includes(name) ?? false)));
    return {
      count: size + toDraw,
      spaces: cardsOf(known).spaces.map((spaces, at) => spaces + unknown * (mean[at] ?? 0)),
    };
  });
}

/** D-V8c: a normal automa plays its Speed-8 cards last, and hardly ever gets that far. */
const SOON = 3;

/** Unused Speed-8 cards outside hands. */
function speed8Before(open: DownforcePublic, seat: Seat): CarName[] {
  const isAutoma = open.automas.some((automa) => automa.seat === seat);
  const keepsThem = isAutoma && open.options.automaLevel === 'normal';
  if (keepsThem && (open.handSizes[seat] ?? 0) > SOON) return [];
  return open.speed8.filter((car) => open.owners[CARS.indexOf(car)] === seat);
}

function speed8Card(car: CarName): CardName {
  return speed8Of(CARS.indexOf(car));
}

function meanSpaces(names: readonly CardName[]): Spaces {
  const { spaces } = cardsOf(names);
  return spaces.map((sum) => sum / Math.max(1, names.length));
}

/** How many rounds of cards are left before the first places are taken. */
export function roundsLeft(
  deck: Deck,
  board: Board,
  open: DownforcePublic,
  cards: readonly Cards[],
  { rounds }: Expectations = {},
): number {
  const { options, owners, out, players } = open;
  // D-V3: until all cards are played.
  if (options.longDistance !== false) return Math.max(...cards.map(({ count }) => count));
  const distances = CARS.map((_, car) => board.distance(car)).filter((_, car) => !board.isHome(car));
  const { aCard } = figuresOf(deck);
  if (rounds !== undefined) return rounds(distances, players, aCard);
  const [first = 0, second = first] = distances.toSorted((a, b) => a - b);
  const racing = Math.max(1, new Set(owners.filter((owner) => owner !== null)).size - out.length);
  return ROUNDS_MORE * (0.5 + (first + second) / 2 / (aCard * racing));
}

/** The fraction of a card's spaces that is realized. */
export interface Rates {
  /** For its own cars, and the extra from choosing among cards. */
  readonly own: number;
  readonly chosenFirst: number;
  readonly others: number;
  readonly wildForOwn: number;
}

export const PERSON: Rates = { own: 0.79, chosenFirst: 0.55, others: 0.53, wildForOwn: 0.35 };
/** D-V8c: it plays the top card, and steers its own cars well. */
const AUTOMA: Rates = { own: 0.85, chosenFirst: 0, others: 0.5, wildForOwn: 0.6 };

function ratesOf({ automas }: DownforcePublic, seat: Seat): Rates {
  return automas.some((automa) => automa.seat === seat) ? AUTOMA : PERSON;
}

/** The spaces a seat's cards can be expected to move each car in that many rounds, the best cards for its own cars first. */
export function expectedSpaces(
  cards: Cards,
  rounds: number,
  open: DownforcePublic,
  seat: Seat,
  board: Board,
  { rates = ratesOf(open, seat) }: Expectations = {},
): number[] {
  if (cards.count <= 0) return [0, 0, 0, 0, 0, 0];
  const share = Math.max(0, Math.min(1, rounds / cards.count));
  const isOwn = (car: Car): boolean => open.owners[car] === seat && !board.isHome(car);
  const ownCars = CARS.filter((_, car) => isOwn(car)).length;
  const wild = cards.spaces[WILD] ?? 0;
  return CARS.map((_, car) => {
    const printed = cards.spaces[car] ?? 0;
    if (!isOwn(car)) return share * rates.others * printed;
    return (
      share * ((rates.own + rates.chosenFirst * (1 - share)) * printed + (rates.wildForOwn * wild) / ownCars)
    );
  });
}
