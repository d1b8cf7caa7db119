import { formula, playsInRace, type FormulaState } from '@paddock/formula';
import { HAND_BYTES, HANDS, KIND_COUNT, OUT, UNSEEN } from '@paddock/formula/bytes';
import type { FastChance, Seat } from '@paddock/kernel';
import { playsLeft } from '../light/race-bytes.ts';
import type { Season } from '../light/season.ts';
import { weightOf } from './keeping.ts';

/**
 * Deals the hands that a seat cannot see, again and again, from the cards it has not seen. Cards that their holder would
 * keep are likelier in a hand than in the pile: more so, the longer the race.
 */
export class Guess {
  readonly #state: FormulaState;
  readonly #others: readonly { readonly hand: number; readonly size: number; readonly weights: Uint8Array }[];

  /** `imagined`: what the seat sees, with any hands for the others. */
  constructor(imagined: FormulaState, seat: Seat, season: Season) {
    this.#state = formula.copy(imagined);
    const { bytes, setup } = this.#state;
    const tenth = tenthOfRace(imagined);
    const seats = Array.from({ length: setup.players }, (_, other) => other).filter(
      (other) => other !== seat,
    );
    this.#others = seats.map((other) => {
      const hand = HANDS + other * HAND_BYTES;
      const size = bytes[hand] ?? 0;
      for (const kind of bytes.subarray(hand + 1, hand + 1 + size)) give(bytes, kind, 1);
      bytes.fill(0, hand, hand + HAND_BYTES);
      const weights = Uint8Array.from({ length: KIND_COUNT }, (_, kind) =>
        weightOf(season.rankOf(other, kind), tenth),
      );
      return { hand, size, weights };
    });
  }

  deal(into: FormulaState, chance: FastChance): void {
    const { bytes } = into;
    bytes.set(this.#state.bytes);
    for (const { hand, size, weights } of this.#others) {
      let total = 0;
      for (let kind = 0; kind < KIND_COUNT; kind++)
        total += (weights[kind] ?? 0) * (bytes[UNSEEN + kind] ?? 0);
      for (let held = 0; held < size; held++) {
        let kind = 0;
        let left = chance.below(total);
        for (; kind < KIND_COUNT - 1; kind++) {
          left -= (weights[kind] ?? 0) * (bytes[UNSEEN + kind] ?? 0);
          if (left < 0) break;
        }
        total -= weights[kind] ?? 0;
        give(bytes, kind, -1);
        insert(bytes, hand, kind);
      }
    }
  }
}

function give(bytes: Uint8Array, kind: number, count: number): void {
  bytes[UNSEEN + kind] = (bytes[UNSEEN + kind] ?? 0) + count;
}

/** Hands are sorted by kind. */
function insert(bytes: Uint8Array, hand: number, kind: number): void {
  const size = (bytes[hand] ?? 0) + 1;
  bytes[hand] = size;
  let at = hand + size;
  for (; at > hand + 1 && (bytes[at - 1] ?? 0) > kind; at--) bytes[at] = bytes[at - 1] ?? 0;
  bytes[at] = kind;
}

/** From 0 to 9. */
function tenthOfRace(state: FormulaState): number {
  const { bytes, setup } = state;
  const plays = playsInRace(setup.players, bytes[OUT] ?? 0);
  return Math.min(9, Math.max(0, Math.floor((10 * (plays - playsLeft(state))) / plays)));
}
