import { describe, expect, it } from 'vitest';
import { paddock } from '../testing.ts';

interface Level {
  readonly level: string;
  readonly points: { readonly mean: number };
  readonly decisions: number;
  thinking?: number;
}

interface Told<Result> {
  readonly options: Readonly<Record<string, unknown>>;
  readonly pairs: readonly (readonly string[])[];
  readonly results: readonly Result[];
}

interface Duel {
  readonly first: Level;
  readonly second: Level;
  readonly races: number;
  readonly ratio: { readonly low: number; readonly mean: number; readonly high: number };
}

interface Challenge {
  readonly one: Level;
  readonly others: Level;
  readonly games: number;
}

async function ladder<Result>(...args: readonly string[]): Promise<Told<Result>> {
  const { code, out, err } = await paddock(['ladder', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Told<Result>;
}

describe('paddock ladder', () => {
  it('plays two levels of Formula against each other, the stronger first, in single races', async () => {
    const call = ['--levels', 'random,club', '--deals', '8', '--players', '4'];
    const { options, pairs, results } = await ladder<Duel>(...call);
    expect(options['races']).toBe(1);
    expect(pairs).toEqual([['club', 'random']]);
    const [duel] = results as [Duel];
    expect([duel.first.level, duel.second.level, duel.races]).toEqual(['club', 'random', 16]);
    expect(duel.ratio.mean).toBeGreaterThan(1);
    expect(duel.first.thinking).toBeGreaterThan(0);
    const again = await ladder<Duel>(...call, '--seed', 'paddock');
    const bare = (told: Told<Duel>) =>
      told.results.map(({ first, second, ...rest }) => [
        { ...first, thinking: 0 },
        { ...second, thinking: 0 },
        rest,
      ]);
    expect(bare(again)).toEqual(bare({ options, pairs, results }));
    expect(bare(await ladder<Duel>(...call, '--seed', 'another'))).not.toEqual(bare(again));
  });

  it('plays one against a table in Downforce, from every seat', async () => {
    const call = ['--game', 'downforce', '--levels', 'rookie,random', '--deals', '2', '--players', '3'];
    const { pairs, results } = await ladder<Challenge>(...call, '--track', 'river-station');
    expect(pairs).toEqual([['rookie', 'random']]);
    const [challenge] = results as [Challenge];
    expect([challenge.one.level, challenge.others.level, challenge.games]).toEqual(['rookie', 'random', 6]);
    expect(challenge.others.decisions).toBeGreaterThan(challenge.one.decisions);
  });

  it('prints tables with intervals, in the user’s language', async () => {
    const duel = ['ladder', '--levels', 'rookie,random', '--deals', '2', '--lang', 'fr'];
    expect((await paddock(duel)).out).toMatch(
      /rookie contre random \(4 courses\)\n {2}rookie +points par course \d+,\d\d \(\d+,\d\d à \d+,\d\d\)/,
    );
    const one = ['ladder', '--game', 'downforce', '--levels', 'rookie,random', '--deals', '2'];
    const { code, out, err } = await paddock([...one, '--players', '2']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/rookie against 1 × random \(4 games\)\n {2}rookie +score per game -?\d+\.\d\d \(/);
    expect(out).not.toMatch(/undefined|NaN|\r/);
  });
});
