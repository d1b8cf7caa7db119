import type { Prospect } from './prospect.ts';

/** F-K6: a pit stop costs this many places at most, each as likely as the next, in half of the rolls. */
const PIT_PLACES = 6;
const FACES = 12;
/** F-K7 */
const GOOD_CHARGE = 9 / FACES;

/** What a card does to the line (`line.ts` in the rules), as changes of the sides' points; nothing is moved. Slots from 0. */
export class Track {
  readonly #prospect: Prospect;
  /** What a charge is worth if it stops in a slot. */
  readonly #stops = new Float64Array(FACES);

  constructor(prospect: Prospect) {
    this.#prospect = prospect;
  }

  /** F-K1 */
  overtake(from: number, places: number): number {
    const { running } = this.#prospect;
    const to = from > places ? from - places : 0;
    if (from === to) return 0;
    const pair = from + 1 < running ? 2 : 1;
    for (let slot = to; slot < from; slot++) this.#shift(slot, slot + pair);
    this.#shift(from, to);
    if (pair === 2) this.#shift(from + 1, to + 1);
    return this.#prospect.taken();
  }

  forward(from: number, places: number): number {
    const to = from > places ? from - places : 0;
    for (let slot = to; slot < from; slot++) this.#shift(slot, slot + 1);
    this.#shift(from, to);
    return this.#prospect.taken();
  }

  back(from: number, places: number): number {
    const last = this.#prospect.running - 1;
    const to = from + places < last ? from + places : last;
    for (let slot = from + 1; slot <= to; slot++) this.#shift(slot, slot - 1);
    this.#shift(from, to);
    return this.#prospect.taken();
  }

  /** F-T6 */
  retire(from: number): number {
    this.#drop(from);
    for (let slot = from + 1; slot < this.#prospect.running; slot++) this.#shift(slot, slot - 1);
    return this.#prospect.taken();
  }

  /** F-K12: the cars in slots `front` and `front` + 1. */
  crash(front: number): number {
    this.#drop(front);
    this.#drop(front + 1);
    for (let slot = front + 2; slot < this.#prospect.running; slot++) this.#shift(slot, slot - 2);
    return this.#prospect.taken();
  }

  /** F-K6, before the roll. */
  pit(from: number): number {
    const prospect = this.#prospect;
    const last = prospect.running - 1;
    let sum = 0;
    let worth = 0;
    for (let place = 1; place <= PIT_PLACES; place++) {
      const slot = from + place;
      if (slot <= last) {
        this.#shift(slot, slot - 1);
        this.#gain(from, slot - 1, slot);
        worth = prospect.worth();
      }
      sum += worth;
    }
    prospect.clear();
    return sum / FACES;
  }

  /** F-K7, F-K8: before a roll; an owner stops where one more roll costs more than it brings. */
  charge(from: number, isEngine: boolean, isOwn: boolean): number {
    const prospect = this.#prospect;
    const broken = isEngine ? this.retire(from) : this.back(from, prospect.running);
    const least = isOwn ? 0 : Math.max(0, from - 1);
    this.#stops[from] = 0;
    for (let slot = from - 1; slot >= least; slot--) {
      this.#shift(slot, slot + 1);
      this.#gain(from, slot + 1, slot);
      this.#stops[slot] = prospect.worth();
    }
    prospect.clear();
    let value = this.#stops[least] ?? 0;
    for (let slot = least + 1; slot < from; slot++)
      value = Math.max(this.#stops[slot] ?? 0, GOOD_CHARGE * value + (1 - GOOD_CHARGE) * broken);
    return GOOD_CHARGE * value + (1 - GOOD_CHARGE) * broken;
  }

  /** F-K10, F-K11: the car in a slot. */
  spin(slot: number, isOut: boolean): number {
    if (slot >= this.#prospect.running) return 0;
    return isOut ? this.retire(slot) : this.back(slot, this.#prospect.running);
  }

  /** F-K10: before a roll that must be accepted. */
  anySpin(isOut: boolean): number {
    let sum = 0;
    for (let slot = 0; slot < this.#prospect.running; slot++) sum += this.spin(slot, isOut);
    return sum / FACES;
  }

  /** F-K10: before a roll that may be rejected. */
  firstSpin(isOut: boolean): number {
    const second = this.anySpin(isOut);
    let sum = 0;
    for (let face = 0; face < FACES; face++) sum += Math.max(second, this.spin(face, isOut));
    return sum / FACES;
  }

  /** F-K12: before the roll. */
  anyCrash(): number {
    const last = this.#prospect.running - 1;
    let sum = 0;
    let before = this.crash(0);
    for (let slot = 0; slot <= last; slot++) {
      const behind = slot === last ? before : this.crash(slot);
      sum += Math.max(before, behind);
      before = behind;
    }
    return sum / FACES;
  }

  #shift(slot: number, to: number): void {
    this.#gain(slot, slot, to);
  }

  /** The car in `slot` goes on from one place to another. */
  #gain(slot: number, from: number, to: number): void {
    const { sideAt, row, moved } = this.#prospect;
    const side = sideAt[slot] ?? 0;
    moved[side] = (moved[side] ?? 0) + (row[to] ?? 0) - (row[from] ?? 0);
  }

  #drop(slot: number): void {
    const { sideAt, row, moved } = this.#prospect;
    const side = sideAt[slot] ?? 0;
    moved[side] = (moved[side] ?? 0) - (row[slot] ?? 0);
  }
}
