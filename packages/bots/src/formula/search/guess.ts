import { formula, playsInRace, type FormulaState } from '@paddock/formula';
import { KIND_COUNT, OUT } from '@paddock/formula/bytes';
import type { FastChance, Seat } from '@paddock/kernel';
import { playsLeft } from '../light/race-bytes.ts';
import type { Season } from '../light/season.ts';
import { giveTo, othersThan, putBack, unseen } from './hands.ts';
import { weightOf } from './keeping.ts';

/** Deals the hands that a seat cannot see, again and again, from the cards it has not seen. */
export interface Dealer {
  deal(into: FormulaState, chance: FastChance): void;
}

/** Cards that their holder would keep are likelier in a hand than in the pile: more so, the longer the race. */
export class Guess implements Dealer {
  readonly #state: FormulaState;
  readonly #others: readonly { readonly seat: Seat; readonly size: number; readonly weights: Uint8Array }[];

  /** `imagined`: what the seat sees, with any hands for the others. */
  constructor(imagined: FormulaState, seat: Seat, season: Season) {
    this.#state = formula.copy(imagined);
    const { bytes, setup } = this.#state;
    const tenth = tenthOfRace(imagined);
    this.#others = othersThan(seat, setup.players).map((other) => {
      const weights = Uint8Array.from({ length: KIND_COUNT }, (_, kind) =>
        weightOf(season.rankOf(other, kind), tenth),
      );
      return { seat: other, size: putBack(bytes, other), weights };
    });
  }

  deal(into: FormulaState, chance: FastChance): void {
    const { bytes } = into;
    bytes.set(this.#state.bytes);
    for (const { seat, size, weights } of this.#others) {
      let total = 0;
      for (let kind = 0; kind < KIND_COUNT; kind++) total += (weights[kind] ?? 0) * unseen(bytes, kind);
      for (let held = 0; held < size; held++) {
        let kind = 0;
        let left = chance.below(total);
        for (; kind < KIND_COUNT - 1; kind++) {
          left -= (weights[kind] ?? 0) * unseen(bytes, kind);
          if (left < 0) break;
        }
        total -= weights[kind] ?? 0;
        giveTo(bytes, seat, kind);
      }
    }
  }
}

/** From 0 to 9. */
function tenthOfRace(state: FormulaState): number {
  const { bytes, setup } = state;
  const plays = playsInRace(setup.players, bytes[OUT] ?? 0);
  return Math.min(9, Math.max(0, Math.floor((10 * (plays - playsLeft(state))) / plays)));
}
