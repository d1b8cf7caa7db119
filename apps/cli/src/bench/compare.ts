import { ROOT } from '../root.ts';
import { measureIn } from './checkout.ts';
import type { Figures } from './downforce.ts';
import { median } from './median.ts';

export const RUNS = 5;

/** Our games beside those of another checkout. */
export interface Compared extends Figures {
  readonly against: {
    readonly gamesPerSecond: number;
    /** Our speed divided by the other's. */
    readonly ratio: number;
    readonly ratios: readonly number[];
    readonly digest: string;
  };
}

/** Alternates, so that a slow machine affects both. */
export async function compareWith(checkout: string): Promise<Compared> {
  const runs: { readonly ours: Figures; readonly theirs: Figures }[] = [];
  for (let at = 0; at < RUNS; at++)
    runs.push({ ours: await measureIn(ROOT), theirs: await measureIn(checkout) });
  const [first] = runs;
  if (first === undefined) throw new Error('nothing was measured');
  const ratios = runs.map(({ ours, theirs }) => ours.gamesPerSecond / theirs.gamesPerSecond);
  return {
    ...first.ours,
    gamesPerSecond: median(runs.map(({ ours }) => ours.gamesPerSecond)),
    copies: median(runs.map(({ ours }) => ours.copies)),
    against: {
      gamesPerSecond: median(runs.map(({ theirs }) => theirs.gamesPerSecond)),
      ratio: median(ratios),
      ratios,
      digest: first.theirs.digest,
    },
  };
}
