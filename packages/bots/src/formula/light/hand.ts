import type { FormulaState } from '@paddock/formula';
import { COUNT_OF, DISCARD, HAND_BYTES, HANDS, KIND_COUNT } from '@paddock/formula/bytes';
import { playsLeft } from './race-bytes.ts';
import { RANK_COUNT, WORTH_OF_RANK, type Season } from './season.ts';

/** Club's `HandWorth` on bytes: what a hand is worth for the rest of the race without the card to be played. */
export class Hand {
  readonly #season: Season;
  readonly #held = new Float64Array(RANK_COUNT);
  /** How many cards of a rank the coming draws bring, on average. */
  readonly #toCome = new Float64Array(RANK_COUNT);
  #seat = 0;
  #turns = 0;

  constructor(season: Season) {
    this.#season = season;
  }

  look(state: FormulaState, seat: number): void {
    const { bytes, setup } = state;
    const held = this.#held;
    const toCome = this.#toCome;
    this.#seat = seat;
    this.#turns = Math.floor((playsLeft(state) - 1) / setup.players);
    held.fill(0);
    toCome.fill(0);
    let unseen = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const left = (COUNT_OF[kind] ?? 0) - (bytes[DISCARD + kind] ?? 0);
      if (left === 0) continue;
      const rank = this.#season.rankOf(seat, kind);
      toCome[rank] = (toCome[rank] ?? 0) + left;
      unseen += left;
    }
    const hand = HANDS + seat * HAND_BYTES;
    const size = bytes[hand] ?? 0;
    for (let at = hand + 1; at <= hand + size; at++) {
      const rank = this.#season.rankOf(seat, bytes[at] ?? 0);
      held[rank] = (held[rank] ?? 0) + 1;
      toCome[rank] = (toCome[rank] ?? 0) - 1;
    }
    const draws = this.#turns / Math.max(1, unseen - size);
    for (let rank = 0; rank < RANK_COUNT; rank++) toCome[rank] = (toCome[rank] ?? 0) * draws;
  }

  /** The best are played and the rest is left over (F-T3). */
  without(kind: number): number {
    const played = this.#season.rankOf(this.#seat, kind);
    let turns = this.#turns;
    let worth = 0;
    for (let rank = 0; rank < RANK_COUNT && turns > 0; rank++) {
      const stock = (this.#held[rank] ?? 0) + (this.#toCome[rank] ?? 0) - (rank === played ? 1 : 0);
      const used = stock < turns ? stock : turns;
      worth += used * (WORTH_OF_RANK[rank] ?? 0);
      turns -= used;
    }
    return worth;
  }
}
