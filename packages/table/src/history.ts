import { fold, type Entry, type Rules, type ViewShape } from '@paddock/kernel';
import { StepLog, type Played } from './steps.ts';

interface Checkpoint<State> {
  /** The previous entry's sum. A changed sealed choice changes it, which invalidates the checkpoint. */
  readonly sum: string | undefined;
  readonly state: State;
}

/** Entries between two checkpoints. */
const SPACING = 32;

/** Looks back by folding entries from the nearest checkpoint. All positions of a game share it. */
export class History<Options, State, View extends ViewShape, Fact> {
  readonly #rules: Rules<Options, State, View, Fact>;
  /** By the number of the next entry. */
  readonly #kept = new Map<number, Checkpoint<State>>();
  readonly #first: State;

  constructor(rules: Rules<Options, State, View, Fact>, first: State) {
    this.#rules = rules;
    this.#first = first;
  }

  between(entries: readonly Entry[], from: number, to: number): Played<State, Fact> {
    const before = this.stateBefore(entries, from);
    const log = new StepLog<State, Fact>((state) => this.#rules.copy(state), from);
    fold(this.#rules, this.#rules.copy(before), entries, { from, to, listener: log });
    return { before, steps: log.steps };
  }

  /** The caller's own copy. */
  stateBefore(entries: readonly Entry[], number: number): State {
    let at = this.#nearest(entries, number);
    const state = this.#rules.copy(this.#kept.get(at)?.state ?? this.#first);
    while (at < number) {
      const to = Math.min(number, at - (at % SPACING) + SPACING);
      fold(this.#rules, state, entries, { from: at, to });
      at = to;
      if (at % SPACING === 0) {
        this.#kept.set(at, { sum: entries[at - 1]?.sum, state: this.#rules.copy(state) });
      }
    }
    return state;
  }

  #nearest(entries: readonly Entry[], number: number): number {
    for (let at = number - (number % SPACING); at > 0; at -= SPACING) {
      const kept = this.#kept.get(at);
      if (kept !== undefined && kept.sum === entries[at - 1]?.sum) return at;
    }
    return 0;
  }
}
