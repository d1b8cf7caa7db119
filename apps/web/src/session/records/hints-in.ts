import type { GameRecord } from '@paddock/kernel';

/** How many hints were taken. */
export function hintsIn({
  entries,
}: {
  readonly entries: readonly Pick<GameRecord['entries'][number], 'hints'>[];
}): number {
  return entries.reduce((sum, { hints = 0 }) => sum + hints, 0);
}
