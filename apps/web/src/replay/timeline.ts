import {
  FactLog,
  factsFor,
  seatsIn,
  verify,
  type Action,
  type Actor,
  type GameRecord,
  type LoggedFact,
  type Rules,
  type Seat,
  type Verdict,
  type Viewer,
  type ViewShape,
} from '@paddock/kernel';
import type { Moment } from '@paddock/table';

interface Step<Fact> {
  readonly entry: number;
  readonly who: Actor;
  readonly action: Action;
  readonly facts: readonly LoggedFact<Fact>[];
}

/** How many steps lie between two states that are kept. */
const CHECKPOINT = 24;

/**
 * A record laid out in steps. Position p is the game after p steps; what is wrong with the record, if anything, is in the
 * verdict, and the steps end there.
 */
export class Timeline<Options, State, View extends ViewShape, Fact> {
  readonly record: GameRecord;
  readonly verdict: Verdict;
  readonly #rules: Rules<Options, State, View, Fact>;
  readonly #steps: Step<Fact>[] = [];
  readonly #kept: State[] = [];
  readonly #facts = new Map<Viewer, (readonly Fact[])[]>();

  constructor(rules: Rules<Options, State, View, Fact>, record: GameRecord) {
    this.record = record;
    this.#rules = rules;
    let now: State | undefined;
    let entry = 0;
    const keep = () => {
      if (now !== undefined && this.#steps.length % CHECKPOINT === 0) this.#kept.push(rules.copy(now));
    };
    const log = new FactLog<Fact>();
    this.verdict = verify(rules, record, {
      all: (fact) => log.all(fact),
      only: (seat, secret, shadow) => log.only(seat, secret, shadow),
      entry: (number, _entry, state) => {
        entry = number;
        if (now !== undefined) return;
        now = state;
        keep();
      },
      done: (who, action) => {
        this.#steps.push({ entry, who, action, facts: log.take() });
        keep();
      },
    });
  }

  /** How many steps there are. */
  get length(): number {
    return this.#steps.length;
  }

  /** Nothing at all can be shown of it. */
  get isEmpty(): boolean {
    return this.#kept.length === 0;
  }

  get isFinished(): boolean {
    return !this.isEmpty && this.#rules.toAct(this.#stateAt(this.length)) === 0;
  }

  view(position: number, viewer: Viewer): View {
    return this.#rules.view(this.#stateAt(position), viewer);
  }

  toAct(position: number): readonly Seat[] {
    return seatsIn(this.#rules.toAct(this.#stateAt(position)));
  }

  /** The step that leads to a position. */
  moment(position: number, viewer: Viewer): Moment<View, Fact> | undefined {
    const step = this.#steps[position - 1];
    if (step === undefined) return undefined;
    const facts = this.facts(viewer)[position - 1] ?? [];
    return { entry: step.entry, who: step.who, facts, view: this.view(position, viewer) };
  }

  entryOf(step: number): number {
    return this.#steps[step]?.entry ?? 0;
  }

  /** How many entries have begun at a position. */
  begunAt(position: number): number {
    const step = this.#steps[position - 1];
    return step === undefined ? 0 : step.entry + 1;
  }

  /** Where an entry has been played to its end. */
  endOf(entry: number): number {
    return this.#steps.findLastIndex((step) => step.entry <= entry) + 1;
  }

  /** What that viewer was told, step by step. */
  facts(viewer: Viewer): readonly (readonly Fact[])[] {
    const known = this.#facts.get(viewer);
    if (known !== undefined) return known;
    const facts = this.#steps.map((step) => factsFor(step.facts, viewer));
    this.#facts.set(viewer, facts);
    return facts;
  }

  #stateAt(position: number): State {
    const at = Math.floor(position / CHECKPOINT);
    const kept = this.#kept[at];
    if (kept === undefined) throw new RangeError(`there is no position ${position}`);
    const state = this.#rules.copy(kept);
    for (const { who, action } of this.#steps.slice(at * CHECKPOINT, position)) {
      this.#rules.apply(state, who, action);
    }
    return state;
  }
}
