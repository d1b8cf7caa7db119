import { canonical, isRefusal, resolveOptions, type OptionKind } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { FORMULA_BOTS } from '../formula/search/levels.ts';
import type { GameBots } from '../game-bots.ts';
import { addsUp } from './sums.ts';
import { scoresBySeat } from './worth.ts';
import { gameOf, LITTLE, reviewerOf } from './testing.ts';

type Given = Readonly<Record<string, unknown>>;

/** Few rollouts: what is proved is exactness, not precision. */
const LEAST = { ...LITTLE, coarse: 1, rollouts: 0, screening: 2, comparing: 2, iterations: 1 };
/** Judging is the same for all, and slow. */
const DECISIONS = 1;

function valuesOf(kind: OptionKind): readonly unknown[] {
  if (kind.type === 'choice') return kind.values;
  return kind.type === 'flag' ? [true, ...(kind.or ?? [])] : [];
}

/** Once each: every preset, and every value of an option by itself, with a number of players that it allows. */
function variantsOf({ game }: GameBots): { name: string; players: number; options: Given }[] {
  const { specs } = game.rules.options;
  const single = Object.entries<{ readonly kind: OptionKind }>(specs).flatMap(([key, { kind }]) =>
    valuesOf(kind).map((value) => ({ name: `${key} ${String(value)}`, options: { [key]: value } })),
  );
  const presets = Object.entries(game.presets).map(([name, options]) => ({
    name,
    options: options as Given,
  }));
  const different = new Map([...single, ...presets].map((each) => [canonical(each.options), each]));
  return [...different.values()].flatMap(({ name, options }, at) => {
    // A long season is a short one again and again.
    const given =
      'races' in options && Number(options['races']) > 2 ? { ...options, races: 2, removed: 0 } : options;
    const players = [2, 3, 4, 5, 6].map((_, turn, all) => all[(turn + at) % all.length] ?? 2);
    const fitting = players.find((count) => !isRefusal(resolveOptions(game.rules.options, count, given)));
    return fitting === undefined ? [] : [{ name, players: fitting, options: given }];
  });
}

describe.each([
  ['Downforce', DOWNFORCE_BOTS, 30],
  ['Formula', FORMULA_BOTS, 5],
] as const)('a review of %s', (_title, bots, least) => {
  it('adds up to the last digit in every preset and with every value of an option', () => {
    const variants = variantsOf(bots);
    expect(variants.length).toBeGreaterThanOrEqual(least);
    for (const { name, players, options } of variants) {
      const record = gameOf(bots, 'random', players, name, options);
      const reviewer = reviewerOf(bots, record, LEAST);
      // Two passes over the moments, and then some decisions.
      let left = 2 * (reviewer.review().steps.length + 1) + DECISIONS;
      for (const _ of reviewer.work()) if (--left === 0) break;
      const review = reviewer.review();
      const scores = scoresBySeat(record.result ?? { standings: [] }, players);
      expect({
        name,
        judged: review.steps.filter((step) => step.judged !== undefined).length,
        exact: addsUp(review),
        results: review.totals.map(({ result }) => result.points),
      }).toEqual({ name, judged: DECISIONS, exact: true, results: scores.map((score) => 1_000 * score) });
    }
  });
});
