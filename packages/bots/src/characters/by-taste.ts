import type { Leanings } from './leanings.ts';

interface Valued {
  readonly value: number;
}

/** By leaning, how much of it a plan has: only differences between plans count. */
export type Appeal = Required<Leanings>;

const KINDS = ['spends', 'rivals', 'risk', 'own'] as const satisfies readonly (keyof Leanings)[];

/** Best first, equals in the order they came. */
export function byValue<Plan extends Valued>(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((a, b) => b.value - a.value);
}

/**
 * The plans as somebody with these leanings sees them; `ranked` is how the level does, best first. What is at stake is the
 * best plan's lead over the middle one, so that it does not matter in what a level counts; no more than `share` of it is
 * given up.
 */
export function byTaste<Plan extends Valued>(
  ranked: readonly Plan[],
  leanings: Leanings,
  share: number,
  appealOf: (plan: Plan) => Appeal,
): readonly Plan[] {
  const scores = fallingValues(ranked);
  const best = scores[0] ?? 0;
  const stake = share * (best - (scores[scores.length >> 1] ?? 0));
  const near = ranked.filter((_, at) => (scores[at] ?? 0) >= best - stake);
  if (near.length < 2 || KINDS.every((kind) => !leanings[kind])) return ranked;
  const appeals = near.map(appealOf);
  for (const kind of KINDS) {
    const liked = (leanings[kind] ?? 0) * stake;
    const appeal = appeals.map((each) => each[kind]);
    const least = Math.min(...appeal);
    const range = Math.max(...appeal) - least;
    if (liked === 0 || range === 0) continue;
    for (const [at, much] of appeal.entries())
      scores[at] = (scores[at] ?? 0) + (liked * (much - least)) / range;
  }
  const order = [...near.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return [...order.flatMap((at) => near[at] ?? []), ...ranked.slice(near.length)];
}

/** A search ranks plans it has tried longer above some that looked better for a moment. */
function fallingValues(ranked: readonly Valued[]): number[] {
  let least = Infinity;
  return ranked.map(({ value }) => {
    least = Math.min(least, value);
    return least;
  });
}
