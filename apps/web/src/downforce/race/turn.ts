import { FastChance, type Refusal, type Seat } from '@paddock/kernel';
import {
  downforce,
  type CardName,
  type CarName,
  type DownforceFact,
  type DownforceOptions,
  type DownforcePublic,
  type DownforceState,
  type DownforceView,
  type Phase,
} from '@paddock/downforce';
import { Plan, type PlannedStep } from '@paddock/table';
import { goalOf, insideWay, targetsOf, wayTo, type Goal, type Target } from './ways.ts';

type DownforcePlan = Plan<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

/** The imagined part of a plan's state is never shown, so that any numbers will do. */
const IMAGINATION = [1, 2, 3] as const;

/** How a step came into the plan: chosen; a further step of the same choice; or the only one there was. */
type Origin = 'chosen' | 'joined' | 'forced';

/** What a car has driven on one line. */
export interface Trail {
  readonly car: CarName;
  /** The space it left, then those it entered; `home` beyond the finish. */
  readonly goals: readonly Goal[];
  readonly isCurrent: boolean;
}

const NEW_QUESTIONS: ReadonlySet<Phase> = new Set(['bidding', 'keeping', 'betting', 'playing']);

/** Choices that answer a question at once, and replace each other. */
const SEALED = ['bid', 'keep', 'bet'] as const;

/**
 * One person's turn, tried out before it is played. What has only one answer is answered by itself, and taken back
 * together with the choice that led to it.
 */
export class Turn {
  readonly seat: Seat;
  /** What there was to choose from at first. */
  readonly offers: readonly string[];
  readonly #plan: DownforcePlan;
  #origins: readonly Origin[] = [];
  #targets: { readonly steps: number; readonly targets: readonly Target[] } | undefined;

  constructor(view: DownforceView, seat: Seat, kept: readonly string[] = []) {
    this.seat = seat;
    this.#plan = new Plan(downforce, seat, view, new FastChance(...IMAGINATION));
    this.offers = this.#plan.isEnded ? [] : this.#plan.legal();
    this.#takeAll(kept, 'chosen');
  }

  get view(): DownforceView {
    return this.#plan.view;
  }

  get open(): DownforcePublic {
    return this.#plan.view.public;
  }

  get texts(): readonly string[] {
    return this.#plan.texts;
  }

  get steps(): readonly PlannedStep<DownforceView, DownforceFact>[] {
    return this.#plan.steps;
  }

  get isBegun(): boolean {
    return this.#plan.steps.length > 0;
  }

  /** Nothing is left to choose: it can be played. What is asked next, a turn or a bet, is another question. */
  get isComplete(): boolean {
    return this.isBegun && (this.#plan.isEnded || NEW_QUESTIONS.has(this.open.phase));
  }

  get legal(): readonly string[] {
    return this.#plan.isEnded || this.isComplete ? [] : this.#plan.legal();
  }

  /** The card that is laid or played. */
  get card(): CardName | null {
    const [first] = this.texts;
    const [verb, card] = first?.split(' ') ?? [];
    return (verb === 'play' || verb === 'bid') && card !== undefined ? card : null;
  }

  get isDeclared(): boolean {
    return this.texts[0]?.endsWith(' declared') === true;
  }

  /** The car that is bet on, or the power that is kept. */
  get pick(): string | null {
    const [verb, thing] = this.texts[0]?.split(' ') ?? [];
    return (verb === 'bet' || verb === 'keep') && thing !== undefined ? thing : null;
  }

  /** Where the car on the line can get to; empty where no steps are asked for. */
  get targets(): readonly Target[] {
    const steps = this.#plan.steps.length;
    if (this.#targets?.steps !== steps)
      this.#targets = {
        steps,
        targets: this.#plan.isEnded || this.isComplete ? [] : targetsOf(this.view, this.seat),
      };
    return this.#targets.targets;
  }

  /** What was driven so far, line by line. */
  get trails(): readonly Trail[] {
    const driven = this.steps.flatMap(({ facts, text }, at) =>
      facts.flatMap((fact) => (fact.kind === 'stepped' ? [{ fact, line: this.#lineAt(at, text) }] : [])),
    );
    const trails: { car: CarName; goals: Goal[]; line: string }[] = [];
    for (const { fact, line } of driven) {
      const last = trails.at(-1);
      const to = fact.to ?? 'home';
      if (last?.line === line) last.goals.push(to);
      else trails.push({ car: fact.car, goals: [fact.from, to], line });
    }
    const now = this.#currentLine;
    return trails.map(({ car, goals, line }) => ({ car, goals, isCurrent: line === now }));
  }

  /** Undefined where it was taken; the reason where it was not, and nothing has changed. */
  choose(text: string): Refusal | undefined {
    const isWhole = text.startsWith('play ') || SEALED.some((verb) => text.startsWith(`${verb} `));
    if (!isWhole || !this.isBegun) return this.#take(text, 'chosen');
    const before = this.texts;
    const origins = this.#origins;
    this.#cutTo(0);
    const refusal = this.#take(text, 'chosen');
    if (refusal === undefined) return undefined;
    for (const kept of before) this.#plan.take(kept);
    this.#origins = origins;
    return refusal;
  }

  /** Drives on to a space, or back to one on the way; `several`: it is not clear which way is meant. */
  goTo(goal: Goal): Refusal | 'several' | undefined {
    const way = wayTo(this.targets, goal);
    if (way === 'several') return way;
    if (way !== undefined) return this.#drive(way.texts);
    return this.#backTo(goal) ? undefined : this.#plan.refusal(`step ${goal}`);
  }

  /** The rest of the line along the inside. */
  takeInside(): void {
    const way = insideWay(this.targets);
    if (way !== undefined) this.#drive(way.texts);
  }

  refusal(text: string): Refusal | undefined {
    return this.#plan.refusal(text);
  }

  /** Takes back the last choice that was one. */
  undo(): void {
    this.#cutTo(Math.max(0, this.#origins.lastIndexOf('chosen')));
  }

  #drive(texts: readonly string[]): Refusal | undefined {
    return this.#takeAll(texts, 'joined');
  }

  /** What had no alternative has been taken together with the choice before it. */
  #takeAll(texts: readonly string[], origin: Origin): Refusal | undefined {
    const from = this.texts.length;
    for (const [index, text] of texts.entries()) {
      if (this.texts[from + index] === text) continue;
      const refusal = this.#take(text, index === 0 ? 'chosen' : origin);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  #backTo(goal: Goal): boolean {
    const line = this.#currentLine;
    const at = this.texts.findLastIndex(
      (text, index) =>
        text.startsWith('step ') && goalOf(text) === goal && this.#lineAt(index, text) === line,
    );
    if (at < 0 || at === this.texts.length - 1) return false;
    this.#cutTo(at + 1);
    return true;
  }

  #take(text: string, origin: Origin): Refusal | undefined {
    const isMade = this.texts.at(-1) === text && this.#origins.at(-1) === 'forced';
    if (isMade) return undefined;
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

  #cutTo(length: number): void {
    while (this.#plan.steps.length > length) this.#plan.undo();
    this.#origins = this.#origins.slice(0, length);
  }

  /** A name for the line that is being moved. */
  get #currentLine(): string {
    return lineKey(this.open);
  }

  /** The line that a step belonged to: what was on before it was taken. */
  #lineAt(index: number, text: string): string {
    const before = this.steps[index - 1]?.view.public;
    return before === undefined ? `first ${text}` : lineKey(before);
  }
}

function lineKey({ card }: DownforcePublic): string {
  return card === null ? 'none' : `${card.card} ${card.line} ${card.car}`;
}
