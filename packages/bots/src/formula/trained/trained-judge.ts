import { POINTS_FOR_PLACE, type FormulaState } from '@paddock/formula';
import { LINE, RACE, RUNNING } from '@paddock/formula/bytes';
import type { Judge } from '../light/judge.ts';
import { Season } from '../light/season.ts';
import { FOR_THE_LAST_LEAD, FOR_THE_LEAD, FOR_THE_WIN } from '../search/race-end.ts';
import { Finish } from './finish.ts';
import { Hidden } from './hidden.ts';
import { layerFor, type Net } from './net.ts';
import { Sight } from './sight.ts';

const POINTS_A_RACE = POINTS_FOR_PLACE.reduce<number>((sum, points) => sum + points, 0);
/** A net tells points in these, so that both of its outputs are about as large. */
export const POINTS_UNIT = 20;

/** Judges plans by a trained net, for a season in which teams count. In points, as `RaceEnd` counts them. */
export class TrainedJudge implements Judge {
  readonly season = new Season();
  readonly slopes = undefined;
  running = 0;
  looks = 0;
  /** Whether plans are told by their chance to win alone. */
  countsWins = false;
  readonly #net: Net;
  readonly #sight = new Sight();
  readonly #hidden = new Hidden(this.#sight);
  readonly #finish = new Finish(this.season);
  #isFinish = false;
  #forTheLead = FOR_THE_LEAD;
  #sides = 0;
  #unmoved = 0;

  constructor(net: Net) {
    this.#net = net;
  }

  look(state: FormulaState, seat: number): void {
    const { bytes, setup } = state;
    this.season.read(state);
    this.#sight.read(state, seat);
    this.looks++;
    this.running = bytes[RUNNING] ?? 0;
    this.#sides = this.season.sides;
    const isLastRace = (bytes[RACE] ?? 0) + 1 === setup.options.races;
    this.#forTheLead = isLastRace && this.#sight.turns === 0 ? FOR_THE_LAST_LEAD : FOR_THE_LEAD;
    this.#isFinish = this.#sight.plays === 0;
    if (this.#isFinish) this.#finish.look(state, seat);
    else {
      const layer = this.#net[layerFor(this.#sight.turns)];
      if (layer === undefined) throw new Error('the net lacks a layer');
      this.#hidden.look(layer, this.#sight, bytes.subarray(LINE, LINE + this.running));
    }
    this.#unmoved = this.#read();
  }

  /** The hand is among what the net is told. */
  lookAtHand(): void {}

  without(kind: number): number {
    if (!this.#isFinish) {
      this.looks++;
      this.#hidden.without(this.#sight.inputOf(kind));
      this.#unmoved = this.#read();
    }
    return this.#unmoved;
  }

  shift(slot: number, to: number): void {
    if (this.#isFinish) this.#finish.shift(slot, to);
    else this.#hidden.shift(slot, to);
  }

  drop(slot: number): void {
    if (this.#isFinish) this.#finish.drop(slot);
    else this.#hidden.drop(slot);
  }

  taken(): number {
    return this.#read() - this.#unmoved;
  }

  /** A seat's points in the season, from what `value` came from. */
  pointsFrom(value: number, win: number): number {
    const lead = (value - FOR_THE_WIN * win) / this.#forTheLead;
    const all = this.#sight.pointsOfAll + POINTS_A_RACE;
    return (lead * (this.#sides - 1) + all) / this.#sides;
  }

  #read(): number {
    if (this.#isFinish) {
      this.#finish.read();
      return this.#worth(this.#finish.win, this.#finish.points);
    }
    this.#hidden.read();
    const [win = 0, points = 0] = this.#hidden.outputs;
    return this.#worth(win, this.#sight.points + POINTS_UNIT * points);
  }

  /** Every race has the same points to give (F-K14). */
  #worth(win: number, points: number): number {
    if (this.countsWins) return win;
    const rivals = this.#sight.pointsOfAll + POINTS_A_RACE - points;
    return FOR_THE_WIN * win + this.#forTheLead * (points - rivals / (this.#sides - 1));
  }
}
