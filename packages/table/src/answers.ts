import type { Seat } from '@paddock/kernel';
import type { Accepted } from './change.ts';

interface Answer {
  /** Its number among the answers. */
  readonly at: number;
  readonly accepted: Accepted;
}

/** Commands that were answered, so that a repeated one gets the same answer. */
export class Answers {
  /** Shared with the tables before: those with a number below `#count` are ours. */
  readonly #answers: Map<string, Answer>;
  readonly #count: number;

  constructor(answers = new Map<string, Answer>(), count = 0) {
    this.#answers = answers;
    this.#count = count;
  }

  to(seat: Seat, id: string): Accepted | undefined {
    const answer = this.#answers.get(`${seat} ${id}`);
    return answer !== undefined && answer.at < this.#count ? answer.accepted : undefined;
  }

  /** With one more. The map is copied only where another table has gone on from here already. */
  with(seat: Seat, id: string, accepted: Accepted): Answers {
    const isNewest = this.#answers.size === this.#count;
    const answers = isNewest
      ? this.#answers
      : new Map([...this.#answers].filter(([, { at }]) => at < this.#count));
    answers.set(`${seat} ${id}`, { at: this.#count, accepted });
    return new Answers(answers, this.#count + 1);
  }
}
