import type { FormulaState } from '@paddock/formula';
import { PILE } from '@paddock/formula/bytes';
import type { Chance, Stream } from '@paddock/kernel';
import { playsLeft } from '../light/race-bytes.ts';

export const FACES = 12;
const ROLLS_OF_A_PLAY = 64;

/**
 * The dice and the draws of one imagined world. A draw depends on the cards left, and a roll on the play it is for, so that
 * plans which differ in one play meet the same luck in all others: their difference shows sooner.
 */
export class Luck implements Chance {
  #state: FormulaState | undefined;
  #seed = 0;
  #firstFace = 0;
  #firstPlays = 0;
  #plays = 0;
  #rolls = 0;

  /** `face`: what the play in progress rolls first, so that a caller can have every face equally often. */
  begin(state: FormulaState, seed: number, face: number): void {
    this.#state = state;
    this.#seed = seed | 0;
    this.#firstFace = face;
    this.#firstPlays = playsLeft(state);
    this.#plays = this.#firstPlays;
    this.#rolls = 0;
  }

  below(n: number, stream: Stream): number {
    const state = this.#state;
    if (state === undefined) return 0;
    if (stream !== 'die') return scaled(mixed(this.#seed, -1 - (state.bytes[PILE] ?? 0)), n);
    const plays = playsLeft(state);
    if (plays !== this.#plays) {
      this.#plays = plays;
      this.#rolls = 0;
    }
    const roll = this.#rolls++;
    if (plays === this.#firstPlays && roll === 0) return this.#firstFace % FACES;
    return scaled(mixed(this.#seed, plays * ROLLS_OF_A_PLAY + roll), n);
  }
}

/** Two numbers to 32 bits that look like chance: the end of MurmurHash3. */
function mixed(seed: number, index: number): number {
  let bits = (seed + Math.imul(index, 0x9e3779b9)) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Below a small `n`, as `FastChance` scales it. */
function scaled(word: number, n: number): number {
  return Math.imul(word >>> 8, n) >>> 24;
}
