import { describe, expect, it } from 'vitest';
import { byTaste } from './by-taste.ts';

interface Plan {
  readonly name: string;
  readonly value: number;
  readonly risk: number;
}

/** The best leads the middle one by 4. */
const PLANS: readonly Plan[] = [
  { name: 'safe', value: 10, risk: 0 },
  { name: 'near', value: 9.5, risk: 5 },
  { name: 'further', value: 8.5, risk: 9 },
  { name: 'middle', value: 6, risk: 10 },
  { name: 'poor', value: 4, risk: 99 },
  { name: 'poorer', value: 3, risk: 99 },
  { name: 'worst', value: 2, risk: 99 },
];

const REST = ['middle', 'poor', 'poorer', 'worst'];

const namesOf = (plans: readonly Plan[]) => plans.map(({ name }) => name);

describe('what a character likes', () => {
  it.each([
    [0, ['safe', 'near', 'further', ...REST]],
    // Half of 4 is given up at most: «near» gets 2 × 5/9 for the 0.5 it lacks, «further» 2 for 1.5.
    [1, ['near', 'further', 'safe', ...REST]],
    [-1, ['safe', 'near', 'further', ...REST]],
  ])('%d: risk', (leaning, order) => {
    expect(namesOf(byTaste(PLANS, 0.5, ({ risk }) => leaning * risk))).toEqual(order);
  });

  it('costs no more than its share, however much it is liked', () => {
    for (const share of [0.1, 0.2, 0.4, 0.8]) {
      const [first] = byTaste(PLANS, share, ({ risk }) => risk);
      expect(first?.value).toBeGreaterThanOrEqual(10 - share * 4);
    }
  });

  it('trusts the level where it ranks a plan above one with a higher value', () => {
    const tried = PLANS.toSpliced(1, 0, { name: 'lucky', value: 50, risk: 0 });
    const order = ['safe', 'lucky', 'near', 'further', ...REST];
    expect(namesOf(byTaste(tried, 0.5, () => 0))).toEqual(order);
    expect(namesOf(byTaste(tried, 0.5, ({ risk }) => -risk))).toEqual(order);
  });

  it('settles nothing where all have as much of it, and leaves equals in their order', () => {
    const same = PLANS.map((plan) => ({ ...plan, risk: 1 }));
    expect(byTaste(same, 0.5, ({ risk }) => risk)).toEqual(same);
    const equal = PLANS.map((plan) => ({ ...plan, value: 1 }));
    expect(namesOf(byTaste(equal, 0.5, ({ risk }) => risk))).toEqual(namesOf(equal));
    expect(byTaste<Plan>([], 0.5, ({ risk }) => risk)).toEqual([]);
  });
});
