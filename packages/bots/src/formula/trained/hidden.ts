import { CAR_COUNT } from '@paddock/formula/bytes';
import { addInput, OUTPUTS, UNITS, type Layer } from './net.ts';
import type { Sight } from './sight.ts';

/** A layer's sums for one state: moving a car changes only what its places add. */
export class Hidden {
  #layer: Layer | undefined;
  /** With the hand as it is, and without a card. */
  readonly #whole = new Float64Array(UNITS);
  readonly #base = new Float64Array(UNITS);
  /** With the moves of a plan. */
  readonly #moved = new Float64Array(UNITS);
  /** By slot: the first weight of its car's input; and of the same car in slot 0. */
  readonly #carAt = new Uint16Array(CAR_COUNT);
  readonly #slotSize: number;
  /** What the last `read` found. */
  readonly outputs = new Float64Array(OUTPUTS);

  constructor(sight: Sight) {
    this.#slotSize = (sight.inputAt(1, 0) - sight.inputAt(0, 0)) * UNITS;
  }

  /** `line`: the cars that are running, best first. */
  look(layer: Layer, sight: Sight, line: Uint8Array): void {
    this.#layer = layer;
    const { inputs, bias } = layer;
    const whole = this.#whole;
    whole.set(bias);
    for (let at = 0; at < sight.count; at++)
      addInput(whole, inputs, (sight.inputs[at] ?? 0) * UNITS, sight.values[at] ?? 0);
    for (let slot = 0; slot < line.length; slot++) {
      const car = line[slot] ?? 0;
      this.#carAt[slot] = sight.inputAt(0, car) * UNITS;
      addInput(whole, inputs, sight.inputAt(slot, car) * UNITS, 1);
    }
    this.#base.set(whole);
    this.#moved.set(whole);
  }

  /** The plans that follow play a card, whose input this is. */
  without(input: number): void {
    this.#base.set(this.#whole);
    if (this.#layer !== undefined) addInput(this.#base, this.#layer.inputs, input * UNITS, -1);
    this.#moved.set(this.#base);
  }

  shift(slot: number, to: number): void {
    const inputs = this.#layer?.inputs;
    if (inputs === undefined) return;
    const moved = this.#moved;
    const from = (this.#carAt[slot] ?? 0) + slot * this.#slotSize;
    const there = (this.#carAt[slot] ?? 0) + to * this.#slotSize;
    for (let unit = 0; unit < UNITS; unit++)
      moved[unit] = (moved[unit] ?? 0) + (inputs[there + unit] ?? 0) - (inputs[from + unit] ?? 0);
  }

  drop(slot: number): void {
    const inputs = this.#layer?.inputs;
    if (inputs === undefined) return;
    addInput(this.#moved, inputs, (this.#carAt[slot] ?? 0) + slot * this.#slotSize, -1);
  }

  /** Into `outputs`; forgets the moves. */
  read(): void {
    const layer = this.#layer;
    if (layer === undefined) return;
    const { outputs, outputBias } = layer;
    const moved = this.#moved;
    let win = outputBias[0] ?? 0;
    let points = outputBias[1] ?? 0;
    for (let unit = 0; unit < UNITS; unit++) {
      const sum = moved[unit] ?? 0;
      if (sum > 0) {
        win += sum * (outputs[unit] ?? 0);
        points += sum * (outputs[UNITS + unit] ?? 0);
      }
    }
    this.outputs[0] = win;
    this.outputs[1] = points;
    moved.set(this.#base);
  }
}
