import {
  CAR_COUNT,
  CARS,
  MANUAL_PAYOUTS,
  PRINTED_PAYOUTS,
  type DownforcePublic,
  type DownforceView,
  type Payouts,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Board, Car } from './board.ts';
import { cardsBySeat, expectedSpaces, roundsLeft, type Cards } from './supply.ts';

/** D-R11: a car comes home when the cards for it reach that far, the last part of the way by what nobody foresees. */
const UNFORESEEN = 2;
const UNFORESEEN_A_SPACE = 0.2;
const REACH_SPREAD = 2.5;
const REACH_SPREAD_A_SPACE = 0.08;
/** By place, how much of the danger to stall is left when the place is taken: the first are hardly ever the ones. */
const STALLS: readonly number[] = [0.15, 0.4, 0.8, 1, 1.1, 1.2];

/** D-V1 'firstHome': the first counts, and the best car of the others a little. */
const FIRST_HOME: Payouts = { prizes: [12, 3, 1.5, 1, 0.5, 0], bets: [] };

/** How far, in spaces, a race may still turn out otherwise: now, and for every space to go. */
const LEAST_SPREAD = 5;
const SPREAD_A_SPACE = 0.2;
/** Millions by which a lead at the end may differ from what is expected: now, and for every round to come. */
const LEAST_DEVIATION = 3;
const DEVIATION_A_ROUND = 0.35;
/** What winning is worth, in millions, and a million more than the others have on average. */
const WIN = 12;
const LEAD = 0.5;

/** A rival's bets are secret: so often they are on its own best car, else on the favourite. */
const LOYALTY = 0.5;

/** By car: the probability of each finishing place; a car may also stall. */
export type Chances = readonly (readonly number[])[];

/** What a position promises, to one seat that knows its own cards. */
export class Outlook {
  readonly payouts: Payouts;
  readonly #open: DownforcePublic;
  readonly #seat: Seat;
  readonly #rounds: number;
  readonly #others: readonly number[];
  readonly #ownBets: readonly Car[];
  readonly own: Cards;

  constructor(view: DownforceView, seat: Seat, board: Board) {
    const { public: open } = view;
    const { owners } = open;
    this.#open = open;
    this.#seat = seat;
    this.payouts = payoutsOf(open);
    this.#rounds = roundsLeft(board, open);
    const cards = cardsBySeat(view);
    this.own = cards[seat] ?? { count: 0, spaces: [] };
    const others = CARS.map(() => 0);
    for (const [other, held] of cards.entries()) {
      if (other === seat) continue;
      for (const [car, spaces] of expectedSpaces(held, this.#rounds, owners, other, board).entries())
        others[car] = (others[car] ?? 0) + spaces;
    }
    this.#others = others;
    this.#ownBets = (view.own?.bets ?? []).map((car) => CARS.indexOf(car));
  }

  /** By car, spaces still to be made by cards, with these left in the own hand. */
  supply(own: Cards, board: Board): number[] {
    const mine = expectedSpaces(own, this.#rounds - 1, this.#open.owners, this.#seat, board);
    return mine.map((spaces, car) => spaces + (this.#others[car] ?? 0));
  }

  chances(board: Board, supply: readonly number[]): Chances {
    const ahead = CARS.map((_, car) => board.distance(car) + board.hindrance(car) - (supply[car] ?? 0));
    return CARS.map((_, car) => {
      const places = placesOf(board, car, ahead);
      return board.isHome(car) ? places : withStalls(places, board.distance(car), supply[car] ?? 0);
    });
  }

  /** By seat, the money it can expect in the end. */
  totals(chances: Chances): number[] {
    const { owners, prices, players, options } = this.#open;
    const totals = Array.from({ length: players }, () => 0);
    for (const [car, owner] of owners.entries()) {
      if (owner === null) continue;
      const price = options.goal === 'money' ? (prices[car] ?? 0) : 0;
      totals[owner] = (totals[owner] ?? 0) + expected(chances[car] ?? [], this.payouts.prizes) - price;
    }
    if (options.bets === 'none') return totals;
    return totals.map((total, seat) => total + this.#betsOf(seat, chances));
  }

  /** D-B3: the own bets as they were laid; all others, those to come too, by what anybody may be thought to bet on. */
  #betsOf(seat: Seat, chances: Chances): number {
    const hope = this.#bestOf(chances, (car) => this.#open.owners[car] === seat);
    const favourite = this.#bestOf(chances, () => true);
    let sum = 0;
    for (const [bet, pays] of this.payouts.bets.entries()) {
      const payOf = (car: Car): number => expected(chances[car] ?? [], pays);
      const known = seat === this.#seat ? this.#ownBets[bet] : undefined;
      if (known !== undefined) sum += payOf(known);
      else sum += LOYALTY * payOf(hope) + (1 - LOYALTY) * payOf(favourite);
    }
    return sum;
  }

  /** The car of most promise among some; of none, the favourite among all is as good a guess as any. */
  #bestOf(chances: Chances, isAmong: (car: Car) => boolean): Car {
    let best = -1;
    let most = -1;
    for (const [car, places] of chances.entries()) {
      const worth = isAmong(car) ? expected(places, this.payouts.prizes) : -1;
      if (worth > most) [best, most] = [car, worth];
    }
    return best >= 0 ? best : this.#bestOf(chances, () => true);
  }

  /** Of the seat, in millions: mostly the chance to win, and a little the lead. */
  value(board: Board, supply: readonly number[]): number {
    const totals = this.totals(this.chances(board, supply));
    const mine = totals[this.#seat] ?? 0;
    const deviation = LEAST_DEVIATION + DEVIATION_A_ROUND * this.#rounds;
    let win = 1;
    let lead = 0;
    for (const [seat, theirs] of totals.entries()) {
      if (seat === this.#seat) continue;
      win *= before((mine - theirs) / deviation);
      lead += (mine - theirs) / (totals.length - 1);
    }
    return WIN * win + LEAD * lead;
  }
}

function payoutsOf({ options }: DownforcePublic): Payouts {
  if (options.goal === 'firstHome') return FIRST_HOME;
  return options.payouts === 'manual' ? MANUAL_PAYOUTS : PRINTED_PAYOUTS;
}

export function expected(places: readonly number[], pays: readonly number[]): number {
  let sum = 0;
  for (const [place, pay] of pays.entries()) sum += (places[place] ?? 0) * pay;
  return sum;
}

/** The probabilities of the car's places, as if each other car came before it or not by itself. */
function placesOf(board: Board, car: Car, ahead: readonly number[]): number[] {
  const places = Array.from({ length: CAR_COUNT }, () => 0);
  if (board.isHome(car)) {
    places[board.place(car)] = 1;
    return places;
  }
  places[board.homeCount] = 1;
  for (let other = 0; other < CAR_COUNT; other++) {
    if (other === car || board.isHome(other)) continue;
    const spread = LEAST_SPREAD + SPREAD_A_SPACE * Math.min(board.distance(car), board.distance(other));
    const isBefore = before(((ahead[car] ?? 0) - (ahead[other] ?? 0)) / spread);
    for (let place = CAR_COUNT - 1; place >= 0; place--)
      places[place] =
        (places[place] ?? 0) * (1 - isBefore) + (place > 0 ? (places[place - 1] ?? 0) * isBefore : 0);
  }
  return places;
}

/** D-R11: what is missing to 1 is the probability to stall. */
function withStalls(places: readonly number[], toGo: number, supply: number): number[] {
  const reach = supply + UNFORESEEN + UNFORESEEN_A_SPACE * toGo - toGo;
  const stalls = 1 - before(reach / (REACH_SPREAD + REACH_SPREAD_A_SPACE * toGo));
  return places.map((chance, place) => chance * Math.max(0, 1 - stalls * (STALLS[place] ?? 0)));
}

/** Close to the normal curve, with longer tails, and made of operations that are exact on every machine. */
function before(lead: number): number {
  const steep = 0.8 * lead;
  return 0.5 + (0.5 * steep) / Math.sqrt(1 + steep * steep);
}
