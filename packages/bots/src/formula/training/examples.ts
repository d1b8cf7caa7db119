import type { FastChance } from '@paddock/kernel';
import { OUTPUTS } from '../trained/net.ts';

/** A position after a play, and what the race came to for the seat that played. */
export interface Example {
  readonly layer: number;
  readonly inputs: readonly number[];
  readonly values: readonly number[];
  readonly targets: readonly number[];
}

const MOST = 1 << 18;
const MOST_INPUTS = 96;

const KEPT_OF_A_RACE = 8;

/**
 * Many races' positions, from which one at a time is taken at random: neighbours are too much alike to learn from one after
 * the other.
 */
export class Examples {
  readonly inputs: Uint8Array;
  readonly values: Float32Array;
  readonly counts: Uint8Array;
  readonly layers: Uint8Array;
  readonly targets: Float32Array;
  readonly #size: number;
  #filled = 0;

  /** `races`: how many there will be; a short training keeps fewer examples. */
  constructor(races: number) {
    const size = Math.min(MOST, races * KEPT_OF_A_RACE);
    this.#size = size;
    this.inputs = new Uint8Array(size * MOST_INPUTS);
    this.values = new Float32Array(size * MOST_INPUTS);
    this.counts = new Uint8Array(size);
    this.layers = new Uint8Array(size);
    this.targets = new Float32Array(size * OUTPUTS);
  }

  /** Where the next example goes: in the place of one to be learnt from before. None while there is room. */
  placeFor(chance: FastChance): number | undefined {
    return this.#filled < this.#size ? undefined : chance.below(this.#size);
  }

  put(place: number | undefined, { layer, inputs, values, targets }: Example): void {
    const at = place ?? this.#filled++;
    this.layers[at] = layer;
    this.counts[at] = inputs.length;
    this.inputs.set(inputs, at * MOST_INPUTS);
    this.values.set(values, at * MOST_INPUTS);
    this.targets.set(targets, at * OUTPUTS);
  }

  firstInput(example: number): number {
    return example * MOST_INPUTS;
  }
}
