import {
  CARS,
  countsMoney,
  payoutsOf,
  stepsHome,
  type Deck,
  type DownforcePublic,
  type DownforceView,
  type Track,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Board, Car } from '../board.ts';
import { Book } from './book.ts';
import type { Cards } from '../cards.ts';
import { figuresOf, hopeOf } from '../deck-figures.ts';
import { before, duelsOf, expected, placesOf, withStalls, type Chances } from './places.ts';
import { easeOfPassing } from '../track-figures.ts';
import { slipsOf } from './slips.ts';
import { cardsBySeat, expectedSpaces, roundsLeft, type Expectations } from './supply.ts';

/** D-V1 'firstHome', D-V3: first place counts most, the others a little. */
const FIRST_COUNTS: readonly number[] = [12, 3, 1.5, 1, 0.5, 0];

/** Deviation of the final lead from the expected one, in millions: now, and per round and game to come. */
const LEAST_DEVIATION = 3;
const DEVIATION_A_ROUND = 0.35;
const DEVIATION_A_GAME = 6;
/** The worth of winning, in millions, and of each million above the others' average. */
const WIN = 12;
const LEAD = 0.5;

/** A rival's bets are secret: the probability that one is on its own best car rather than the favourite. */
const LOYALTY = 0.5;

/** What a position promises a seat that knows its own cards. */
export class Outlook {
  readonly book: Book;
  readonly own: Cards;
  readonly prizes: readonly number[];
  readonly #open: DownforcePublic;
  readonly #seat: Seat;
  readonly #expectations: Expectations;
  readonly #rounds: number;
  readonly #others: readonly number[];
  /** By seat and line: the cars named, if known; [] if none will be. */
  readonly #slips: readonly (readonly (readonly Car[] | undefined)[])[];
  /** By seat, what is certain: prices paid, and the scores of finished games (D-V4). */
  readonly #certain: readonly number[];
  readonly #deviation: number;
  /** By car: whether cards carry it home from the grid. */
  readonly #hopes: readonly number[];
  readonly #isEndless: boolean;
  readonly #isForMoney: boolean;

  constructor(deck: Deck, view: DownforceView, seat: Seat, board: Board, expectations: Expectations = {}) {
    const { public: open } = view;
    this.#open = open;
    this.#seat = seat;
    this.#isEndless = open.options.longDistance !== false;
    this.#isForMoney = countsMoney(open.options);
    this.book = new Book(open);
    this.prizes = prizesOf(open);
    this.#expectations = expectations;
    const cards = cardsBySeat(deck, view, expectations);
    this.#rounds = roundsLeft(deck, board, open, cards, expectations);
    this.own = cards[seat] ?? { count: 0, spaces: [] };
    const others = CARS.map(() => 0);
    for (const [other, held] of cards.entries()) {
      if (other === seat) continue;
      for (const [car, spaces] of expectedSpaces(
        held,
        this.#rounds,
        open,
        other,
        board,
        expectations,
      ).entries())
        others[car] = (others[car] ?? 0) + spaces;
    }
    this.#others = others;
    this.#slips = slipsOf(view, this.book);
    this.#certain = certainOf(open);
    this.#hopes = hopesFrom(deck, board.track);
    this.#deviation =
      LEAST_DEVIATION + DEVIATION_A_ROUND * this.#rounds + DEVIATION_A_GAME * gamesToCome(open);
  }

  /** By car, the spaces that cards will still move it, with these cards left in our hand. */
  supply(own: Cards, board: Board): number[] {
    const mine = expectedSpaces(own, this.#rounds - 1, this.#open, this.#seat, board, this.#expectations);
    return mine.map((spaces, car) => spaces + (this.#others[car] ?? 0));
  }

  /** By pair of cars: how likely the first ends ahead of the second. */
  duels(board: Board, supply: readonly number[]): number[][] {
    const ease = easeOfPassing(board.track);
    const ahead = CARS.map(
      (_, car) => board.distance(car) + board.hindrance(car) - ease * (supply[car] ?? 0),
    );
    const toGo = this.#isEndless ? supply : CARS.map((_, car) => board.distance(car));
    return duelsOf(board, ahead, toGo, ease);
  }

  chances(board: Board, supply: readonly number[]): Chances {
    const duels = this.duels(board, supply);
    const isCounted = this.#isForMoney ? () => true : (car: Car) => this.#open.owners[car] !== null;
    const standing = CARS.map((_, car) => placesOf(car, duels, isCounted));
    if (this.#isEndless) return { standing, home: standing };
    const home = standing.map((places, car) =>
      board.isHome(car)
        ? places
        : withStalls(places, board.distance(car), supply[car] ?? 0, this.#hopes[car] ?? 1),
    );
    return { standing, home };
  }

  /** By seat, its expected final money. */
  totals(chances: Chances, board: Board): number[] {
    const totals = this.#certain.map((money, seat) => money + board.counter(seat));
    const worth = chances.home.map((places) => expected(places, this.prizes));
    for (const [car, owner] of this.#open.owners.entries())
      if (owner !== null) totals[owner] = (totals[owner] ?? 0) + (worth[car] ?? 0);
    if (this.book.lines === 0) return totals;
    const favourites = this.#ranked(worth, () => false);
    return totals.map((total, seat) => {
      const hopes = this.#ranked(worth, (car) => this.#open.owners[car] === seat);
      return total + this.#betsOf(seat, hopes, favourites, chances);
    });
  }

  /** D-B3: known bets as they are; unknown and future ones by what a player would probably bet on. */
  #betsOf(seat: Seat, hopes: readonly Car[], favourites: readonly Car[], chances: Chances): number {
    let sum = 0;
    for (let line = 0; line < this.book.lines; line++) {
      const known = this.#slips[seat]?.[line];
      if (known !== undefined) sum += this.book.payOf(line, known, chances);
      else
        sum +=
          LOYALTY * this.book.payOf(line, hopes, chances) +
          (1 - LOYALTY) * this.book.payOf(line, favourites, chances);
    }
    return sum;
  }

  /** The cars for a slip, by what they promise; the best of those that go first, if any, in front. */
  #ranked(worth: readonly number[], goesFirst: (car: Car) => boolean): Car[] {
    const slip: Car[] = [];
    while (slip.length < this.book.slipSize) {
      const best = bestOf(worth, (car) => !slip.includes(car) && (slip.length > 0 || goesFirst(car)));
      slip.push(best >= 0 ? best : bestOf(worth, (car) => !slip.includes(car)));
    }
    return slip;
  }

  /** For the seat, in millions: mostly the chance to win, a little the lead. If the first home wins, only that counts. */
  value(board: Board, supply: readonly number[]): number {
    const totals = this.totals(this.chances(board, supply), board);
    const mine = totals[this.#seat] ?? 0;
    if (!this.#isForMoney) return mine;
    let win = 1;
    let lead = 0;
    for (const [seat, theirs] of totals.entries()) {
      if (seat === this.#seat) continue;
      win *= before((mine - theirs) / this.#deviation);
      lead += (mine - theirs) / (totals.length - 1);
    }
    return WIN * win + LEAD * lead;
  }
}

function bestOf(worth: readonly number[], isAmong: (car: Car) => boolean): Car {
  let best = -1;
  let most = -1;
  for (const [car, promise] of worth.entries())
    if (promise > most && isAmong(car)) [best, most] = [car, promise];
  return best;
}

function hopesFrom(deck: Deck, track: Track): number[] {
  const distance = stepsHome(track, track.startLap, track.grid[0] ?? 0);
  return figuresOf(deck).carries.map((carries) => hopeOf(carries, distance));
}

function prizesOf(open: DownforcePublic): readonly number[] {
  if (!countsMoney(open.options)) return FIRST_COUNTS;
  return payoutsOf(open.options).prizes;
}

function certainOf(open: DownforcePublic): number[] {
  const past = open.variant?.tour?.past ?? [];
  const certain = Array.from({ length: open.players }, (_, seat) =>
    past.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
  );
  if (!countsMoney(open.options)) return certain;
  for (const [car, owner] of open.owners.entries())
    if (owner !== null) certain[owner] = (certain[owner] ?? 0) - (open.prices[car] ?? 0);
  return certain;
}

/** D-V4: after the current one. */
function gamesToCome({ options, variant }: DownforcePublic): number {
  return Math.max(0, options.worldTour.length - 1 - (variant?.tour?.over ?? 0));
}
