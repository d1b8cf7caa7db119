import type { FormulaState } from '@paddock/formula';
import { POINTS_FOR_PLACE } from '@paddock/formula';
import { CAR_COUNT, LINE, POINTS, RACE, RUNNING } from '@paddock/formula/bytes';
import { MOST_SIDES, type Season } from '../light/season.ts';
import { chanceToBeat, deviationAfter } from '../standing.ts';

/** What a race's last play leads to, which needs no net: the points are there. Like `Hidden`, with moves. */
export class Finish {
  readonly #season: Season;
  readonly #sideAt = new Uint8Array(CAR_COUNT);
  readonly #totals = new Float64Array(MOST_SIDES);
  readonly #moved = new Float64Array(MOST_SIDES);
  #side = 0;
  /** Of the lead by which a season is won; 0 for its last race. */
  #deviation = 0;
  win = 0;
  /** In the season. */
  points = 0;

  constructor(season: Season) {
    this.#season = season;
  }

  look({ bytes, setup }: FormulaState, seat: number): void {
    const { sideOf, ownerOf } = this.#season;
    const races = setup.options.races - (bytes[RACE] ?? 0) - 1;
    const totals = this.#totals.fill(0);
    this.#deviation = races > 0 ? deviationAfter(0, races) : 0;
    this.#side = ownerOf.indexOf(seat);
    for (let slot = 0; slot < CAR_COUNT; slot++) {
      const car = bytes[LINE + slot] ?? 0;
      const side = sideOf[car] ?? 0;
      this.#sideAt[slot] = side;
      const promised = slot < (bytes[RUNNING] ?? 0) ? pointsAt(slot) : 0;
      totals[side] = (totals[side] ?? 0) + (bytes[POINTS + car] ?? 0) + promised;
    }
    this.#moved.set(totals);
  }

  shift(slot: number, to: number): void {
    const side = this.#sideAt[slot] ?? 0;
    this.#moved[side] = (this.#moved[side] ?? 0) + pointsAt(to) - pointsAt(slot);
  }

  drop(slot: number): void {
    const side = this.#sideAt[slot] ?? 0;
    this.#moved[side] = (this.#moved[side] ?? 0) - pointsAt(slot);
  }

  /** Into `win` and `points`; forgets the moves. */
  read(): void {
    const moved = this.#moved;
    this.points = moved[this.#side] ?? 0;
    this.win = 1;
    for (let side = 0; side < this.#season.sides; side++)
      if (side !== this.#side) this.win *= this.#chanceToBeat(this.points - (moved[side] ?? 0));
    moved.set(this.#totals);
  }

  /** A tie depends on places that this does not look at (F-E4). */
  #chanceToBeat(lead: number): number {
    if (this.#deviation > 0) return chanceToBeat(lead / this.#deviation);
    if (lead === 0) return 0.5;
    return lead > 0 ? 1 : 0;
  }
}

function pointsAt(slot: number): number {
  return POINTS_FOR_PLACE[slot] ?? 0;
}
