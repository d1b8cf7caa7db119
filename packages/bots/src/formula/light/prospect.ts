import type { FormulaState } from '@paddock/formula';
import { CAR_COUNT, LINE, POINTS, RACE, RUNNING } from '@paddock/formula/bytes';
import { placeValue } from '../place-value.ts';
import { deviationAfter, POINTS_SHARE, WIN_SHARE } from '../standing.ts';
import { chanceAt, slopeAt, stepOf } from './chances.ts';
import { Hand } from './hand.ts';
import type { Judge } from './judge.ts';
import { playsLeft } from './race-bytes.ts';
import { MOST_SIDES, Season } from './season.ts';
import { Slopes } from './slopes.ts';

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
export class Prospect implements Judge {
  readonly season: Season;
  running = 0;
  looks = 0;
  slopes: Slopes | undefined;
  readonly #hand: Hand;
  readonly #slopes = new Slopes();
  /** Points by place after this play. */
  #row: Float64Array = new Float64Array(CAR_COUNT);
  /** The side of the car in each slot. */
  readonly #sideAt = new Uint8Array(CAR_COUNT);
  /** By side, what the moves so far change. */
  readonly #moved = new Float64Array(MOST_SIDES);
  readonly #totals = new Float64Array(MOST_SIDES);
  readonly #slope = new Float64Array(MOST_SIDES);
  /** The seat's sides, then its rivals'. */
  readonly #order = new Uint8Array(MOST_SIDES);
  #own = 0;
  #sides = 0;
  /** Of a point, in deviations. */
  #perPoint = 1;
  #before = 0;
  #scale = 1;
  #isLast = false;

  constructor(season = new Season()) {
    this.season = season;
    this.#hand = new Hand(season);
  }

  look(state: FormulaState, seat: number, isExact = false): void {
    this.season.read(state);
    const { bytes, setup } = state;
    const after = playsLeft(state) - 1;
    const races = setup.options.races - (bytes[RACE] ?? 0) - 1;
    this.looks++;
    this.#perPoint = 1 / deviationAfter(after, races);
    this.#isLast = after === 0 && races === 0;
    this.#row = ROWS[after] ?? this.#row;
    this.running = bytes[RUNNING] ?? 0;
    this.#sort(seat);
    this.#addUp(bytes);
    this.#before = this.#hope();
    this.#scale = 1 / this.#worthOfPoint();
    this.slopes = undefined;
    if (isExact || (after < EXACT_PLAYS && races === 0)) return;
    this.#lean();
    this.#slopes.look(this.#slope, this.#sideAt, this.#row, this.running);
    this.slopes = this.#slopes;
  }

  lookAtHand(state: FormulaState, seat: number): void {
    this.#hand.look(state, seat);
  }

  without(kind: number): number {
    return this.#hand.without(kind);
  }

  shift(slot: number, to: number): void {
    const moved = this.#moved;
    const side = this.#sideAt[slot] ?? 0;
    moved[side] = (moved[side] ?? 0) + (this.#row[to] ?? 0) - (this.#row[slot] ?? 0);
  }

  drop(slot: number): void {
    const moved = this.#moved;
    const side = this.#sideAt[slot] ?? 0;
    moved[side] = (moved[side] ?? 0) - (this.#row[slot] ?? 0);
  }

  taken(): number {
    const worth = (this.#hope() - this.#before) * this.#scale;
    for (let side = 0; side < this.#sides; side++) this.#moved[side] = 0;
    return worth;
  }

  #sort(seat: number): void {
    const { sides, ownerOf } = this.season;
    let at = 0;
    for (let side = 0; side < sides; side++) if (ownerOf[side] === seat) this.#order[at++] = side;
    this.#own = at;
    for (let side = 0; side < sides; side++) if (ownerOf[side] !== seat) this.#order[at++] = side;
    this.#sides = sides;
  }

  #addUp(bytes: Uint8Array): void {
    const { sideOf } = this.season;
    const { running } = this;
    const row = this.#row;
    const sideAt = this.#sideAt;
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
    const totals = this.#totals;
    const order = this.#order;
    const moved = this.#moved;
    const own = this.#own;
    const sides = this.#sides;
    const perPoint = this.#perPoint;
    let standing = 0;
    let win = 0;
    let points = 0;
    for (let at = 0; at < own; at++) {
      const side = order[at] ?? 0;
      const mine = (totals[side] ?? 0) + (moved[side] ?? 0);
      let sum = 0;
      let product = 1;
      for (let rival = own; rival < sides; rival++) {
        const other = order[rival] ?? 0;
        const lead = mine - (totals[other] ?? 0) - (moved[other] ?? 0);
        const chance = this.#isLast ? lastChance(lead) : chanceAt(stepOf(lead * perPoint));
        sum += chance;
        product *= chance;
      }
      standing = Math.max(standing, sum);
      win += product;
      points += mine;
    }
    const beaten = standing / (sides - own);
    return (1 - WIN_SHARE) * beaten + WIN_SHARE * win + POINTS_SHARE * points * perPoint;
  }

  #worthOfPoint(): number {
    let most = 0;
    for (let at = 0; at < this.#own; at++) {
      const side = this.#order[at] ?? 0;
      this.#moved[side] = 1;
      most = Math.max(most, this.#hope() - this.#before);
      this.#moved[side] = 0;
    }
    return most;
  }

  /** The slope of `#hope` by every side's points. */
  #lean(): void {
    const totals = this.#totals;
    const order = this.#order;
    const slope = this.#slope;
    const own = this.#own;
    const sides = this.#sides;
    const perPoint = this.#perPoint;
    slope.fill(0);
    const best = this.#bestOwn();
    for (let at = 0; at < own; at++) {
      const side = order[at] ?? 0;
      const mine = totals[side] ?? 0;
      let product = WIN_SHARE;
      for (let rival = own; rival < sides; rival++)
        product *= chanceAt(stepOf((mine - (totals[order[rival] ?? 0] ?? 0)) * perPoint));
      const each = side === best ? (1 - WIN_SHARE) / (sides - own) : 0;
      let gains = POINTS_SHARE * perPoint;
      for (let rival = own; rival < sides; rival++) {
        const other = order[rival] ?? 0;
        const step = stepOf((mine - (totals[other] ?? 0)) * perPoint);
        const gain = slopeAt(step) * perPoint * (each + product / chanceAt(step));
        gains += gain;
        slope[other] = (slope[other] ?? 0) - gain * this.#scale;
      }
      slope[side] = gains * this.#scale;
    }
  }

  #bestOwn(): number {
    let best = this.#order[0] ?? 0;
    for (let at = 1; at < this.#own; at++) {
      const side = this.#order[at] ?? 0;
      if ((this.#totals[side] ?? 0) > (this.#totals[best] ?? 0)) best = side;
    }
    return best;
  }
}

/** After the last play of a season a lead is a win; a tie depends on places that this does not look at (F-E4). */
function lastChance(lead: number): number {
  if (lead === 0) return 0.5;
  return lead > 0 ? 1 : 0;
}
