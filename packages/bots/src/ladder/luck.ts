import { TABLE, type Action, type AnyGame, type Seat } from '@paddock/kernel';
import type { Gauge } from './gauge.ts';
import { outcomesOf } from './outcomes.ts';

/**
 * What chance gave every seat over a game: at each of TABLE's draws the gauge after it, minus its mean over everything
 * that could have been drawn. Each such term has mean zero for every gauge and all players, so subtracting any
 * multiple of it from a result changes no expectation (the part of AIVAT that concerns chance).
 */
export class Luck {
  readonly #rules: AnyGame['rules'];
  readonly #gauge: Gauge;
  readonly #people: number;
  readonly #seed: string;
  /** By seat, by measure. */
  readonly #sums: number[][];
  #events = 0;

  constructor(rules: AnyGame['rules'], gauge: Gauge, people: number, seed: string) {
    this.#rules = rules;
    this.#gauge = gauge;
    this.#people = people;
    this.#seed = seed;
    this.#sums = Array.from({ length: people }, () => gauge.measures.map(() => 0));
  }

  /** TABLE is about to do `drawn` in this state. */
  note(state: unknown, drawn: Action): void {
    const outcomes = outcomesOf(this.#rules, state);
    if (outcomes.size < 2) return;
    // What the gauge itself rolls must not depend on what was drawn.
    const seed = `${this.#seed} luck ${this.#events++}`;
    let after = this.#rules.copy(state);
    const add = (action: Action, share: number, weight: number, own: string) => {
      after = this.#rules.copy(state, after);
      this.#rules.apply(after, TABLE, action);
      for (const [seat, values] of this.#gauge.measure(after, this.#people, own, share).entries())
        this.#add(seat, values, weight);
    };
    add(drawn, 1, 1, `${seed} drawn`);
    for (const [action, probability] of outcomes) add(action, probability, -probability, `${seed} ${action}`);
  }

  /** The seat's luck minus a rival's, by measure. */
  leadOf(seat: Seat): number[] {
    const rivals = Math.max(1, this.#people - 1);
    return this.#gauge.measures.map((_, at) => {
      const own = this.#sums[seat]?.[at] ?? 0;
      const all = this.#sums.reduce((sum, values) => sum + (values[at] ?? 0), 0);
      return own - (all - own) / rivals;
    });
  }

  #add(seat: Seat, values: readonly number[], weight: number): void {
    const sums = this.#sums[seat];
    if (sums === undefined) return;
    for (const [at, value] of values.entries()) sums[at] = (sums[at] ?? 0) + weight * value;
  }
}
