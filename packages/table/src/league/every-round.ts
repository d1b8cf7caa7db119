import type { Round } from './meetings.ts';

/** Every way to split players among tables of these sizes; neither tables nor seats have an order. */
export function everyRound(sizes: readonly number[]): Round[] {
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const rounds: Round[] = [];
  split(
    Array.from({ length: players }, (_, player) => player),
    sizes,
    [],
    rounds,
  );
  return rounds;
}

/** The first of those left sits at a table of each size in turn, with every choice of others. */
function split(left: readonly number[], sizes: readonly number[], tables: Round, out: Round[]): void {
  const [first, ...others] = left;
  if (first === undefined) {
    out.push(tables);
    return;
  }
  for (const size of new Set(sizes)) {
    const rest = sizes.toSpliced(sizes.indexOf(size), 1);
    for (const company of choices(others, size - 1)) {
      const stay = others.filter((player) => !company.includes(player));
      split(stay, rest, [...tables, [first, ...company]], out);
    }
  }
}

function choices(of: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return of.flatMap((first, index) =>
    choices(of.slice(index + 1), count - 1).map((others) => [first, ...others]),
  );
}
