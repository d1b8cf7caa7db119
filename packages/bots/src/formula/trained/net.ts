import { INPUTS } from './sight.ts';

/** Of each layer. */
export const UNITS = 24;
/** The chance to win, and the race's points. */
export const OUTPUTS = 2;

/** One hidden layer, for positions in which a seat has about as many turns left. */
export interface Layer {
  /** By input, then unit. */
  readonly inputs: Float32Array;
  readonly bias: Float32Array;
  /** By output, then unit. */
  readonly outputs: Float32Array;
  readonly outputBias: Float32Array;
}

/** By `layerFor`. */
export type Net = readonly Layer[];

/** How many turns a seat has left: none, one, two, three or four, more. */
const LAYER_OF_TURNS = [0, 1, 2, 3, 3, 4];
export const LAYERS = 5;

/** `turns`: of the seat, after the play in progress. */
export function layerFor(turns: number): number {
  return LAYER_OF_TURNS[Math.min(turns, LAYER_OF_TURNS.length - 1)] ?? 0;
}

export const LAYER_SIZE = (INPUTS + 1) * UNITS + OUTPUTS * (UNITS + 1);

/** A layer whose weights are these, `LAYER_SIZE` of them. */
export function layerOf(weights: Float32Array): Layer {
  let at = 0;
  const next = (size: number) => weights.subarray(at, (at += size));
  return {
    inputs: next(INPUTS * UNITS),
    bias: next(UNITS),
    outputs: next(OUTPUTS * UNITS),
    outputBias: next(OUTPUTS),
  };
}

/** A layer's sums with one input more; its weights begin at `first`. */
export function addInput(sums: Float64Array, weights: Float32Array, first: number, value: number): void {
  for (let unit = 0; unit < UNITS; unit++)
    sums[unit] = (sums[unit] ?? 0) + value * (weights[first + unit] ?? 0);
}

/** As text: the inputs' weights in whole steps of one size for each unit, in base64. */
export interface PackedLayer {
  readonly inputs: string;
  readonly steps: readonly number[];
  readonly bias: readonly number[];
  readonly outputs: readonly number[];
  readonly outputBias: readonly number[];
}

export function unpack(layers: readonly PackedLayer[]): Net {
  return layers.map(({ inputs, steps, bias, outputs, outputBias }) => {
    const whole = fromBase64(inputs);
    return {
      inputs: Float32Array.from(whole, (weight, at) => weight * (steps[at % UNITS] ?? 0)),
      bias: Float32Array.from(bias),
      outputs: Float32Array.from(outputs),
      outputBias: Float32Array.from(outputBias),
    };
  });
}

const MOST_STEPS = 127;

export function pack(net: Net): PackedLayer[] {
  return net.map(({ inputs, bias, outputs, outputBias }) => {
    const steps = Array.from({ length: UNITS }, (_, unit) => {
      let most = 0;
      for (let at = unit; at < inputs.length; at += UNITS) most = Math.max(most, Math.abs(inputs[at] ?? 0));
      return rounded(most / MOST_STEPS);
    });
    const whole = Int8Array.from(inputs, (weight, at) => {
      const step = steps[at % UNITS] ?? 0;
      return step === 0 ? 0 : Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
    });
    return {
      inputs: toBase64(whole),
      steps,
      bias: Array.from(bias, rounded),
      outputs: Array.from(outputs, rounded),
      outputBias: Array.from(outputBias, rounded),
    };
  });
}

/** To a millionth. */
function rounded(weight: number): number {
  return Math.round(weight * 1e6) / 1e6;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function fromBase64(text: string): Int8Array {
  const bytes = new Int8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let at = 0;
  for (let digit = 0; digit < text.length; digit++) {
    bits = ((bits << 6) | DIGITS.indexOf(text.charAt(digit))) & 0xffffff;
    if (digit % 4 > 0) bytes[at++] = bits >> (6 - 2 * (digit % 4));
  }
  return bytes;
}

function toBase64(bytes: Int8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three =
      ((bytes[at] ?? 0) & 255) * 65536 + ((bytes[at + 1] ?? 0) & 255) * 256 + ((bytes[at + 2] ?? 0) & 255);
    for (const shift of [18, 12, 6, 0]) text += DIGITS.charAt((three >> shift) & 63);
  }
  return text;
}
