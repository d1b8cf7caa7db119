import type { Seat } from '@paddock/kernel';
import { CAR_NAMES, TEAMS, type CarName, type FormulaFact, type FormulaPublic } from '@paddock/formula';
import type { FormulaFigures } from './figures.ts';

/** Your cars in one season, from its facts and its end. */
export class FormulaTally {
  readonly #seat: Seat;
  readonly #orders: (readonly CarName[])[] = [];
  readonly #retired: CarName[] = [];

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  take(fact: FormulaFact): void {
    if (fact.kind === 'race-over') this.#orders.push(fact.order);
    else if (fact.kind === 'retired') this.#retired.push(fact.car);
  }

  /** `open`: how the season ended. */
  figures({ owners }: FormulaPublic): FormulaFigures {
    const teams = TEAMS.filter((_, team) => owners[team] === this.#seat);
    const cars = CAR_NAMES.filter((car) => teams.some((team) => car.startsWith(`${team}-`)));
    return {
      places: this.#orders.flatMap((order) => cars.map((car) => order.indexOf(car) + 1)),
      races: this.#orders.length,
      retired: this.#retired.filter((car) => cars.includes(car)).length,
    };
  }
}
