import {
  isRefusal,
  TABLE,
  type Actor,
  type Entry,
  type Rules,
  type Seat,
  type Tell,
  type ViewShape,
} from '@paddock/kernel';

/** A fact with its audience: everybody, or one seat with a shadow for the rest. */
export type Told<Fact> =
  | { readonly fact: Fact }
  | { readonly seat: Seat; readonly secret: Fact; readonly shadow: Fact };

/** One action as it happened, for somebody who may know everything. `state` is only lent. */
export interface Step<State, Fact> {
  readonly entry: number;
  readonly who: Actor;
  readonly told: readonly Told<Fact>[];
  readonly state: State;
}

/** What else may be looked at on the way; states are only lent. */
interface Looks<State> {
  /** As it stood before the first of the entries. */
  readonly before?: ((state: State) => void) | undefined;
  readonly afterEntry?: (entry: number, state: State) => void;
}

/** How many entries lie between two states that are kept for looking back. */
const CHECKPOINT = 32;

class Listener<Fact> implements Tell<Fact> {
  #told: Told<Fact>[] = [];

  all(fact: Fact): void {
    this.#told.push({ fact });
  }

  only(seat: Seat, secret: Fact, shadow: Fact): void {
    this.#told.push({ seat, secret, shadow });
  }

  take(): readonly Told<Fact>[] {
    const told = this.#told;
    this.#told = [];
    return told;
  }
}

/** Looks back: folds entries again, from the nearest state that is kept. */
export class History<Options, State, View extends ViewShape, Fact> {
  readonly #rules: Rules<Options, State, View, Fact>;
  /** State before entry number 0, 32, 64 … and before the newest command. */
  readonly #states = new Map<number, State>();
  #latest = 0;

  constructor(rules: Rules<Options, State, View, Fact>, first: State) {
    this.#rules = rules;
    this.#states.set(0, first);
  }

  /** The state before the newest command, which is what is asked for most. */
  keep(number: number, state: State): void {
    if (this.#latest % CHECKPOINT !== 0) this.#states.delete(this.#latest);
    if (!this.#states.has(number)) this.#states.set(number, state);
    this.#latest = number;
  }

  /** Entries from that number on are no longer what they were. */
  forgetAfter(number: number): void {
    for (const kept of this.#states.keys()) if (kept > number) this.#states.delete(kept);
    this.#latest = Math.min(this.#latest, number);
  }

  replay(
    entries: readonly Entry[],
    from: number,
    to: number,
    afterAction: (step: Step<State, Fact>) => void,
    { before, afterEntry }: Looks<State> = {},
  ): void {
    let number = this.#nearest(from);
    const kept = this.#states.get(number);
    if (kept === undefined) throw new Error('the first state is always kept');
    const state = this.#rules.copy(kept);
    const listener = new Listener<Fact>();
    for (; number < to; number++) {
      const entry = entries[number];
      if (entry === undefined) return;
      if (number % CHECKPOINT === 0 && !this.#states.has(number)) {
        this.#states.set(number, this.#rules.copy(state));
      }
      const isWanted = number >= from;
      if (number === from) before?.(state);
      const act = (who: Actor, text: string) => {
        const action = this.#rules.read(text);
        if (isRefusal(action)) throw new Error(`entry ${number} cannot be read`);
        this.#rules.apply(state, who, action, isWanted ? listener : undefined);
        if (isWanted) afterAction({ entry: number, who, told: listener.take(), state });
      };
      for (const text of entry.do) act(entry.seat ?? TABLE, text);
      for (const text of entry.then) act(TABLE, text);
      afterEntry?.(number, state);
    }
  }

  #nearest(from: number): number {
    let nearest = 0;
    for (const number of this.#states.keys()) if (number <= from && number > nearest) nearest = number;
    return nearest;
  }
}
