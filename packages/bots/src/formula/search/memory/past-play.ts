import { formula, playsInRace, type FormulaState } from '@paddock/formula';
import {
  CAR_COUNT,
  COUNT_OF,
  DISCARD,
  KIND_COUNT,
  LAST_TURNS,
  LINE,
  OUT,
  PILE,
  PLAY_BYTES,
  PLAY_KIND,
  PLAY_LINE,
  PLAY_RUNNING,
  PLAY_SEAT,
  PLAYED,
  PLAYS,
  RUNNING,
  SLOT,
  TURN,
} from '@paddock/formula/bytes';
import type { Seat } from '@paddock/kernel';
import type { Light } from '../../light/light.ts';
import { playsLeft } from '../../light/race-bytes.ts';
import { RANK_COUNT, WORTH_OF_RANK, type Season } from '../../light/season.ts';

/**
 * How likely a play is that club would not have made: a quarter at this gap, in club's points. `UNLIKE_CLUB` is added
 * to every likelihood, since people and other levels do not play as club does.
 */
const GAP = 0.01;
const UNLIKE_CLUB = 0.003;

/** The plays of the race so far. */
export function pastPlays(state: FormulaState, light: Light): PastPlay[] {
  const table = formula.copy(state);
  const { bytes, setup } = table;
  const plays = playsInRace(setup.players, bytes[OUT] ?? 0);
  bytes.fill(0, DISCARD, DISCARD + KIND_COUNT);
  return Array.from({ length: bytes[PLAYED] ?? 0 }, (_, play) => {
    const at = PLAYS + play * PLAY_BYTES;
    const kind = bytes[at + PLAY_KIND] ?? 0;
    const left = plays - play;
    bytes[TURN] = bytes[at + PLAY_SEAT] ?? 0;
    bytes[RUNNING] = bytes[at + PLAY_RUNNING] ?? 0;
    // F-T3
    bytes[PILE] = Math.max(0, left - setup.players);
    bytes[LAST_TURNS] = left > setup.players ? 0 : left;
    for (let slot = 0; slot < CAR_COUNT; slot++) {
      const car = bytes[at + PLAY_LINE + slot] ?? 0;
      bytes[LINE + slot] = car;
      bytes[SLOT + car] = slot;
    }
    const past = new PastPlay(table, kind, light);
    bytes[DISCARD + kind] = (bytes[DISCARD + kind] ?? 0) + 1;
    return past;
  });
}

/** A card that was played, and what club would have thought of any hand at that moment. */
export class PastPlay {
  readonly seat: Seat;
  readonly kind: number;
  /** By kind: what it would have done on the track. */
  readonly #track = new Float64Array(KIND_COUNT);
  /** By kind: its rank to that seat. */
  readonly #rankOf = new Uint8Array(KIND_COUNT);
  /** By rank: the cards not played yet. */
  readonly #left = new Float64Array(RANK_COUNT);
  readonly #stock = new Float64Array(RANK_COUNT);
  #total = 0;
  readonly #turns: number;

  /** `before`: the table when the card was about to be played; no hand is looked at. */
  constructor(before: FormulaState, kind: number, light: Light) {
    const { bytes, setup } = before;
    this.seat = bytes[TURN] ?? 0;
    this.kind = kind;
    light.weighKinds(before, this.#track);
    this.#turns = Math.floor((playsLeft(before) - 1) / setup.players);
    this.#count(bytes, light.season);
  }

  #count(bytes: Uint8Array, season: Season): void {
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const rank = season.rankOf(this.seat, kind);
      const left = (COUNT_OF[kind] ?? 0) - (bytes[DISCARD + kind] ?? 0);
      this.#rankOf[kind] = rank;
      this.#left[rank] = (this.#left[rank] ?? 0) + left;
      this.#total += left;
    }
  }

  /** That this very card would be played from a hand that has it. */
  likelihood(hand: Uint8Array, size: number): number {
    this.#look(hand, size);
    const played = this.#worth(this.kind);
    let best = played;
    let same = 0;
    for (let at = 0; at < size; at++) {
      const kind = hand[at] ?? 0;
      if (kind === this.kind) same++;
      else best = Math.max(best, this.#worth(kind));
    }
    const gap = (best - played) / GAP;
    const fit = 1 / (1 + gap * gap);
    // Each of several equal cards could have been the one.
    return (UNLIKE_CLUB + fit * fit) / same;
  }

  /** `Hand`'s stocks: what is held and what the coming draws bring. */
  #look(hand: Uint8Array, size: number): void {
    const stock = this.#stock;
    const draws = this.#turns / Math.max(1, this.#total - size);
    for (let rank = 0; rank < RANK_COUNT; rank++) stock[rank] = draws * (this.#left[rank] ?? 0);
    for (let at = 0; at < size; at++) {
      const rank = this.#rankOf[hand[at] ?? 0] ?? 0;
      stock[rank] = (stock[rank] ?? 0) + 1 - draws;
    }
  }

  #worth(kind: number): number {
    const played = this.#rankOf[kind] ?? 0;
    let worth = this.#track[kind] ?? 0;
    let turns = this.#turns;
    for (let rank = 0; rank < RANK_COUNT && turns > 0; rank++) {
      const stock = (this.#stock[rank] ?? 0) - (rank === played ? 1 : 0);
      const used = stock < turns ? stock : turns;
      worth += used * (WORTH_OF_RANK[rank] ?? 0);
      turns -= used;
    }
    return worth;
  }
}
