import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FastChance, fastChance } from './chance.ts';
import { commitmentTo, dealKey, FairChance, saltHash } from './fair.ts';

const SECRET = 'ab'.repeat(32);

/** Chi-squared per degree of freedom: how far the counts are from an even spread. */
function unevenness(draw: () => number, sides: number, draws: number): number {
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < draws; i++) {
    const value = draw();
    counts[value] = (counts[value] ?? 0) + 1;
  }
  expect(counts).toHaveLength(sides);
  const even = draws / sides;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0) / (sides - 1);
}

describe('fast chance', () => {
  it('matches the published sfc32 from its first numbers on', () => {
    const chance = new FastChance(1, 2, 3);
    expect([chance.next(), chance.next(), chance.next()]).toEqual(reference(1, 2, 3, 3));
  });

  it('repeats for the same seed text, and differs for another', () => {
    const draw = (seed: string) => {
      const chance = fastChance(seed);
      return Array.from({ length: 20 }, () => chance.below(1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it.each([2, 3, 6, 12, 54])('is even below %i', (sides) => {
    const chance = fastChance('even');
    expect(unevenness(() => chance.below(sides), sides, 60_000)).toBeLessThan(2);
  });
});

/** A second sfc32, in unbounded integers, from its authors' description. */
function reference(a: number, b: number, c: number, count: number): number[] {
  const mask = 0xffffffffn;
  const state = [BigInt(a), BigInt(b), BigInt(c), 1n] as [bigint, bigint, bigint, bigint];
  const next = (): number => {
    const [x, y, z, n] = state;
    const sum = (x + y + n) & mask;
    state[0] = y ^ (y >> 9n);
    state[1] = (z + (z << 3n)) & mask;
    state[2] = ((((z << 21n) & mask) | (z >> 11n)) + sum) & mask;
    state[3] = n + 1n;
    return Number(sum);
  };
  for (let i = 0; i < 12; i++) next();
  return Array.from({ length: count }, next);
}

describe('fair chance', () => {
  const key = dealKey(SECRET, 'match-1', 0, ['aa', 'bb']);

  it.each([2, 5, 12, 54])('is even below %i', (sides) => {
    const chance = new FairChance(key);
    expect(unevenness(() => chance.below(sides, 'die'), sides, 6_000)).toBeLessThan(2);
  });

  it('counts each stream separately, so one kind of draw does not shift another', () => {
    const alone = new FairChance(key);
    const mixed = new FairChance(key);
    const dice = [alone.below(12, 'die'), alone.below(12, 'die')];
    const first = mixed.below(12, 'die');
    mixed.below(54, 'draw');
    expect([first, mixed.below(12, 'die')]).toEqual(dice);
    expect(mixed.drawn()).toMatchObject({ die: 2, draw: 1, lot: 0 });
  });

  it('depends on the secret, the match, the deal and every salt', () => {
    const draws = (...given: Parameters<typeof dealKey>) => {
      const chance = new FairChance(dealKey(...given));
      return Array.from({ length: 12 }, () => chance.below(1000, 'draw')).join();
    };
    const all = [
      draws(SECRET, 'm', 0, ['aa', 'bb']),
      draws('cd'.repeat(32), 'm', 0, ['aa', 'bb']),
      draws(SECRET, 'n', 0, ['aa', 'bb']),
      draws(SECRET, 'm', 1, ['aa', 'bb']),
      draws(SECRET, 'm', 0, ['aa', 'bc']),
      draws(SECRET, 'm', 0, ['bb', 'aa']),
      draws(SECRET, 'm', 0, ['aabb', '']),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('forks: draws from the copy do not advance the original', () => {
    const chance = new FairChance(key);
    chance.below(6, 'die');
    const fork = chance.fork();
    expect(fork.below(1e6, 'die')).toBe(chance.below(1e6, 'die'));
  });

  it('stays below n, for any n', () => {
    const chance = new FairChance(key);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (n) => {
        const value = chance.below(n, 'lot');
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
      { numRuns: 300 },
    );
    expect(chance.below(1, 'lot')).toBe(0);
  });

  it.each([
    [
      '000102030405060708090a0b0c0d0e0f',
      'm',
      0,
      2,
      '0fba8c14145193c50c2cb7fdb247ebabbecdee47226616d6a93bf7f162b9dc67',
    ],
    [
      'beef',
      '4nsmzp05981sv7p6frb7',
      11,
      0,
      'ef06d01c7bf4e696f0a86b276a2b22dc9e157faf12412e71d62f98c76638515d',
    ],
  ])('hashes the salt %s as documented', (salt, match, deal, seat, hash) => {
    const text = [
      'paddock salt',
      ...[match, `${deal}`, `${seat}`, salt].map((part) => `${part.length}:${part}`),
    ];
    expect(createHash('sha256').update(text.join('\n')).digest('hex')).toBe(hash);
    expect(saltHash(salt, match, deal, seat)).toBe(hash);
  });

  it('commits to match and deal as well as to the secret', () => {
    const commitments = [
      commitmentTo(SECRET, 'm', 0),
      commitmentTo(SECRET, 'm', 1),
      commitmentTo(SECRET, 'n', 0),
    ];
    expect(new Set(commitments).size).toBe(3);
    expect(commitments[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
