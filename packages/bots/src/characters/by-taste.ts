interface Valued {
  readonly value: number;
}

/** Best first, equals in the order they came. */
export function byValue<Plan extends Valued>(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((a, b) => b.value - a.value);
}

/**
 * The plans as a character sees them who likes those with the most appeal; `ranked`: as the level sees them, best first. What
 * is at stake is the best plan's lead over the middle one, so that it does not matter in what a level counts; no more than
 * `share` of it is given up.
 */
export function byTaste<Plan extends Valued>(
  ranked: readonly Plan[],
  share: number,
  appealOf: (plan: Plan) => number,
): readonly Plan[] {
  const best = ranked[0]?.value ?? 0;
  const stake = share * (best - (ranked[ranked.length >> 1]?.value ?? 0));
  const near = ranked.filter(({ value }) => value >= best - stake);
  const appeals = near.map(appealOf);
  const least = Math.min(...appeals);
  const range = Math.max(...appeals) - least || 1;
  const scored = near.map((plan, at) => ({
    plan,
    // A search may rank a plan it has tried longer above one that looked better for a moment.
    value: Math.min(plan.value, best) + (stake * ((appeals[at] ?? 0) - least)) / range,
  }));
  return [...byValue(scored).map(({ plan }) => plan), ...ranked.filter((plan) => !near.includes(plan))];
}
