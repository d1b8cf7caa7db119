import { HAND_SIZE } from '@paddock/formula/bytes';
import type { FastChance, Seat } from '@paddock/kernel';
import type { PastPlay } from './past-play.ts';

/**
 * Which cards a rival got when: a slot for each of the five it was dealt and for each draw, in that order. Every card
 * that it has played was in one of them; the cards that it holds are in the others.
 */
export class Rival {
  readonly seat: Seat;
  /** How many slots there are, and how many plays. */
  readonly slots: number;
  readonly plays: number;
  /** The card of each slot. */
  readonly kinds: Uint8Array;
  /** The slots of the cards that it holds. */
  readonly held: Uint8Array;
  readonly #past: readonly PastPlay[];
  /** By slot: in which play its card was used; `plays` if it is held. */
  readonly #usedAt: Uint8Array;
  /** By play: how likely it was with these cards, and with those that are being tried. */
  readonly #likelihood: Float64Array;
  readonly #tried: Float64Array;
  readonly #hand = new Uint8Array(HAND_SIZE);

  /** `nextCard`: which cards it holds, to begin with. */
  constructor(
    seat: Seat,
    past: readonly PastPlay[],
    size: number,
    nextCard: () => number,
    chance: FastChance,
  ) {
    this.seat = seat;
    this.plays = past.length;
    this.slots = past.length + size;
    this.#past = past;
    this.kinds = new Uint8Array(this.slots);
    this.#usedAt = new Uint8Array(this.slots).fill(past.length);
    this.held = new Uint8Array(size);
    this.#likelihood = new Float64Array(past.length).fill(1);
    this.#tried = new Float64Array(past.length);
    this.#placePlays(chance);
    for (const slot of this.held) this.kinds[slot] = nextCard();
    this.ratio(0);
    this.accept(0);
  }

  #placePlays(chance: FastChance): void {
    const free = Array.from({ length: Math.min(HAND_SIZE, this.slots) }, (_, slot) => slot);
    for (const [play, { kind }] of this.#past.entries()) {
      const [slot = 0] = free.splice(chance.below(free.length), 1);
      this.#usedAt[slot] = play;
      this.kinds[slot] = kind;
      if (HAND_SIZE + play < this.slots) free.push(HAND_SIZE + play);
    }
    this.#findHeld();
  }

  #findHeld(): void {
    let at = 0;
    for (let slot = 0; slot < this.slots; slot++)
      if (this.#usedAt[slot] === this.plays) this.held[at++] = slot;
  }

  /** The first play that the card of a slot was there for. */
  firstPlayOf(slot: number): number {
    return Math.max(0, slot - HAND_SIZE + 1);
  }

  /** Two slots exchange their cards. False: one of them would have been played before it was drawn. */
  exchange(a: number, b: number): boolean {
    const usedA = this.#usedAt[a] ?? 0;
    const usedB = this.#usedAt[b] ?? 0;
    if (this.firstPlayOf(a) > usedB || this.firstPlayOf(b) > usedA) return false;
    const kind = this.kinds[a] ?? 0;
    this.kinds[a] = this.kinds[b] ?? 0;
    this.kinds[b] = kind;
    this.#usedAt[a] = usedB;
    this.#usedAt[b] = usedA;
    if ((usedA === this.plays) !== (usedB === this.plays)) this.#findHeld();
    return true;
  }

  /** How much likelier its plays from this one on are than before the cards were changed. */
  ratio(first: number): number {
    let ratio = 1;
    for (let play = first; play < this.plays; play++) {
      const likelihood = this.#likelihoodOf(play);
      this.#tried[play] = likelihood;
      ratio *= likelihood / (this.#likelihood[play] ?? 1);
    }
    return ratio;
  }

  /** The change whose `ratio` was asked last stays. */
  accept(first: number): void {
    for (let play = first; play < this.plays; play++) this.#likelihood[play] = this.#tried[play] ?? 0;
  }

  #likelihoodOf(play: number): number {
    const hand = this.#hand;
    let size = 0;
    for (let slot = 0; slot < this.slots && slot < HAND_SIZE + play; slot++)
      if ((this.#usedAt[slot] ?? 0) >= play) hand[size++] = this.kinds[slot] ?? 0;
    return this.#past[play]?.likelihood(hand, size) ?? 1;
  }
}
