import { CAR_COUNT } from '@paddock/formula/bytes';

/**
 * What moving cars is worth where every place has its fixed worth: sums over the cars of a stretch of the line, so that a
 * plan costs the same however many cars it moves. Slots from 0; a stretch ends before its second slot.
 */
export class Slopes {
  /** By slot: what a point of the car there is worth. */
  readonly #slope = new Float64Array(CAR_COUNT);
  #row: Float64Array = new Float64Array(CAR_COUNT);
  /** Sums over the slots before each, for cars that gain one or two places, or lose them. */
  readonly #up = new Float64Array(CAR_COUNT + 1);
  readonly #upTwo = new Float64Array(CAR_COUNT + 1);
  readonly #down = new Float64Array(CAR_COUNT + 1);
  readonly #downTwo = new Float64Array(CAR_COUNT + 1);

  /** `bySide`: what a point is worth. `row`: points by place. */
  look(bySide: Float64Array, sideAt: Uint8Array, row: Float64Array, running: number): void {
    this.#row = row;
    let up = 0;
    let upTwo = 0;
    let down = 0;
    let downTwo = 0;
    for (let slot = 0; slot < running; slot++) {
      const slope = bySide[sideAt[slot] ?? 0] ?? 0;
      const here = row[slot] ?? 0;
      this.#slope[slot] = slope;
      if (slot > 0) up += slope * ((row[slot - 1] ?? 0) - here);
      if (slot > 1) upTwo += slope * ((row[slot - 2] ?? 0) - here);
      if (slot + 1 < running) down += slope * ((row[slot + 1] ?? 0) - here);
      if (slot + 2 < running) downTwo += slope * ((row[slot + 2] ?? 0) - here);
      this.#up[slot + 1] = up;
      this.#upTwo[slot + 1] = upTwo;
      this.#down[slot + 1] = down;
      this.#downTwo[slot + 1] = downTwo;
    }
  }

  move(from: number, to: number): number {
    return (this.#slope[from] ?? 0) * ((this.#row[to] ?? 0) - (this.#row[from] ?? 0));
  }

  drop(slot: number): number {
    return -(this.#slope[slot] ?? 0) * (this.#row[slot] ?? 0);
  }

  up(first: number, end: number): number {
    return (this.#up[end] ?? 0) - (this.#up[first] ?? 0);
  }

  upTwo(first: number, end: number): number {
    return (this.#upTwo[end] ?? 0) - (this.#upTwo[first] ?? 0);
  }

  down(first: number, end: number): number {
    return (this.#down[end] ?? 0) - (this.#down[first] ?? 0);
  }

  downTwo(first: number, end: number): number {
    return (this.#downTwo[end] ?? 0) - (this.#downTwo[first] ?? 0);
  }
}
