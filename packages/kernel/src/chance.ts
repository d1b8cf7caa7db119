import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Draws of one kind share a counter, so that the order of unlike draws cannot shift each other. */
export const STREAMS = ['grid', 'deal', 'draw', 'die', 'lot'] as const;
export type Stream = (typeof STREAMS)[number];

export interface Chance {
  /** A whole number from 0 to n − 1, each with the same probability. */
  below(n: number, stream: Stream): number;
}

/** sfc32: for simulation and search, where speed counts and nobody can gain by guessing. */
export class FastChance implements Chance {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(a: number, b: number, c: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Scaling instead of rejecting: off by less than n / 2³², which no simulation can see. */
  below(n: number): number {
    return ((this.next() * n) / 4294967296) >>> 0;
  }
}

/** The same text gives the same numbers on every machine. */
export function fastChance(seed: string): FastChance {
  const words = new DataView(sha256(utf8ToBytes(`paddock fast ${seed}`)).buffer);
  return new FastChance(words.getUint32(0, true), words.getUint32(4, true), words.getUint32(8, true));
}
