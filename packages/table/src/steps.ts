import {
  FactLog,
  factsFor,
  type Action,
  type Actor,
  type LoggedFact,
  type Rules,
  type Seat,
  type StepListener,
  type Viewer,
  type ViewShape,
} from '@paddock/kernel';

/** One action in full, secrets included. */
export interface Step<State, Fact> {
  readonly entry: number;
  readonly who: Actor;
  readonly facts: readonly LoggedFact<Fact>[];
  /** After the action. */
  readonly state: State;
}

/** One action as one viewer saw it. Everybody sees who acted; the facts say what happened. */
export interface Moment<View, Fact> {
  readonly entry: number;
  readonly who: Actor;
  readonly facts: readonly Fact[];
  readonly view: View;
}

/** A stretch of a game, for showing it to several viewers. */
export interface Played<State, Fact> {
  /** Before the first step. */
  readonly before: State;
  readonly steps: readonly Step<State, Fact>[];
}

/** Collects every action as a step. */
export class StepLog<State, Fact> implements StepListener<State, Fact> {
  readonly steps: Step<State, Fact>[] = [];
  readonly #copy: (state: State) => State;
  readonly #facts = new FactLog<Fact>();
  #entry: number;

  /** `entry`: the number of the entry that the actions belong to. */
  constructor(copy: (state: State) => State, entry: number) {
    this.#copy = copy;
    this.#entry = entry;
  }

  entry(number: number): void {
    this.#entry = number;
  }

  all(fact: Fact): void {
    this.#facts.all(fact);
  }

  only(seat: Seat, secret: Fact, shadow: Fact): void {
    this.#facts.only(seat, secret, shadow);
  }

  done(who: Actor, _action: Action, state: State): void {
    this.steps.push({ entry: this.#entry, who, facts: this.#facts.take(), state: this.#copy(state) });
  }
}

export function momentsOf<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  steps: readonly Step<State, Fact>[],
  viewer: Viewer,
): Moment<View, Fact>[] {
  return steps.map(({ entry, who, facts, state }) => ({
    entry,
    who,
    facts: factsFor(facts, viewer),
    view: rules.view(state, viewer),
  }));
}
