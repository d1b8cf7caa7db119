import { FastChance, type Refusal, type Rules, type Seat, type ViewShape } from '@paddock/kernel';
import { Plan, type PlannedStep } from '@paddock/table';

/** A plan, without the types of its rules' options and state. */
type TurnPlan<View extends ViewShape, Fact> = Pick<
  Plan<unknown, unknown, View, Fact>,
  'steps' | 'texts' | 'view' | 'isEnded' | 'legal' | 'refusal' | 'take' | 'undo'
>;

/** The imagined part of a plan's state is never shown, so any numbers will do. */
const IMAGINATION = [1, 2, 3] as const;

export function planOn<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  view: View,
  seat: Seat,
): TurnPlan<View, Fact> {
  return new Plan(rules, seat, view, new FastChance(...IMAGINATION));
}

/** How a step came into the plan: chosen; a further step of the same choice; or the only one there was. */
type Origin = 'chosen' | 'joined' | 'forced';

/**
 * One person's turn, tried out before it is played. A step without an alternative is taken automatically, and undone
 * together with the choice that led to it. A game extends this with the questions its own screen asks.
 */
export class PlannedTurn<View extends ViewShape, Fact> {
  readonly #plan: TurnPlan<View, Fact>;
  #origins: readonly Origin[] = [];

  constructor(plan: TurnPlan<View, Fact>) {
    this.#plan = plan;
  }

  get view(): View {
    return this.#plan.view;
  }

  get open(): View['public'] {
    return this.#plan.view.public;
  }

  get texts(): readonly string[] {
    return this.#plan.texts;
  }

  get steps(): readonly PlannedStep<View, Fact>[] {
    return this.#plan.steps;
  }

  /** What a reload must bring back. */
  get draft(): readonly string[] {
    return this.texts;
  }

  get isBegun(): boolean {
    return this.#plan.steps.length > 0;
  }

  /** Nothing is left to choose: it can be played. */
  get isComplete(): boolean {
    return this.#plan.steps.length > 0 && (this.#plan.isEnded || this.isNewQuestion);
  }

  /** The last step was taken automatically, because there was no other. */
  get isForced(): boolean {
    return this.#origins.at(-1) === 'forced';
  }

  /** A sealed choice: it changes nothing on the table until everybody's is shown. */
  get isUnseen(): boolean {
    return false;
  }

  get legal(): readonly string[] {
    return this.#plan.isEnded || this.isComplete ? [] : this.#plan.legal();
  }

  refusal(text: string): Refusal | undefined {
    return this.#plan.refusal(text);
  }

  /** Takes up a kept plan, as far as it still fits. */
  resume(kept: readonly string[]): this {
    this.takeAll(kept, 'chosen');
    return this;
  }

  /** Returns the reason if it is refused; then nothing has changed. */
  choose(text: string): Refusal | undefined {
    return this.rewrite(this.stepsKept(text), [text]);
  }

  /** Takes back the last choice. */
  undo(): void {
    this.cutTo(Math.max(0, this.#origins.lastIndexOf('chosen')));
  }

  /** Whether the same seat is asked a different question: the plan ends before it. */
  protected get isNewQuestion(): boolean {
    return false;
  }

  /** How many steps stay when `text` is chosen. */
  protected stepsKept(_text: string): number {
    return this.isComplete ? 0 : this.texts.length;
  }

  /** The facts that the next step would give; none if it is refused. */
  factsOf(text: string): readonly Fact[] {
    if (this.#plan.take(text) !== undefined) return [];
    const facts = this.#plan.steps.at(-1)?.facts ?? [];
    this.#plan.undo();
    return facts;
  }

  /** What the last step was chosen from. */
  protected get alternatives(): readonly string[] {
    const last = this.texts.at(-1);
    if (last === undefined) return [];
    this.#plan.undo();
    const legal = this.#plan.legal();
    this.#plan.take(last);
    return legal;
  }

  /** Keeps some steps and takes these choices after them; if one is refused, everything stays as it was. */
  protected rewrite(kept: number, texts: readonly string[]): Refusal | undefined {
    const before = this.texts;
    const origins = this.#origins;
    this.cutTo(kept);
    for (const text of texts) {
      const refusal = this.#take(text, 'chosen');
      if (refusal === undefined) continue;
      this.cutTo(0);
      for (const old of before) this.#plan.take(old);
      this.#origins = origins;
      return refusal;
    }
    return undefined;
  }

  /** `further`: the origin of all but the first. Steps that were forced meanwhile are there already. */
  protected takeAll(texts: readonly string[], further: Origin): Refusal | undefined {
    const from = this.texts.length;
    for (const [index, text] of texts.entries()) {
      if (this.texts[from + index] === text) continue;
      const refusal = this.#take(text, index === 0 ? 'chosen' : further);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  protected cutTo(length: number): void {
    while (this.#plan.steps.length > length) this.#plan.undo();
    this.#origins = this.#origins.slice(0, length);
  }

  #take(text: string, origin: Origin): Refusal | undefined {
    if (this.isForced && this.texts.at(-1) === text) return undefined;
    const refusal = this.#plan.take(text);
    if (refusal !== undefined) return refusal;
    this.#origins = [...this.#origins, origin];
    this.#takeForced();
    return undefined;
  }

  #takeForced(): void {
    while (!this.#plan.isEnded && !this.isComplete) {
      const [only, other] = this.#plan.legal();
      if (only === undefined || other !== undefined) return;
      this.#plan.take(only);
      this.#origins = [...this.#origins, 'forced'];
    }
  }
}
