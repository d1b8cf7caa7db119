import type { Seat } from '@paddock/kernel';
import type { Accepted } from './change.ts';

interface Answer {
  /** Its index among the answers. */
  readonly at: number;
  readonly accepted: Accepted;
}

/** Answered commands, so that a repeated one gets the same answer. */
export class Answers {
  /** Shared with earlier tables; ours are those with an index below `#count`. */
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

  /** Adds one answer. Copies the map only if another table has already continued from here. */
  with(seat: Seat, id: string, accepted: Accepted): Answers {
    const isNewest = this.#answers.size === this.#count;
    const answers = isNewest
      ? this.#answers
      : new Map([...this.#answers].filter(([, { at }]) => at < this.#count));
    answers.set(`${seat} ${id}`, { at: this.#count, accepted });
    return new Answers(answers, this.#count + 1);
  }
}
