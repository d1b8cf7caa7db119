import { FastChance, type Refusal, type Seat } from '@paddock/kernel';
import {
  formula,
  type CardName,
  type CarName,
  type FormulaFact,
  type FormulaOptions,
  type FormulaPublic,
  type FormulaState,
  type FormulaView,
} from '@paddock/formula';
import { Plan, type PlannedStep } from '@paddock/table';

type FormulaPlan = Plan<FormulaOptions, FormulaState, FormulaView, FormulaFact>;

/** The imagined part of a plan's state is never shown, so that any numbers will do. */
const IMAGINATION = [1, 2, 3] as const;

/**
 * One person's turn, tried out before it is played. Choosing something else of the same kind changes the choice; what has
 * only one answer is answered by itself, and taken back together with what led to it.
 */
export class Turn {
  readonly #plan: FormulaPlan;
  /** Which steps were the only ones possible. */
  #forced: readonly boolean[] = [];

  constructor(view: FormulaView, seat: Seat, kept: readonly string[] = []) {
    this.#plan = new Plan(formula, seat, view, new FastChance(...IMAGINATION));
    for (const text of kept) if (this.#take(text) !== undefined) break;
  }

  get open(): FormulaPublic {
    return this.#plan.view.public;
  }

  get view(): FormulaView {
    return this.#plan.view;
  }

  get texts(): readonly string[] {
    return this.#plan.texts;
  }

  get steps(): readonly PlannedStep<FormulaView, FormulaFact>[] {
    return this.#plan.steps;
  }

  get isBegun(): boolean {
    return this.#plan.steps.length > 0;
  }

  /** Nothing is left to choose: it can be played. */
  get isComplete(): boolean {
    return this.isBegun && this.#isEnded;
  }

  /** The last choice was made by itself, because there was no other. */
  get isForced(): boolean {
    return this.#forced.at(-1) === true;
  }

  get card(): CardName | null {
    return named(this.texts, 'play') as CardName | null;
  }

  get car(): CarName | null {
    return named(this.texts, 'car') as CarName | null;
  }

  get legal(): readonly string[] {
    return this.#isEnded ? [] : this.#plan.legal();
  }

  /** Cars that may be chosen now, or instead of the one that is. */
  get candidates(): readonly CarName[] {
    const texts =
      this.isComplete && this.car !== null ? this.#withoutLast((plan) => plan.legal()) : this.legal;
    return texts.filter((text) => text.startsWith('car ')).map((text) => text.slice(4) as CarName);
  }

  /** Again or stop, accept or reject: what has a button of its own. */
  get decisions(): readonly string[] {
    return this.legal.filter((text) => !text.includes(' '));
  }

  /** Undefined where it was taken; the reason where it was not, and nothing has changed. */
  choose(text: string): Refusal | undefined {
    const keep = kindOf(text) === 'card' ? 0 : this.#lastOfItsKind(text);
    const before = this.texts;
    if (keep < before.length) this.#cutTo(keep);
    const refusal = this.#take(text);
    if (refusal === undefined) return undefined;
    this.#cutTo(0);
    for (const kept of before) this.#take(kept);
    return refusal;
  }

  /** Takes back the last choice that was one. */
  undo(): void {
    this.#cutTo(Math.max(0, this.#forced.lastIndexOf(false)));
  }

  /** The race may end with this play; being ready for the next is a turn of its own (F-E3). */
  get #isEnded(): boolean {
    return this.#plan.isEnded || (this.isBegun && this.open.phase === 'resting');
  }

  #take(text: string): Refusal | undefined {
    if (this.texts.at(-1) === text && this.#forced.at(-1) === true) return undefined;
    const refusal = this.#plan.take(text);
    if (refusal !== undefined) return refusal;
    this.#forced = [...this.#forced, false];
    this.#takeForced();
    return undefined;
  }

  #takeForced(): void {
    while (!this.#isEnded) {
      const [only, other] = this.#plan.legal();
      if (only === undefined || other !== undefined) return;
      this.#plan.take(only);
      this.#forced = [...this.#forced, true];
    }
  }

  /** How many steps stay when `text` replaces a choice already made. */
  #lastOfItsKind(text: string): number {
    const at = this.texts.findLastIndex((taken) => kindOf(taken) === kindOf(text));
    return this.isComplete && at === this.texts.length - 1 ? at : this.texts.length;
  }

  #cutTo(length: number): void {
    while (this.#plan.steps.length > length) this.#plan.undo();
    this.#forced = this.#forced.slice(0, length);
  }

  #withoutLast<Result>(look: (plan: FormulaPlan) => Result): Result {
    const texts = this.texts;
    const last = texts.at(-1);
    this.#plan.undo();
    const result = look(this.#plan);
    if (last !== undefined) this.#plan.take(last);
    return result;
  }
}

function named(texts: readonly string[], verb: string): string | null {
  const text = texts.findLast((taken) => taken.startsWith(`${verb} `));
  return text === undefined ? null : text.slice(verb.length + 1);
}

/** Choices of one kind replace each other. */
function kindOf(text: string): 'card' | 'car' | 'decision' {
  if (text.startsWith('play ')) return 'card';
  return text.startsWith('car ') ? 'car' : 'decision';
}
