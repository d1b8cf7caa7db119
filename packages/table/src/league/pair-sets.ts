import { pairsIn, pairsOf, type Round } from './meetings.ts';

const BITS = 32;

/** Every round as a set of pairs, in bits: what a round makes of the spread is two looks at them. */
export class PairSets {
  readonly #words: number;
  readonly #sets: Int32Array;
  readonly count: number;

  constructor(players: number, rounds: readonly Round[]) {
    this.#words = Math.ceil(pairsIn(players) / BITS);
    this.#sets = new Int32Array(rounds.length * this.#words);
    this.count = rounds.length;
    rounds.forEach((round, index) => {
      for (const pair of pairsOf(round)) this.#set(this.#sets, index * this.#words, pair);
    });
  }

  /** The spread after each round in turn, from meetings of which the fewest are 0. */
  spreadsAfter(met: Uint8Array, tell: (round: number, spread: number, hasAllMet: boolean) => void): void {
    const words = this.#words;
    const sets = this.#sets;
    const most = met.reduce((one, other) => Math.max(one, other), 0);
    const unmet = new Int32Array(words);
    const atMost = new Int32Array(words);
    met.forEach((times, pair) => {
      if (times === 0) this.#set(unmet, 0, pair);
      if (times === most) this.#set(atMost, 0, pair);
    });
    for (let round = 0; round < this.count; round++) {
      let lacks = 0;
      let more = 0;
      for (let word = 0, at = round * words; word < words; word++, at++) {
        const set = sets[at] ?? 0;
        lacks |= (unmet[word] ?? 0) & ~set;
        more |= (atMost[word] ?? 0) & set;
      }
      tell(round, most + (more === 0 ? 0 : 1) - (lacks === 0 ? 1 : 0), lacks === 0);
    }
  }

  #set(bits: Int32Array, from: number, pair: number): void {
    const word = from + Math.floor(pair / BITS);
    bits[word] = (bits[word] ?? 0) | (1 << (pair % BITS));
  }
}
