import {
  CARS,
  payoutsOf,
  POWERS,
  powersKept,
  PRINTED_PAYOUTS,
  type Deck,
  type DownforceView,
  type Payouts,
  type PowerName,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Board, Car } from './board.ts';
import { cardsOf, speed8Of, WILD } from './cards.ts';
import { figuresOf, HAND, hopeOf } from './deck-figures.ts';
import { easeOfPassing } from './track-figures.ts';
import type { Leanings } from '../characters/leanings.ts';

/** In millions: what a power adds over a race. Several are worth the best (D-A11). */
const POWER_WORTH = {
  aggressive: 0.8,
  cunning: 1.5,
  determined: 1.2,
  strategic: 1.2,
  tricky: 0.5,
  unpredictable: 1,
  contrary: 1.2,
  focused: 1.2,
  obstructive: 0.8,
  tenacious: 0.8,
  thrifty: 1,
  watchful: 1,
} satisfies Record<PowerName, number>;

/** In millions: how much more than it promises a car seems worth to a character, at most. */
const FANCY = 0.4;

/** A character that spends likes every car, one that gambles those that start far back, more than those in front. */
export function fancyOf(
  { public: open }: DownforceView,
  car: Car,
  { spends = 0, risk = 0 }: Leanings,
): number {
  const farBack = (2 * open.standing.findIndex((name) => name === CARS[car])) / (CARS.length - 1) - 1;
  return FANCY * (spends + risk * farBack);
}

export function powerWorth(power: string): number {
  const name = POWERS.find((known) => known === power);
  return name === undefined ? 0 : POWER_WORTH[name];
}

/** A model of a car's prize when it is bought, in millions; measured in simulated games. */
const MEAN_PRIZE = 5.4;
const FOR_A_SPACE = 0.17;
const FOR_A_WILD_SPACE = 0.24;
const FOR_A_STEP_AHEAD = 0.7;
/** For each space that the deck has more of the car than of others. */
const FOR_A_SURPLUS = 0.37;
/** A second car competes with the first for cards. */
const FOR_ANOTHER_CAR = -1.5;

/** The prize the car promises with this hand, in millions. */
export function carWorth(deck: Deck, view: DownforceView, seat: Seat, board: Board, car: Car): number {
  const { hand = [], pile = [] } = view.own ?? {};
  const { count, spaces } = cardsOf([...hand, ...pile]);
  const { inHand, surplus } = figuresOf(deck);
  const perHand = HAND / Math.max(1, count);
  const mean = CARS.reduce((sum, _, other) => sum + board.distance(other), 0) / CARS.length;
  const prizeWith = (ease: number, more: number): number =>
    MEAN_PRIZE +
    ease * FOR_A_SPACE * (perHand * (spaces[car] ?? 0) - (inHand[car] ?? 0)) +
    ease * FOR_A_WILD_SPACE * (perHand * (spaces[WILD] ?? 0) - (inHand[WILD] ?? 0)) +
    (FOR_A_STEP_AHEAD / ease) * (mean - board.distance(car)) +
    (view.public.owners.includes(seat) ? FOR_ANOTHER_CAR : 0) +
    ease * FOR_A_SURPLUS * more;
  const prize = prizeWith(easeOfPassing(board.track), surplus[car] ?? 0);
  // Beyond the best prize only hands count that would be that good with our deck, too.
  const most = Math.max(prizeWith(1, 0), ...PRINTED_PAYOUTS.prizes);
  const money = moneyIn(payoutsOf(view.public.options)) / moneyIn(PRINTED_PAYOUTS);
  return hopeFor(deck, view, board, car) * Math.max(0, Math.min(prize, most)) * money;
}

/**
 * The part of a prize that can be hoped for; where the race goes on beyond the finish (D-V3), all of it. Only owners of
 * cars play: the fewer cars are worth buying, the more a car depends on its buyer's hand.
 */
export function hopeFor(deck: Deck, { public: open, own }: DownforceView, board: Board, car: Car): number {
  if (open.options.longDistance !== false) return 1;
  const { carries } = figuresOf(deck);
  const hopes = carries.map((spaces, each) => hopeOf(spaces, board.distance(each)));
  const others = sumOf(hopes) / CARS.length;
  const { spaces } = cardsOf([...(own?.hand ?? []), ...(own?.pile ?? []), speed8Of(car)]);
  const alone = (spaces[car] ?? 0) + (spaces[WILD] ?? 0);
  return hopeOf(others * (carries[car] ?? 0) + (1 - others) * alone, board.distance(car));
}

/** D-E1, D-E4: the sum of a race's prizes. */
function moneyIn({ prizes }: Payouts): number {
  return sumOf(prizes);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What the power for sale adds to those the seat has already won: the best are kept (D-A11, D-V8h). */
export function powerGain({ public: open }: DownforceView, seat: Seat, power: PowerName | null): number {
  if (power === null) return 0;
  const won = POWERS.filter((_, at) => open.powers[at] === seat).map((name) => POWER_WORTH[name]);
  const kept = powersKept(open.automas.length);
  return keptWorth([...won, POWER_WORTH[power]], kept) - keptWorth(won, kept);
}

function keptWorth(worths: readonly number[], kept: number): number {
  return sumOf(worths.toSorted((a, b) => b - a).slice(0, kept));
}
