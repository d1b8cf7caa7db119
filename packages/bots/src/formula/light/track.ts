import { CAR_COUNT } from '@paddock/formula/bytes';
import type { Judge } from './judge.ts';

/** F-K6: a pit stop costs this many places at most, each as likely as the next, in half of the rolls. */
const PIT_PLACES = 6;
const FACES = 12;
/** F-K7 */
const GOOD_CHARGE = 9 / FACES;

/** What a card does to the line (`line.ts` in the rules), as what it is worth; nothing is moved. Slots from 0. */
export class Track {
  readonly #judge: Judge;
  /** What a charge is worth if it stops in a slot, or a spin of the car there. */
  readonly #stops = new Float64Array(FACES);
  /** By slot and the slot moved to: many cards of a hand ask for the same move. `#asked`: at which look it was worth that. */
  readonly #worth = new Float64Array(CAR_COUNT * CAR_COUNT);
  readonly #asked = new Uint32Array(CAR_COUNT * CAR_COUNT);

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** F-K1 */
  overtake(from: number, places: number): number {
    const judge = this.#judge;
    const { running, slopes } = judge;
    const to = from > places ? from - places : 0;
    if (from === to) return 0;
    if (from + 1 === running) return this.#move(from, to);
    if (slopes !== undefined)
      return slopes.move(from, to) + slopes.move(from + 1, to + 1) + slopes.downTwo(to, from);
    for (let slot = to; slot < from; slot++) judge.shift(slot, slot + 2);
    judge.shift(from, to);
    judge.shift(from + 1, to + 1);
    return judge.taken();
  }

  forward(from: number, places: number): number {
    return this.#move(from, from > places ? from - places : 0);
  }

  back(from: number, places: number): number {
    const last = this.#judge.running - 1;
    return this.#move(from, from + places < last ? from + places : last);
  }

  /** F-T6 */
  retire(from: number): number {
    const judge = this.#judge;
    const { running, slopes } = judge;
    if (slopes !== undefined) return slopes.drop(from) + slopes.up(from + 1, running);
    judge.drop(from);
    for (let slot = from + 1; slot < running; slot++) judge.shift(slot, slot - 1);
    return judge.taken();
  }

  /** F-K12: the cars in slots `front` and `front` + 1. */
  crash(front: number): number {
    const judge = this.#judge;
    const { running, slopes } = judge;
    if (slopes !== undefined)
      return slopes.drop(front) + slopes.drop(front + 1) + slopes.upTwo(front + 2, running);
    judge.drop(front);
    judge.drop(front + 1);
    for (let slot = front + 2; slot < running; slot++) judge.shift(slot, slot - 2);
    return judge.taken();
  }

  /** F-K6, before the roll. */
  pit(from: number): number {
    let sum = 0;
    for (let places = 1; places <= PIT_PLACES; places++) sum += this.back(from, places);
    return sum / FACES;
  }

  /** F-K7, F-K8: before a roll; an owner stops where one more roll costs more than it brings. */
  charge(from: number, isEngine: boolean, isOwn: boolean): number {
    const broken = isEngine ? this.retire(from) : this.#move(from, this.#judge.running - 1);
    const least = isOwn ? 0 : Math.max(0, from - 1);
    let value = this.#move(from, least);
    for (let slot = least + 1; slot < from; slot++)
      value = Math.max(this.#move(from, slot), GOOD_CHARGE * value + (1 - GOOD_CHARGE) * broken);
    return GOOD_CHARGE * value + (1 - GOOD_CHARGE) * broken;
  }

  /** F-K10, F-K11: the car in a slot. */
  spin(slot: number, isOut: boolean): number {
    const { running } = this.#judge;
    if (slot >= running) return 0;
    return isOut ? this.retire(slot) : this.#move(slot, running - 1);
  }

  /** F-K10: before a roll that must be accepted. */
  anySpin(isOut: boolean): number {
    let sum = 0;
    for (let slot = 0; slot < this.#judge.running; slot++) sum += this.spin(slot, isOut);
    return sum / FACES;
  }

  /** F-K10: before a roll that may be rejected. */
  firstSpin(isOut: boolean): number {
    const stops = this.#stops;
    let second = 0;
    for (let slot = 0; slot < FACES; slot++) {
      const worth = this.spin(slot, isOut);
      stops[slot] = worth;
      second += worth / FACES;
    }
    let sum = 0;
    for (let slot = 0; slot < FACES; slot++) sum += Math.max(second, stops[slot] ?? 0);
    return sum / FACES;
  }

  /** F-K12: before the roll. */
  anyCrash(): number {
    const last = this.#judge.running - 1;
    let sum = 0;
    let before = this.crash(0);
    for (let slot = 0; slot <= last; slot++) {
      const behind = slot === last ? before : this.crash(slot);
      sum += Math.max(before, behind);
      before = behind;
    }
    return sum / FACES;
  }

  /** One car goes to another slot, and those between close up. */
  #move(from: number, to: number): number {
    const judge = this.#judge;
    const { slopes, looks } = judge;
    if (from === to) return 0;
    if (slopes !== undefined)
      return slopes.move(from, to) + (to < from ? slopes.down(to, from) : slopes.up(from + 1, to + 1));
    const at = from * CAR_COUNT + to;
    if (this.#asked[at] === looks) return this.#worth[at] ?? 0;
    for (let slot = to; slot < from; slot++) judge.shift(slot, slot + 1);
    for (let slot = from + 1; slot <= to; slot++) judge.shift(slot, slot - 1);
    judge.shift(from, to);
    const worth = judge.taken();
    this.#asked[at] = looks;
    this.#worth[at] = worth;
    return worth;
  }
}
