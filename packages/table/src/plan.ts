import {
  FactLog,
  factsFor,
  isIn,
  isRefusal,
  type Action,
  type Chance,
  type Refusal,
  type Rules,
  type Seat,
  type ViewShape,
} from '@paddock/kernel';

/** What a step of a plan showed the planner. */
export interface PlannedStep<View, Fact> {
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly view: View;
}

/**
 * A turn tried out on the planner's own screen. It runs on an imagined state, yet is exact: what a seat may do depends
 * only on its view, and nothing is drawn. It ends when the planner is no longer to act.
 */
export class Plan<Options, State, View extends ViewShape, Fact> {
  readonly #rules: Rules<Options, State, View, Fact>;
  readonly #seat: Seat;
  readonly #states: State[];
  #steps: readonly PlannedStep<View, Fact>[] = [];

  constructor(rules: Rules<Options, State, View, Fact>, seat: Seat, view: View, chance: Chance) {
    this.#rules = rules;
    this.#seat = seat;
    this.#states = [rules.imagine(view, chance)];
  }

  get steps(): readonly PlannedStep<View, Fact>[] {
    return this.#steps;
  }

  /** The command so far. */
  get texts(): readonly string[] {
    return this.#steps.map((step) => step.text);
  }

  /** What the command would lead to if sent now. */
  get view(): View {
    return this.#steps.at(-1)?.view ?? this.#rules.view(this.#state, this.#seat);
  }

  get isEnded(): boolean {
    return !isIn(this.#rules.toAct(this.#state), this.#seat);
  }

  legal(): string[] {
    const out: Action[] = [];
    const count = this.#rules.legal(this.#state, this.#seat, out);
    return out.slice(0, count).map((action) => this.#rules.write(action));
  }

  refusal(text: string): Refusal | undefined {
    const action = this.#rules.read(text);
    return isRefusal(action) ? action : this.#rules.refusal(this.#state, this.#seat, action);
  }

  take(text: string): Refusal | undefined {
    const action = this.#rules.read(text);
    if (isRefusal(action)) return action;
    const refusal = this.#rules.refusal(this.#state, this.#seat, action);
    if (refusal !== undefined) return refusal;
    const state = this.#rules.copy(this.#state);
    const log = new FactLog<Fact>();
    this.#rules.apply(state, this.#seat, action, log);
    this.#states.push(state);
    const facts = factsFor(log.take(), this.#seat);
    this.#steps = [...this.#steps, { text, facts, view: this.#rules.view(state, this.#seat) }];
    return undefined;
  }

  undo(): void {
    if (this.#steps.length === 0) return;
    this.#states.pop();
    this.#steps = this.#steps.slice(0, -1);
  }

  get #state(): State {
    const state = this.#states.at(-1);
    if (state === undefined) throw new Error('a plan always has a state');
    return state;
  }
}
