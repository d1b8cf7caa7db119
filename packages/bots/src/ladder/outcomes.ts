import type { Action, AnyGame, Chance } from '@paddock/kernel';

/** All that TABLE may do now, with the probability of each: `roll` is called once for every way its draws can fall. */
export function outcomesOf(rules: AnyGame['rules'], state: unknown): Map<Action, number> {
  const shares = new Map<Action, number>();
  const draws = new EveryDraw();
  do {
    const action = rules.roll(state, draws);
    shares.set(action, (shares.get(action) ?? 0) + draws.probability);
  } while (draws.advance());
  return shares;
}

/** Counts through every sequence of draws, like an odometer whose wheels appear when they are first asked. */
class EveryDraw implements Chance {
  readonly #drawn: { value: number; readonly of: number }[] = [];
  #at = 0;

  below(n: number): number {
    const wheel = this.#drawn[this.#at] ?? { value: 0, of: n };
    this.#drawn[this.#at++] = wheel;
    return wheel.value;
  }

  get probability(): number {
    return this.#drawn.reduce((share, { of }) => share / of, 1);
  }

  advance(): boolean {
    this.#at = 0;
    for (let last = this.#drawn.at(-1); last !== undefined; last = this.#drawn.at(-1)) {
      if (++last.value < last.of) return true;
      this.#drawn.pop();
    }
    return false;
  }
}
