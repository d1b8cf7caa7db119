import type { Arm } from './arms.ts';

/**
 * Sequential halving: in every round the arms that are left meet the same new worlds, and the worse half goes; each round
 * gets the same share of the budget. Returns them best first: those of the last round, then the others, latest first.
 */
export function halve(
  arms: readonly Arm[],
  rollouts: number,
  play: (left: readonly Arm[]) => void,
  shouldStop: () => boolean,
): Arm[] {
  let left = [...arms];
  const gone: Arm[] = [];
  const rounds = roundsFor(arms.length);
  for (let round = 0; round < rounds && !shouldStop(); round++) {
    const worlds = Math.floor(rollouts / (rounds * left.length));
    for (let world = 0; world < worlds; world++) play(left);
    const ranked = left.toSorted((a, b) => b.worth - a.worth);
    const kept = round === rounds - 1 ? ranked.length : Math.ceil(ranked.length / 2);
    gone.unshift(...ranked.slice(kept));
    left = ranked.slice(0, kept);
  }
  return [...left, ...gone];
}

/** Until two are left, and these meet once more. */
function roundsFor(arms: number): number {
  let rounds = 1;
  for (let left = arms; left > 2; left = Math.ceil(left / 2)) rounds++;
  return rounds;
}
