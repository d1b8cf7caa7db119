import type { FormulaState } from '@paddock/formula';
import { CAR_COUNT, LINE, POINTS, RACE, RUNNING } from '@paddock/formula/bytes';
import { placeValue } from '../place-value.ts';
import { chanceToBeat, deviationAfter, POINTS_SHARE, WIN_SHARE } from '../standing.ts';
import { playsLeft } from './race-bytes.ts';
import { MOST_SIDES, type Season } from './season.ts';

/** Plays from the end from which on every plan is judged exactly, not by the slope of the prospect. */
const EXACT_PLAYS = 8;

/** Whole rows of `placeValue`, with zeros for cars that have retired. */
const MOST_PLAYS = 54;
const ROWS = Array.from({ length: MOST_PLAYS + 1 }, (_, plays) =>
  Float64Array.from({ length: CAR_COUNT }, (_, place) => placeValue(place, plays)),
);

/**
 * Club's judgement of a line (`standing.ts`) on bytes: each side's expected points, and what a change of them is worth
 * to a seat, in points. Far from the end it is close to linear, and its slope is enough.
 */
export class Prospect {
  readonly #season: Season;
  /** Points by place after this play. */
  row: Float64Array = new Float64Array(CAR_COUNT);
  /** The side of the car in each slot. */
  readonly sideAt = new Uint8Array(CAR_COUNT);
  running = 0;
  /** By side, what a plan changes; whoever asks for `worth` writes it, and clears it. */
  readonly moved = new Float64Array(MOST_SIDES);
  readonly #totals = new Float64Array(MOST_SIDES);
  readonly #slope = new Float64Array(MOST_SIDES);
  #seat = 0;
  #deviation = 1;
  #before = 0;
  #scale = 1;
  #isExact = false;
  #isLast = false;

  constructor(season: Season) {
    this.#season = season;
  }

  /** For a play of the seat that is in progress. */
  look(state: FormulaState, seat: number): void {
    const { bytes, setup } = state;
    const after = playsLeft(state) - 1;
    const races = setup.options.races - (bytes[RACE] ?? 0) - 1;
    this.#seat = seat;
    this.#deviation = deviationAfter(after, races);
    this.#isLast = after === 0 && races === 0;
    this.#isExact = after < EXACT_PLAYS && races === 0;
    this.row = ROWS[after] ?? this.row;
    this.running = bytes[RUNNING] ?? 0;
    this.#addUp(bytes);
    this.clear();
    this.#before = this.#hope();
    this.#scale = 1 / this.#worthOfPoint();
    if (!this.#isExact) this.#lean();
  }

  clear(): void {
    for (let side = 0; side < this.#season.sides; side++) this.moved[side] = 0;
  }

  /** What the moves so far bring the seat. */
  worth(): number {
    if (this.#isExact) return (this.#hope() - this.#before) * this.#scale;
    const { moved } = this;
    let sum = 0;
    for (let side = 0; side < this.#season.sides; side++)
      sum += (this.#slope[side] ?? 0) * (moved[side] ?? 0);
    return sum;
  }

  /** The same, for the last time: the next plan begins anew. */
  taken(): number {
    if (this.#isExact) {
      const worth = this.worth();
      this.clear();
      return worth;
    }
    const { moved } = this;
    let sum = 0;
    for (let side = 0; side < this.#season.sides; side++) {
      sum += (this.#slope[side] ?? 0) * (moved[side] ?? 0);
      moved[side] = 0;
    }
    return sum;
  }

  #addUp(bytes: Uint8Array): void {
    const { sideOf } = this.#season;
    const { row, running, sideAt } = this;
    const totals = this.#totals;
    totals.fill(0);
    for (let slot = 0; slot < CAR_COUNT; slot++) {
      const car = bytes[LINE + slot] ?? 0;
      const side = sideOf[car] ?? 0;
      sideAt[slot] = side;
      const promised = slot < running ? (row[slot] ?? 0) : 0;
      totals[side] = (totals[side] ?? 0) + (bytes[POINTS + car] ?? 0) + promised;
    }
  }

  /** From 0 to a little over 1: winning, beating rivals, and points in themselves. */
  #hope(): number {
    const { sides, ownerOf } = this.#season;
    const totals = this.#totals;
    const { moved } = this;
    let standing = 0;
    let win = 0;
    let points = 0;
    let own = 0;
    for (let side = 0; side < sides; side++) {
      if (ownerOf[side] !== this.#seat) continue;
      const mine = (totals[side] ?? 0) + (moved[side] ?? 0);
      let sum = 0;
      let product = 1;
      for (let other = 0; other < sides; other++) {
        if (ownerOf[other] === this.#seat) continue;
        const chance = this.#chance(mine - (totals[other] ?? 0) - (moved[other] ?? 0));
        sum += chance;
        product *= chance;
      }
      own++;
      standing = Math.max(standing, sum);
      win += product;
      points += mine;
    }
    const beaten = standing / (sides - own);
    return (1 - WIN_SHARE) * beaten + WIN_SHARE * win + (POINTS_SHARE * points) / this.#deviation;
  }

  /** After the last play of a season a lead is a win; a tie hangs on places that are not looked at here (F-E4). */
  #chance(lead: number): number {
    if (!this.#isLast) return chanceToBeat(lead / this.#deviation);
    if (lead === 0) return 0.5;
    return lead > 0 ? 1 : 0;
  }

  #worthOfPoint(): number {
    const { sides, ownerOf } = this.#season;
    let most = 0;
    for (let side = 0; side < sides; side++) {
      if (ownerOf[side] !== this.#seat) continue;
      this.moved[side] = 1;
      most = Math.max(most, this.#hope() - this.#before);
      this.moved[side] = 0;
    }
    return most;
  }

  /** The slope of `#hope` by every side's points. */
  #lean(): void {
    const { sides, ownerOf } = this.#season;
    const totals = this.#totals;
    const slope = this.#slope;
    slope.fill(0);
    const best = this.#bestOwn();
    let rivals = 0;
    for (let side = 0; side < sides; side++) if (ownerOf[side] !== this.#seat) rivals++;
    for (let side = 0; side < sides; side++) {
      if (ownerOf[side] !== this.#seat) continue;
      const mine = totals[side] ?? 0;
      let product = 1;
      for (let other = 0; other < sides; other++)
        if (ownerOf[other] !== this.#seat)
          product *= chanceToBeat((mine - (totals[other] ?? 0)) / this.#deviation);
      const each = side === best ? (1 - WIN_SHARE) / rivals : 0;
      let own = POINTS_SHARE / this.#deviation;
      for (let other = 0; other < sides; other++) {
        if (ownerOf[other] === this.#seat) continue;
        const lead = (mine - (totals[other] ?? 0)) / this.#deviation;
        const steep = slopeOfChance(lead) / this.#deviation;
        const gain = steep * (each + (WIN_SHARE * product) / chanceToBeat(lead));
        own += gain;
        slope[other] = (slope[other] ?? 0) - gain * this.#scale;
      }
      slope[side] = own * this.#scale;
    }
  }

  #bestOwn(): number {
    const { sides, ownerOf } = this.#season;
    let best = -1;
    for (let side = 0; side < sides; side++) {
      if (ownerOf[side] !== this.#seat) continue;
      if (best < 0 || (this.#totals[side] ?? 0) > (this.#totals[best] ?? 0)) best = side;
    }
    return best;
  }
}

/** Of `chanceToBeat`. */
function slopeOfChance(lead: number): number {
  const steep = 0.8 * lead;
  const root = Math.sqrt(1 + steep * steep);
  return 0.4 / (root * root * root);
}
