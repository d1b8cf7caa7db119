import { describe, expect, it } from 'vitest';
import { byTaste, type Appeal } from './by-taste.ts';

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

const appealOf = ({ risk }: Plan): Appeal => ({ spends: 0, rivals: 0, risk, own: 0 });
const namesOf = (plans: readonly Plan[]) => plans.map(({ name }) => name);

describe('what a character likes', () => {
  it.each([
    [0, ['safe', 'near', 'further', ...REST]],
    // Half of 4 is given up at most: for «further» 1.5 of 2, for «near» 0.5 of 2 × 5/9.
    [1, ['near', 'further', 'safe', ...REST]],
    [0.5, ['near', 'safe', 'further', ...REST]],
    [-1, ['safe', 'near', 'further', ...REST]],
  ])('leaning %d to risk', (risk, order) => {
    expect(namesOf(byTaste(PLANS, { risk }, 0.5, appealOf))).toEqual(order);
  });

  it('costs no more than its share, however much it is liked', () => {
    for (const share of [0.1, 0.2, 0.4, 0.8]) {
      const [first] = byTaste(PLANS, { risk: 1 }, share, appealOf);
      expect(first?.value).toBeGreaterThanOrEqual(10 - share * 4);
    }
  });

  it('trusts the level where it ranks a plan above one with a higher value', () => {
    const tried = PLANS.toSpliced(1, 0, { name: 'lucky', value: 50, risk: 0 });
    const order = ['safe', 'lucky', 'near', 'further', ...REST];
    expect(namesOf(byTaste(tried, {}, 0.5, appealOf))).toEqual(order);
    expect(namesOf(byTaste(tried, { risk: -1 }, 0.5, appealOf))).toEqual(order);
  });

  it('settles nothing where all have as much of it, and leaves equals in their order', () => {
    const same = PLANS.map((plan) => ({ ...plan, risk: 1 }));
    expect(byTaste(same, { risk: 1 }, 0.5, appealOf)).toEqual(same);
    const equal = PLANS.map((plan) => ({ ...plan, value: 1 }));
    expect(namesOf(byTaste(equal, {}, 0.5, appealOf))).toEqual(namesOf(equal));
    expect(byTaste<Plan>([], { risk: 1 }, 0.5, appealOf)).toEqual([]);
  });
});
