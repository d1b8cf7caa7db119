import type { FastChance } from '@paddock/kernel';
import {
  addInput,
  layerOf,
  LAYERS,
  LAYER_SIZE,
  OUTPUTS,
  UNITS,
  type Layer,
  type Net,
} from '../trained/net.ts';
import type { Examples } from './examples.ts';

const BATCH = 256;
const RATE = 0.002;
const LEAST_RATE = RATE / 100;
/** Adam's: how much of the last gradients, and of their squares, is kept. */
const KEPT = 0.9;
const SQUARES_KEPT = 0.999;
const TINY = 1e-7;
/** How fast the averages follow: faster at first. */
const FIRST_BATCHES = 2000;
const FIRST_SHARE = 0.01;
const SHARE = 0.001;

/** One layer as it learns, by Adam; what plays is the average of its recent weights. */
class LearningLayer {
  readonly average = new Float32Array(LAYER_SIZE);
  readonly #weights = new Float32Array(LAYER_SIZE);
  readonly #slopes = new Float32Array(LAYER_SIZE);
  readonly #means = new Float32Array(LAYER_SIZE);
  readonly #squares = new Float32Array(LAYER_SIZE);
  readonly #layer: Layer = layerOf(this.#weights);
  readonly #slope: Layer = layerOf(this.#slopes);
  readonly #sums = new Float64Array(UNITS);
  readonly #back = new Float64Array(UNITS);
  #inBatch = 0;
  #batches = 0;
  #meanLeft = 1;
  #squareLeft = 1;
  /** Of the chance to win, since the last report: squares of errors, and how many. */
  error = 0;
  count = 0;

  constructor(chance: FastChance) {
    const { inputs, bias, outputs, outputBias } = this.#layer;
    const fill = (weights: Float32Array, size: number, from: number) => {
      for (let at = 0; at < weights.length; at++) weights[at] = from + (chance.next() / 2 ** 32) * size;
    };
    fill(inputs, 0.2, -0.1);
    fill(bias, 0.1, 0);
    fill(outputs, 0.1, -0.05);
    outputBias.fill(0.2);
    this.average.set(this.#weights);
  }

  learn(examples: Examples, example: number, rate: number): void {
    const first = examples.firstInput(example);
    const end = first + (examples.counts[example] ?? 0);
    const sums = this.#sums;
    sums.set(this.#layer.bias);
    for (let at = first; at < end; at++)
      addInput(sums, this.#layer.inputs, (examples.inputs[at] ?? 0) * UNITS, examples.values[at] ?? 0);
    this.#back.fill(0);
    for (let output = 0; output < OUTPUTS; output++) {
      const off = this.#said(output) - (examples.targets[example * OUTPUTS + output] ?? 0);
      if (output === 0) this.error += off * off;
      this.#blame(output, off);
    }
    this.count++;
    const { inputs, bias } = this.#slope;
    const back = this.#back;
    for (let unit = 0; unit < UNITS; unit++) bias[unit] = (bias[unit] ?? 0) + (back[unit] ?? 0);
    for (let at = first; at < end; at++) {
      const from = (examples.inputs[at] ?? 0) * UNITS;
      const value = examples.values[at] ?? 0;
      for (let unit = 0; unit < UNITS; unit++)
        inputs[from + unit] = (inputs[from + unit] ?? 0) + value * (back[unit] ?? 0);
    }
    if (++this.#inBatch === BATCH) this.#step(rate);
  }

  #said(output: number): number {
    const { outputs, outputBias } = this.#layer;
    let said = outputBias[output] ?? 0;
    for (let unit = 0; unit < UNITS; unit++)
      said += Math.max(0, this.#sums[unit] ?? 0) * (outputs[output * UNITS + unit] ?? 0);
    return said;
  }

  /** What each unit had in an error. */
  #blame(output: number, off: number): void {
    const { outputs } = this.#layer;
    const slope = this.#slope;
    const back = this.#back;
    slope.outputBias[output] = (slope.outputBias[output] ?? 0) + off;
    for (let unit = 0; unit < UNITS; unit++) {
      const sum = this.#sums[unit] ?? 0;
      if (sum <= 0) continue;
      const at = output * UNITS + unit;
      slope.outputs[at] = (slope.outputs[at] ?? 0) + off * sum;
      back[unit] = (back[unit] ?? 0) + off * (outputs[at] ?? 0);
    }
  }

  #step(rate: number): void {
    this.#inBatch = 0;
    this.#batches++;
    this.#meanLeft *= KEPT;
    this.#squareLeft *= SQUARES_KEPT;
    const weights = this.#weights;
    const slopes = this.#slopes;
    const means = this.#means;
    const squares = this.#squares;
    const average = this.average;
    const step = (rate * Math.sqrt(1 - this.#squareLeft)) / (1 - this.#meanLeft);
    const share = this.#batches < FIRST_BATCHES ? FIRST_SHARE : SHARE;
    for (let at = 0; at < LAYER_SIZE; at++) {
      const slope = (slopes[at] ?? 0) / BATCH;
      const mean = KEPT * (means[at] ?? 0) + (1 - KEPT) * slope;
      const square = SQUARES_KEPT * (squares[at] ?? 0) + (1 - SQUARES_KEPT) * slope * slope;
      const weight = (weights[at] ?? 0) - (step * mean) / (Math.sqrt(square) + TINY);
      means[at] = mean;
      squares[at] = square;
      weights[at] = weight;
      average[at] = (average[at] ?? 0) + share * (weight - (average[at] ?? 0));
      slopes[at] = 0;
    }
  }
}

/** A net that learns from examples. */
export class Learner {
  readonly #layers: readonly LearningLayer[];
  /** Changes as it learns. */
  readonly net: Net;

  constructor(chance: FastChance) {
    this.#layers = Array.from({ length: LAYERS }, () => new LearningLayer(chance));
    this.net = this.#layers.map(({ average }) => layerOf(average));
  }

  /** `done`: how much of the training is over, from 0 to 1. */
  learn(examples: Examples, example: number, done: number): void {
    const left = 1 - done;
    const rate = Math.max(RATE * left * left * left, LEAST_RATE);
    this.#layers[examples.layers[example] ?? 0]?.learn(examples, example, rate);
  }

  /** By layer: the mean square of what the chance to win was off by, since the last report. */
  report(): number[] {
    return this.#layers.map((layer) => {
      const error = layer.error / Math.max(1, layer.count);
      layer.error = 0;
      layer.count = 0;
      return error;
    });
  }
}
