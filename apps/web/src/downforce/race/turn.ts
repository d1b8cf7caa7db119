import { FastChance, type Refusal, type Seat } from '@paddock/kernel';
import type {
  CardName,
  CarName,
  DownforceFact,
  DownforceOptions,
  DownforcePublic,
  DownforceState,
  DownforceView,
  Phase,
} from '@paddock/downforce';
import { Plan, type PlannedStep } from '@paddock/table';
import { rulesFor } from '../rules.ts';
import { driving } from './driving.ts';
import type { Goal, Target } from './ways.ts';

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

const NEW_QUESTIONS: ReadonlySet<Phase> = new Set([
  'bidding',
  'betting',
  'playing',
  'predicting',
  'swapping',
  'resting',
]);

/** Answers that nobody sees until the last one is in: they leave the table as it is, and replace each other. */
const SECRET = new Set([
  'bid',
  'bet',
  'offer',
  'podium',
  'decline',
  'predict',
  'swap',
  'stand',
  'ready',
  'keep',
]);

/** Cars of a podium (D-V9), a dot for a step still empty; the first of two cars to swap (D-V6). */
const SKETCH = /^(podium [a-z.]{3}|swap [a-z]+)$/;

/** Without the car that was named last; null: nothing is left. */
function shorterSketch(sketch: string): string | null {
  const [verb = '', named = ''] = sketch.split(' ');
  if (verb !== 'podium') return null;
  const left = named.replace(/[a-z](?=\.*$)/, '.');
  return left === '...' ? null : `podium ${left}`;
}

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
  #sketch: string | null = null;
  #targets: { readonly steps: number; readonly targets: readonly Target[] } | undefined;

  constructor(view: DownforceView, seat: Seat, kept: readonly string[] = []) {
    this.seat = seat;
    this.#plan = new Plan(rulesFor(view.public.options), seat, view, new FastChance(...IMAGINATION));
    this.offers = this.#plan.isEnded ? [] : this.#plan.legal();
    if (this.#takeAll(kept, 'chosen') !== undefined)
      this.#sketch = kept.find((text) => SKETCH.test(text)) ?? null;
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

  /** What is begun and no answer yet: two cars of a podium, one of two to swap. */
  get sketch(): string | null {
    return this.#sketch;
  }

  /** What a reload must bring back. */
  get draft(): readonly string[] {
    return this.#sketch === null ? this.texts : [this.#sketch];
  }

  get isBegun(): boolean {
    return this.#plan.steps.length > 0 || this.#sketch !== null;
  }

  /** Nothing is left to choose: it can be played. What is asked next, a turn or a bet, is another question. */
  get isComplete(): boolean {
    return this.#plan.steps.length > 0 && (this.#plan.isEnded || NEW_QUESTIONS.has(this.open.phase));
  }

  get legal(): readonly string[] {
    return this.#plan.isEnded || this.isComplete ? [] : this.#plan.legal();
  }

  /** What kind of answer was begun; null: none. */
  get verb(): string | null {
    return this.texts[0]?.split(' ')[0] ?? null;
  }

  /** Nothing of it is seen on the table. */
  get isUnseen(): boolean {
    return this.verb === null || SECRET.has(this.verb);
  }

  /** What it is about: a card, a car, a power, a number; several are one text. */
  get #thing(): string | null {
    const [first] = this.texts;
    return first === undefined || !first.includes(' ') ? null : first.slice(first.indexOf(' ') + 1);
  }

  /** The card that is laid or played. */
  get card(): CardName | null {
    return this.verb === 'play' || this.verb === 'bid' ? (this.#thing?.split(' ')[0] ?? null) : null;
  }

  get isDeclared(): boolean {
    return this.texts[0]?.endsWith(' declared') === true;
  }

  /** What is chosen in secret, cards apart: the car that is bet on, a number on a die, an order of cars. */
  get pick(): string | null {
    return this.card === null ? this.#thing : null;
  }

  /** D-A11, D-V8h: the powers to be kept. */
  get kept(): readonly string[] {
    return this.texts.flatMap((text) => (text.startsWith('keep ') ? text.slice('keep '.length) : []));
  }

  /** Where the car on the line can get to; empty where no steps are asked for. */
  get targets(): readonly Target[] {
    const steps = this.#plan.steps.length;
    if (this.#targets?.steps !== steps)
      this.#targets = {
        steps,
        targets: this.#isDriving ? driving().targetsOf(this.view, this.seat) : [],
      };
    return this.#targets.targets;
  }

  get #isDriving(): boolean {
    return !this.#plan.isEnded && !this.isComplete && this.open.phase === 'stepping';
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
    const [verb = ''] = text.split(' ');
    if (!this.isBegun) return this.#take(text, 'chosen');
    if (verb === 'keep') return this.#startAgain(this.#keeping(text));
    const isInPlace = verb === 'play' || SECRET.has(verb);
    return isInPlace ? this.#startAgain([text]) : this.#take(text, 'chosen');
  }

  /** D-V8h: chosen again, a power is left; one too many pushes the oldest choice out. */
  #keeping(text: string): readonly string[] {
    if (this.texts.includes(text)) return this.texts.filter((kept) => kept !== text);
    return [...(this.isComplete ? this.texts.slice(1) : this.texts), text];
  }

  #startAgain(texts: readonly string[]): Refusal | undefined {
    const before = this.texts;
    const origins = this.#origins;
    this.#cutTo(0);
    for (const text of texts) {
      const refusal = this.#take(text, 'chosen');
      if (refusal === undefined) continue;
      this.#cutTo(0);
      for (const old of before) this.#plan.take(old);
      this.#origins = origins;
      return refusal;
    }
    return undefined;
  }

  /** Drives on to a space, or back to one on the way; `several`: it is not clear which way is meant. */
  goTo(goal: Goal): Refusal | 'several' | undefined {
    const { targets } = this;
    const way = targets.length === 0 ? undefined : driving().wayTo(targets, goal);
    if (way === 'several') return way;
    if (way !== undefined) return this.#drive(way.texts);
    return this.#backTo(goal) ? undefined : this.#plan.refusal(`step ${goal}`);
  }

  /** The rest of the line along the inside. */
  takeInside(): void {
    const { targets } = this;
    const way = targets.length === 0 ? undefined : driving().insideWay(targets);
    if (way !== undefined) this.#drive(way.texts);
  }

  refusal(text: string): Refusal | undefined {
    return this.#plan.refusal(text);
  }

  /** Takes back the last choice that was one. */
  undo(): void {
    if (this.#sketch !== null) return this.sketchAs(shorterSketch(this.#sketch));
    const [first = ''] = this.texts;
    if (first.startsWith('podium ')) return this.sketchAs(shorterSketch(first));
    this.#cutTo(Math.max(0, this.#origins.lastIndexOf('chosen')));
  }

  /** In place of the plan. */
  sketchAs(sketch: string | null): void {
    this.#cutTo(0);
    this.#sketch = sketch;
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
      (text, index) => text === `step ${goal}` && this.#lineAt(index, text) === line,
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
    this.#sketch = null;
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
