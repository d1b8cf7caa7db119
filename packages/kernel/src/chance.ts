import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Each kind of draw has its own counter, so one kind never shifts the numbers of another. */
export const STREAMS = ['grid', 'deal', 'draw', 'die', 'lot'] as const;
export type Stream = (typeof STREAMS)[number];

export interface Chance {
  /** A whole number from 0 to n − 1, each with the same probability. */
  below(n: number, stream: Stream): number;
}

/** sfc32: for simulation and search, where speed matters and nobody gains by guessing. */
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
    const b = this.#b;
    const c = this.#c;
    const sum = (((this.#a + b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Scales instead of rejecting: biased by less than n / 2²⁴, too little for any simulation to notice. */
  below(n: number): number {
    const word = this.next();
    return n <= 256 ? Math.imul(word >>> 8, n) >>> 24 : scaled(word, n);
  }
}

/** For numbers too large to multiply in 32 bits. */
function scaled(word: number, n: number): number {
  return ((word * n) / 4294967296) >>> 0;
}

/** The same text gives the same numbers on every machine. */
export function fastChance(seed: string): FastChance {
  const words = new DataView(sha256(utf8ToBytes(`paddock fast ${seed}`)).buffer);
  return new FastChance(words.getUint32(0, true), words.getUint32(4, true), words.getUint32(8, true));
}
