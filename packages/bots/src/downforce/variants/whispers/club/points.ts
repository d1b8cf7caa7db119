import { CARS, type CarName } from '@paddock/downforce';
import { WHISPER_BONUSES } from '@paddock/downforce/variants';
import type { Board, Car } from '../../../board.ts';
import type { Question } from '../../../question.ts';
import { orderAfter } from '../order-after.ts';
import { Outlook } from '../../../club/outlook.ts';
import { placesOf, type Places } from '../../../club/places.ts';
import { WHISPERED } from './supply.ts';

/**
 * In points: the worth of one place for the car of its plaque, which settles ties. Ties are common, because after the
 * first line all play to keep the order of the cars: until then the plaque is what to play for.
 */
const FOR_A_PLACE = 0.3;
const FOR_A_PLACE_BEFORE = 1;

/** Every swap of two cars, and none. */
const CHANGES: readonly string[] = [
  'stand',
  ...CARS.flatMap((one, at) => CARS.slice(at + 1).map((other) => `swap ${one} ${other}`)),
];

/** D-V6: what a position promises, in points, given the prediction made or to come. */
export class Whispers extends Outlook {
  readonly #predictions: readonly (readonly Car[])[];
  readonly #plaque: Car;

  constructor({ state, view, seat, board }: Question) {
    super(state.game.deck, view, seat, board, WHISPERED);
    this.#predictions = (view.own?.predictions ?? []).map((order) => order.map(numberOf));
    this.#plaque = CARS.findIndex((name) => name === view.own?.plaque);
  }

  /** The current prediction; none before the first line. */
  get prediction(): readonly Car[] | undefined {
    return this.#predictions.at(-1);
  }

  /** How likely each car ends in each place, and ahead of each other car. */
  foresee(board: Board, supply: readonly number[] = this.supply(this.own, board)): Foreseen {
    const duels = this.duels(board, supply);
    return { duels, standing: CARS.map((_, car) => placesOf(car, duels)) };
  }

  override value(board: Board, supply: readonly number[]): number {
    const foreseen = this.foresee(board, supply);
    const bonus = this.#predictions.reduce(
      (sum, order, line) => sum + (WHISPER_BONUSES[line] ?? 0) * wholeChance(order, foreseen),
      0,
    );
    const forPlace = this.prediction === undefined ? FOR_A_PLACE_BEFORE : FOR_A_PLACE;
    return this.#right(foreseen) + bonus - forPlace * meanPlace(this.#plaque, foreseen);
  }

  /** The expected cars in their places, counting swaps still to come. */
  #right(foreseen: Foreseen): number {
    const { prediction } = this;
    if (prediction === undefined) return rightIn(likeliest(foreseen), foreseen);
    if (this.#predictions.length === WHISPER_BONUSES.length) return rightIn(prediction, foreseen);
    return Math.max(...CHANGES.map((change) => rightIn(orderAfter(prediction, change), foreseen)));
  }
}

export interface Foreseen {
  readonly standing: Places;
  readonly duels: Places;
}

/** The points an order predicted at a line, from 0, can be expected to bring. */
export function pointsOf(order: readonly Car[], line: number, foreseen: Foreseen): number {
  return rightIn(order, foreseen) + (WHISPER_BONUSES[line] ?? 0) * wholeChance(order, foreseen);
}

function rightIn(order: readonly Car[], { standing }: Foreseen): number {
  let sum = 0;
  for (const [place, car] of order.entries()) sum += standing[car]?.[place] ?? 0;
  return sum;
}

/** The probability that each comes before the next, treated as independent. */
function wholeChance(order: readonly Car[], { duels }: Foreseen): number {
  let chance = 1;
  for (let place = 1; place < order.length; place++)
    chance *= duels[order[place - 1] ?? 0]?.[order[place] ?? 0] ?? 0;
  return chance;
}

function likeliest(foreseen: Foreseen): Car[] {
  return CARS.map((_, car) => car).toSorted((a, b) => meanPlace(a, foreseen) - meanPlace(b, foreseen));
}

function meanPlace(car: Car, { standing }: Foreseen): number {
  return (standing[car] ?? []).reduce((sum, chance, place) => sum + chance * place, 0);
}

function numberOf(name: CarName): Car {
  return CARS.indexOf(name);
}
