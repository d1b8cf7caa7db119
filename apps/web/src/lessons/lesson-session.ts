import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { isRefusal, refuse, type AnyGame, type Refusal, type Seat, type ViewShape } from '@paddock/kernel';
import { linesOf, MomentQueue } from '../session/moment-queue.ts';
import { Pause } from '../session/pause.ts';
import type { SeatInfo, Session } from '../session/session.ts';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';
import type { LessonProgress } from './progress.ts';
import { LessonRun } from './run.ts';

interface Parts {
  readonly rules: AnyGame['rules'];
  readonly lesson: Lesson;
  readonly seats: readonly SeatInfo[];
  readonly progress: LessonProgress;
  /** Called whenever the learner gets further. */
  readonly keep: (progress: LessonProgress) => void;
  /** What to do instead, in words. */
  readonly explain: () => string;
}

/** What the coach talks about now. */
export type Coached =
  | { readonly kind: 'look'; readonly step: LessonStep }
  /** `texts`: what is still to be chosen; none: the plan waits for its confirmation. `begun`: what was chosen. */
  | {
      readonly kind: 'do';
      readonly step: Extract<LessonStep, { readonly to: number }>;
      readonly texts: readonly string[];
      readonly begun: readonly string[];
      /** The step's first action: while it is next, the coach explains the idea. */
      readonly first: string;
      /** The plan differs from the lesson's. */
      readonly isAstray: boolean;
    };

/** A lesson at the table: others play what the record says, and the learner plays their own part. */
export class LessonSession implements Session<ViewShape, unknown> {
  readonly game: string;
  readonly match: string;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly viewer = signal<Seat | 'public'>(LEARNER);
  readonly handOverTo = signal<Seat | null>(null);
  readonly keptPlan = signal<readonly string[]>([]);
  readonly toAct = signal<readonly Seat[]>([]);
  readonly view: ReadonlySignal<ViewShape>;
  readonly moment: MomentQueue<ViewShape, unknown>['moment'];
  readonly log: MomentQueue<ViewShape, unknown>['log'];
  readonly mayAct: ReadonlySignal<boolean>;
  readonly explain: (refusal: Refusal) => string | undefined;
  /** The number of the step that comes next. */
  readonly step: ReadonlySignal<number>;

  readonly #parts: Parts;
  readonly #run: LessonRun;
  readonly #queue: MomentQueue<ViewShape, unknown>;
  readonly #pause = new Pause();
  readonly #step = signal(0);
  readonly #isWaiting = signal(false);
  #isPausing = false;
  #stopWatching: () => void = () => undefined;

  constructor(parts: Parts) {
    const { rules, lesson, progress } = parts;
    this.#parts = parts;
    this.game = rules.game;
    this.match = `lesson-${lesson.game}`;
    this.seats = signal(parts.seats);
    this.explain = ({ code }) => (code === 'another-move' ? parts.explain() : undefined);
    this.#step.value = Math.min(Math.max(0, progress.step), lesson.steps.length - 1);
    this.step = this.#step;
    this.#run = new LessonRun(rules, lesson, progress.answers);
    const past = this.#run.playTo(this.#now?.at ?? 0);
    this.#queue = new MomentQueue(this.#run.view, linesOf(past));
    this.view = this.#queue.view;
    this.moment = this.#queue.moment;
    this.log = this.#queue.log;
    this.mayAct = computed(() => this.#isWaiting.value && this.#isDoing && this.#queue.isIdle.value);
  }

  get lesson(): Lesson {
    return this.#parts.lesson;
  }

  /** Plays until `close`. */
  begin(): void {
    this.#stopWatching = effect(() => {
      if (this.#queue.isIdle.value && !this.#isWaiting.value) untracked(() => void this.#goOn());
    });
  }

  close(): void {
    this.#stopWatching();
    this.#pause.end();
  }

  /** Null while others play, and after the last step. */
  readonly coached: ReadonlySignal<Coached | null> = computed(() => {
    const step = this.#parts.lesson.steps[this.#step.value];
    if (step === undefined || !this.#isWaiting.value || !this.#queue.isIdle.value) return null;
    if (!('to' in step)) return { kind: 'look', step };
    const expected = this.#run.next(step.to);
    const begun = this.keptPlan.value;
    const isSame = begun.every((text, at) => text === expected[at]) || step.isFree === true;
    return {
      kind: 'do',
      step,
      texts: isSame ? expected.slice(begun.length) : expected,
      begun,
      first: this.#parts.lesson.record[step.at]?.text ?? '',
      isAstray: !isSame,
    };
  });

  /** The learner has looked at it. */
  looked(): void {
    if (this.coached.peek()?.kind === 'look') this.#advance();
  }

  /** The coach does the step in the learner's place. */
  doForMe(): void {
    const now = this.coached.peek();
    if (now?.kind === 'look') return this.#advance();
    if (now === null || !('to' in now.step)) return undefined;
    const moments = this.#run.playTo(this.#run.at + this.#run.next(now.step.to).length);
    return this.#show(moments);
  }

  shown(): void {
    this.#queue.shown();
  }

  skip(): void {
    this.#pause.end();
    this.#queue.skip();
  }

  takeDevice(): void {
    // One learner, one device.
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
  }

  command(texts: readonly string[]): Promise<Refusal | undefined> {
    const step = this.#now;
    if (!this.mayAct.peek() || step === undefined || !('to' in step))
      return Promise.resolve(refuse('not-now', 'table'));
    const played = this.#run.answer(texts, step.to, step.isFree === true);
    if (isRefusal(played)) return Promise.resolve(played);
    this.#show(played);
    return Promise.resolve(undefined);
  }

  get #now(): LessonStep | undefined {
    return this.#parts.lesson.steps[this.#step.peek()];
  }

  get #isDoing(): boolean {
    const step = this.#parts.lesson.steps[this.#step.value];
    return step !== undefined && 'to' in step;
  }

  #show(moments: Parameters<MomentQueue<ViewShape, unknown>['enqueue']>[0]): void {
    batch(() => {
      this.keptPlan.value = [];
      this.#isWaiting.value = false;
      this.toAct.value = [];
      this.#queue.enqueue(moments);
    });
  }

  #advance(): void {
    const step = this.#step.peek() + 1;
    const isDone = step >= this.#parts.lesson.steps.length;
    this.#parts.keep({ step: isDone ? 0 : step, answers: isDone ? {} : this.#run.answers, isDone });
    batch(() => {
      this.#step.value = step;
      this.#isWaiting.value = false;
    });
  }

  /** The screen is up to date: what comes next? */
  async #goOn(): Promise<void> {
    const step = this.#now;
    if (step === undefined || this.#isPausing) return;
    const { at } = this.#run;
    if ('to' in step && at >= step.to) {
      this.#advance();
      return this.#goOn();
    }
    const skip = this.#parts.lesson.skips.find(([from]) => from === at);
    if (at < step.at && skip !== undefined) return this.#jumpTo(skip[1]);
    const who = this.#parts.lesson.record[at]?.who;
    if (at >= step.at && (!('to' in step) || who === LEARNER)) return this.#wait();
    this.toAct.value = [...this.#parts.seats.keys()].filter((seat) => this.#run.isAsked(seat));
    await this.#breathe();
    return this.#queue.enqueue(this.#run.playTo(at + this.#run.next(this.#until(step)).length));
  }

  /** Others play on as far as this, or until somebody else does. */
  #until(step: LessonStep): number {
    const { at } = this.#run;
    const ends = [
      step.at,
      'to' in step ? step.to : step.at,
      ...this.#parts.lesson.skips.map(([from]) => from),
    ];
    return Math.min(...ends.filter((end) => end > at));
  }

  async #breathe(): Promise<void> {
    this.#isPausing = true;
    await this.#pause.begin();
    this.#isPausing = false;
  }

  #wait(): void {
    batch(() => {
      this.toAct.value = [...this.#parts.seats.keys()].filter((seat) => this.#run.isAsked(seat));
      this.#isWaiting.value = true;
    });
  }

  #jumpTo(to: number): void {
    const past = linesOf(this.#run.playTo(to));
    this.#queue.reset(this.#run.view, [...this.#queue.log.peek(), ...past]);
    void this.#goOn();
  }
}
