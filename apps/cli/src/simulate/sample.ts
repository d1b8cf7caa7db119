/** Running mean and spread, without keeping the numbers. */
export class Sample {
  #count = 0;
  #mean = 0;
  #squares = 0;
  #least = Infinity;
  #most = -Infinity;

  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  summary(): Summary {
    const variance = this.#count > 1 ? this.#squares / (this.#count - 1) : 0;
    return {
      mean: this.#mean,
      margin: this.#count > 1 ? 1.96 * Math.sqrt(variance / this.#count) : 0,
      least: this.#count > 0 ? this.#least : 0,
      most: this.#count > 0 ? this.#most : 0,
    };
  }
}

export interface Summary {
  readonly mean: number;
  /** Half the 95 % interval of the mean. */
  readonly margin: number;
  readonly least: number;
  readonly most: number;
}
