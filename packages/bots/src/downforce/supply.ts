import {
  CAR_COUNT,
  CARS,
  PRINTED_CONTENT,
  type CardName,
  type DownforcePublic,
  type DownforceView,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Board, Car } from './board.ts';

const { deck } = PRINTED_CONTENT;

/** What one card can do: spaces by car, and those of its wild lines behind them. */
type Spaces = readonly number[];
const WILD = CAR_COUNT;
const NO_SPACES: Spaces = Array.from({ length: CAR_COUNT + 1 }, () => 0);

const SPACES_OF: ReadonlyMap<CardName, Spaces> = new Map(
  deck.names.map((name, kind) => {
    const spaces = [...NO_SPACES];
    for (const { colour, number } of deck.lines[kind] ?? []) spaces[colour] = (spaces[colour] ?? 0) + number;
    return [name, spaces];
  }),
);

/** Of all the cards there are, what one moves a car on average, jams included. */
const SPACES_A_CARD = 1.5;
/** The later places are fought for when the first are taken. */
const ROUNDS_MORE = 1.75;

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

/** What every seat has to play with: the own cards exactly, of the others' what was shown and what may be there. */
export function cardsBySeat(view: DownforceView): Cards[] {
  const { public: open, own } = view;
  const pool = unseenBy(view);
  return open.known.map((_, seat) => {
    if (open.out.includes(seat) || (open.putAway[seat] ?? 0) > 0) return cardsOf([]);
    const speed8 = open.speed8.filter((car) => open.owners[CARS.indexOf(car)] === seat);
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

function shownBy(open: DownforcePublic, seat: Seat): readonly CardName[] {
  return open.known[seat]?.shown ?? [];
}

function speed8Card(car: (typeof CARS)[number]): CardName {
  return deck.names[CARS.indexOf(car)] ?? '';
}

/** Speed cards that may be in any hand the viewer does not see. */
function unseenBy({ public: open, own }: DownforceView): CardName[] {
  const seen = new Map<CardName, number>(Object.entries(open.discard));
  const note = (name: CardName) => seen.set(name, (seen.get(name) ?? 0) + 1);
  for (const name of [...(own?.hand ?? []), ...(own?.pile ?? []), ...(own?.putAway ?? [])]) note(name);
  if (open.card !== null) note(open.card.card);
  for (let seat = 0; seat < open.players; seat++)
    if (seat !== own?.seat) for (const name of shownBy(open, seat)) note(name);
  const unseen: CardName[] = [];
  for (const [kind, name] of deck.names.entries()) {
    if (kind < CAR_COUNT) continue;
    for (let card = seen.get(name) ?? 0; card < (deck.count[kind] ?? 0); card++) unseen.push(name);
  }
  return unseen;
}

function meanSpaces(names: readonly CardName[]): Spaces {
  const { spaces } = cardsOf(names);
  return spaces.map((sum) => sum / Math.max(1, names.length));
}

function sumOf(list: readonly Spaces[]): Spaces {
  const sum = [...NO_SPACES];
  for (const spaces of list) for (const [at, number] of spaces.entries()) sum[at] = (sum[at] ?? 0) + number;
  return sum;
}

/** How many rounds of cards the race will go on before the first places are taken. */
export function roundsLeft(board: Board, open: DownforcePublic): number {
  const distances = CARS.map((_, car) => board.distance(car)).filter((_, car) => !board.isHome(car));
  const [first = 0, second = first] = distances.toSorted((a, b) => a - b);
  const racing = Math.max(1, new Set(open.owners.filter((owner) => owner !== null)).size - open.out.length);
  return ROUNDS_MORE * (0.5 + (first + second) / 2 / (SPACES_A_CARD * racing));
}

/** Of the spaces on a card, those that come true: for the own cars, more where there are cards to choose from. */
const FOR_OWN = 0.79;
const CHOSEN_FIRST = 0.55;
const FOR_OTHERS = 0.53;
const WILD_FOR_OWN = 0.35;

/** Spaces by which a seat's cards can be expected to move each car in so many rounds: its own cars' best cards go first. */
export function expectedSpaces(
  cards: Cards,
  rounds: number,
  owners: readonly (Seat | null)[],
  seat: Seat,
  board: Board,
): number[] {
  if (cards.count <= 0) return [0, 0, 0, 0, 0, 0];
  const share = Math.max(0, Math.min(1, rounds / cards.count));
  const isOwn = (car: Car): boolean => owners[car] === seat && !board.isHome(car);
  const ownCars = CARS.filter((_, car) => isOwn(car)).length;
  const wild = cards.spaces[WILD] ?? 0;
  return CARS.map((_, car) => {
    const printed = cards.spaces[car] ?? 0;
    if (!isOwn(car)) return share * FOR_OTHERS * printed;
    return share * ((FOR_OWN + CHOSEN_FIRST * (1 - share)) * printed + (WILD_FOR_OWN * wild) / ownCars);
  });
}
