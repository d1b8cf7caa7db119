import { bundled, THREADS } from '@paddock/server/bundle';

/** The entry modules of processes and threads. */
const ENTRIES = {
  program: 'apps/cli/src/program.ts',
  'bench-downforce': 'apps/cli/src/bench/downforce.ts',
  'ladder-player': 'apps/cli/src/ladder/player.ts',
  ...THREADS,
} as const;

/** Everything the command runs is bundled; `bundle.ts` of the server says why, and what `instead` is for. */
export function entry(
  name: keyof typeof ENTRIES,
  instead: Readonly<Record<string, string>> = {},
): Promise<string> {
  return bundled(ENTRIES, name, { instead });
}
