import type { Chance } from '@paddock/kernel';

/** Random choices for made-up content. */
export class Lot {
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  below(n: number): number {
    return this.#chance.below(n, 'lot');
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in `n` times; never if `n` is 0. */
  isIn(n: number): boolean {
    return n > 0 && this.below(n) === 0;
  }

  one<Value>(...values: readonly Value[]): Value {
    return values[this.below(values.length)];
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    const out = [...values];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  }

  /** `count` different numbers below `n`. */
  some(count: number, n: number): number[] {
    return this.shuffled(Array.from({ length: n }, (_, i) => i)).slice(0, count);
  }
}
