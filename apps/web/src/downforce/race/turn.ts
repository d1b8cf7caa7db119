import type { Refusal, Seat } from '@paddock/kernel';
import type {
  CardName,
  CarName,
  DownforceFact,
  DownforcePublic,
  DownforceRules,
  DownforceView,
  Phase,
} from '@paddock/downforce';
import { PlannedTurn, planOn } from '../../table/desk/planned-turn.ts';
import type { PlayedVariant } from './played-variant.ts';
import { insidePath, pathTo, targetsOf, type Goal, type Target } from './paths.ts';

/** What a car has driven on one line. */
export interface Trail {
  readonly car: CarName;
  /** The space it left, then those it entered; `home` beyond the finish. */
  readonly goals: readonly Goal[];
  readonly isCurrent: boolean;
}

const NEW_QUESTIONS: ReadonlySet<Phase> = new Set(['bidding', 'betting', 'playing']);

/** Answers that nobody sees until the last one is in: they leave the table as it is, and replace each other. */
const SEALED: ReadonlySet<string> = new Set(['bid', 'bet', 'ready', 'keep']);

/** What a turn is tried out with. */
interface TurnParts {
  readonly rules: DownforceRules;
  readonly variants: readonly PlayedVariant[];
}

/** A turn of Downforce: a card with its lines, or a sealed choice. */
export class Turn extends PlannedTurn<DownforceView, DownforceFact> {
  /** What there was to choose from at first. */
  readonly offers: readonly string[];
  readonly #rules: DownforceRules;
  readonly #variants: readonly PlayedVariant[];
  readonly #seat: Seat;
  #sketch: string | null = null;
  #targets: { readonly after: object | undefined; readonly targets: readonly Target[] } | undefined;

  constructor({ rules, variants }: TurnParts, view: DownforceView, seat: Seat) {
    super(planOn(rules, view, seat));
    this.#rules = rules;
    this.#variants = variants;
    this.#seat = seat;
    this.offers = this.legal;
  }

  /** Begun, but not an answer yet: two cars of a podium, one of two to swap. */
  get sketch(): string | null {
    return this.#sketch;
  }

  override get draft(): readonly string[] {
    return this.#sketch === null ? this.texts : [this.#sketch];
  }

  override get isBegun(): boolean {
    return super.isBegun || this.#sketch !== null;
  }

  protected override get isNewQuestion(): boolean {
    const { phase } = this.open;
    return NEW_QUESTIONS.has(phase) || this.#variants.some(({ questions }) => questions?.includes(phase));
  }

  /** What kind of answer was begun; null: none. */
  get verb(): string | null {
    return this.texts[0] === undefined ? null : verbOf(this.texts[0]);
  }

  override get isUnseen(): boolean {
    return this.verb === null || this.#isSealed(this.verb);
  }

  /** What it is about: a card, a car, a power, a number; several are one text. */
  get #thing(): string | null {
    const [first] = this.texts;
    return first === undefined || !first.includes(' ') ? null : first.slice(first.indexOf(' ') + 1);
  }

  /** The card that is placed or played. */
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
    const after = this.steps.at(-1);
    if (this.#targets === undefined || this.#targets.after !== after) {
      const targets = this.#isDriving ? targetsOf(this.#rules, this.view, this.#seat) : [];
      this.#targets = { after, targets };
    }
    return this.#targets.targets;
  }

  get #isDriving(): boolean {
    return this.open.phase === 'stepping' && this.legal.length > 0;
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

  override resume(kept: readonly string[]): this {
    if (this.takeAll(kept, 'chosen') !== undefined)
      this.#sketch = kept.find((text) => this.#variants.some(({ sketch }) => sketch?.test(text))) ?? null;
    return this;
  }

  override choose(text: string): Refusal | undefined {
    const refusal = verbOf(text) === 'keep' ? this.rewrite(0, this.#keeping(text)) : super.choose(text);
    if (refusal === undefined) this.#sketch = null;
    return refusal;
  }

  protected override stepsKept(text: string): number {
    const verb = verbOf(text);
    return verb === 'play' || this.#isSealed(verb) ? 0 : this.texts.length;
  }

  /** D-V8h: chosen again, a power is left; one too many pushes the oldest choice out. */
  #keeping(text: string): readonly string[] {
    if (this.texts.includes(text)) return this.texts.filter((kept) => kept !== text);
    return [...(this.isComplete ? this.texts.slice(1) : this.texts), text];
  }

  /** Drives on to a space, or back to one on the path; `several`: it is not clear which path is meant. */
  goTo(goal: Goal): Refusal | 'several' | undefined {
    const { targets } = this;
    const path = targets.length === 0 ? undefined : pathTo(targets, goal);
    if (path === 'several') return path;
    if (path !== undefined) return this.takeAll(path.texts, 'joined');
    return this.#backTo(goal) ? undefined : this.refusal(`step ${goal}`);
  }

  /** The rest of the line along the inside. */
  takeInside(): void {
    const { targets } = this;
    const path = targets.length === 0 ? undefined : insidePath(targets);
    if (path !== undefined) this.takeAll(path.texts, 'joined');
  }

  override undo(): void {
    const shorter = this.#shorter(this.#sketch ?? this.texts[0] ?? '');
    if (this.#sketch !== null || shorter !== undefined) return this.sketchAs(shorter ?? null);
    return super.undo();
  }

  #shorter(text: string): string | null | undefined {
    return this.#variants.map((variant) => variant.shorter?.(text)).find((left) => left !== undefined);
  }

  #isSealed(verb: string): boolean {
    return SEALED.has(verb) || this.#variants.some(({ answers }) => answers?.includes(verb));
  }

  /** In place of the plan. */
  sketchAs(sketch: string | null): void {
    this.cutTo(0);
    this.#sketch = sketch;
  }

  #backTo(goal: Goal): boolean {
    const line = this.#currentLine;
    const at = this.texts.findLastIndex(
      (text, index) => text === `step ${goal}` && this.#lineAt(index, text) === line,
    );
    if (at < 0 || at === this.texts.length - 1) return false;
    this.cutTo(at + 1);
    return true;
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

function verbOf(text: string): string {
  return text.split(' ')[0] ?? '';
}

function lineKey({ card }: DownforcePublic): string {
  return card === null ? 'none' : `${card.card} ${card.line} ${card.car}`;
}
