import {
  canonical,
  FactLog,
  factsFor,
  isRefusal,
  isIn,
  refuse,
  resolveOptions,
  type AnyGame,
  type Actor,
  type Refusal,
  type ViewShape,
} from '@paddock/kernel';
import type { Moment } from '@paddock/table';
import { LEARNER, type Lesson } from './lesson.ts';

/** What the learner answered where the record leaves it free, by the number of the action. */
export type Answers = Readonly<Record<number, readonly string[]>>;

/** A lesson's record, played as far as `at`. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly rules: AnyGame['rules'];
  at = 0;
  #state: unknown;
  #answers: Answers;

  constructor(rules: AnyGame['rules'], lesson: Lesson, answers: Answers = {}) {
    this.lesson = lesson;
    this.rules = rules;
    this.#answers = answers;
    const options = resolveOptions(rules.options, lesson.players, lesson.options);
    if (isRefusal(options)) throw new Error(options.code);
    this.#state = rules.start({ players: lesson.players, options });
  }

  get view(): ViewShape {
    return this.rules.view(this.#state, LEARNER);
  }

  get answers(): Answers {
    return this.#answers;
  }

  get isOver(): boolean {
    return this.rules.toAct(this.#state) === 0;
  }

  isAsked(actor: Actor): boolean {
    return isIn(this.rules.toAct(this.#state), actor);
  }

  /** What one actor does from here, up to the action `to`, before anybody else does something. */
  next(to = this.lesson.record.length): readonly string[] {
    const who = this.lesson.record[this.at]?.who;
    const texts: string[] = [];
    for (const act of this.lesson.record.slice(this.at, to)) {
      if (act.who !== who) break;
      texts.push(act.text);
    }
    return texts;
  }

  /** Plays the record up to the action `to`; throws if it is not legal. */
  playTo(to: number): Moment<ViewShape, unknown>[] {
    const moments: Moment<ViewShape, unknown>[] = [];
    while (this.at < to) {
      const who = this.lesson.record[this.at]?.who ?? LEARNER;
      const texts = this.next(to);
      const played = this.#do(who, this.#answers[this.at] ?? texts);
      if (isRefusal(played)) throw new Error(`action ${this.at} of the lesson: ${played.code}`);
      moments.push(...played);
      this.at += texts.length;
    }
    return moments;
  }

  /**
   * The learner's answer in place of the record's up to `to`: the same, another way to the same position, or, where it is
   * free, anything after which the rest of the record can still be played.
   */
  answer(
    texts: readonly string[],
    to: number,
    isFree: boolean,
  ): readonly Moment<ViewShape, unknown>[] | Refusal {
    const expected = this.next(to);
    const tried = this.#fork();
    const played = tried.#do(LEARNER, texts);
    if (isRefusal(played)) return played;
    const isSame = texts.join() === expected.join();
    if (!isSame && !(isFree ? tried.#canGoOn(expected.length) : this.#leadsTo(tried, expected)))
      return refuse('another-move', 'lesson');
    if (!isSame) this.#answers = { ...this.#answers, [this.at]: texts };
    this.#state = tried.#state;
    this.at += expected.length;
    return played;
  }

  #leadsTo(tried: LessonRun, expected: readonly string[]): boolean {
    const told = this.#fork();
    return !isRefusal(told.#do(LEARNER, expected)) && canonical(told.view) === canonical(tried.view);
  }

  /** The rest of the record is legal from here. */
  #canGoOn(done: number): boolean {
    const rest = this.#fork();
    rest.at += done;
    try {
      rest.playTo(this.lesson.record.length);
      return rest.isOver;
    } catch {
      return false;
    }
  }

  #fork(): LessonRun {
    const fork = new LessonRun(this.rules, this.lesson, this.#answers);
    fork.at = this.at;
    fork.#state = this.rules.copy(this.#state);
    return fork;
  }

  #do(who: Actor, texts: readonly string[]): Moment<ViewShape, unknown>[] | Refusal {
    const moments: Moment<ViewShape, unknown>[] = [];
    const state = this.rules.copy(this.#state);
    for (const text of texts) {
      const action = this.rules.read(text);
      const refusal = isRefusal(action) ? action : this.rules.refusal(state, who, action);
      if (isRefusal(action) || refusal !== undefined) return refusal ?? refuse('another-move', 'lesson');
      const log = new FactLog<unknown>();
      this.rules.apply(state, who, action, log);
      const view = this.rules.view(state, LEARNER);
      moments.push({ entry: this.at, who, facts: factsFor(log.take(), LEARNER), view });
    }
    this.#state = state;
    return moments;
  }
}
