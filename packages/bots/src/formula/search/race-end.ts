import type { FormulaState } from '@paddock/formula';
import { CAR_COUNT, LINE, OVER, PHASE, POINTS, RACE } from '@paddock/formula/bytes';
import type { Seat } from '@paddock/kernel';
import { MOST_SIDES, type Season } from '../light/season.ts';
import { chanceToBeat, deviationAfter } from '../standing.ts';

/** In points: what the championship is worth. */
export const FOR_THE_WIN = 20;
/**
 * What a point of lead is worth besides. Leads tell good plans from bad ones in fewer rollouts than wins do; but a seat
 * that will not play again has no further use for one.
 */
export const FOR_THE_LEAD = 1;
export const FOR_THE_LAST_LEAD = 0.1;

/** What a finished race is worth to a seat: the season's result, or how it stands before the next race. */
export class RaceEnd {
  readonly #season: Season;
  readonly #seat: Seat;
  readonly #forTheLead: number;
  readonly #totals = new Float64Array(MOST_SIDES);
  /** The best place of each side's cars, which decides a tie (F-E4). */
  readonly #places = new Uint8Array(MOST_SIDES);
  /** The championship, or the chance to win it. */
  win = 0;
  /** The seat's, in the season so far: of its best driver, where drivers count (F-O2). */
  points = 0;
  value = 0;

  /** `isLastTurn`: of the seat, in the whole season. */
  constructor(season: Season, seat: Seat, isLastTurn: boolean) {
    this.#season = season;
    this.#seat = seat;
    this.#forTheLead = isLastTurn ? FOR_THE_LAST_LEAD : FOR_THE_LEAD;
  }

  read({ bytes, setup }: FormulaState): void {
    const { sides, ownerOf } = this.#season;
    const totals = this.#totals;
    this.#addUp(bytes);
    const isOver = bytes[PHASE] === OVER;
    const deviation = deviationAfter(0, setup.options.races - (bytes[RACE] ?? 0));
    this.win = 0;
    this.points = 0;
    let mine = 0;
    let theirs = 0;
    let rivals = 0;
    for (let side = 0; side < sides; side++) {
      if (ownerOf[side] !== this.#seat) {
        theirs += totals[side] ?? 0;
        rivals++;
        continue;
      }
      mine += totals[side] ?? 0;
      this.points = Math.max(this.points, totals[side] ?? 0);
      this.win += isOver ? this.#hasWon(side) : this.#chanceOf(side, deviation);
    }
    this.value = FOR_THE_WIN * this.win + this.#forTheLead * (mine - theirs / rivals);
  }

  #addUp(bytes: Uint8Array): void {
    const { sideOf, sides } = this.#season;
    const totals = this.#totals;
    totals.fill(0, 0, sides);
    for (let slot = CAR_COUNT - 1; slot >= 0; slot--) {
      const car = bytes[LINE + slot] ?? 0;
      const side = sideOf[car] ?? 0;
      totals[side] = (totals[side] ?? 0) + (bytes[POINTS + car] ?? 0);
      this.#places[side] = slot;
    }
  }

  #hasWon(side: number): number {
    const mine = this.#totals[side] ?? 0;
    const place = this.#places[side] ?? 0;
    for (let other = 0; other < this.#season.sides; other++) {
      const theirs = this.#totals[other] ?? 0;
      if (theirs > mine || (theirs === mine && (this.#places[other] ?? 0) < place)) return 0;
    }
    return 1;
  }

  #chanceOf(side: number, deviation: number): number {
    const { sides, ownerOf } = this.#season;
    let chance = 1;
    for (let other = 0; other < sides; other++)
      if (ownerOf[other] !== this.#seat)
        chance *= chanceToBeat(((this.#totals[side] ?? 0) - (this.#totals[other] ?? 0)) / deviation);
    return chance;
  }
}
