import { bundled, THREADS } from '@paddock/server/bundle';

/** The entry modules of processes and threads. */
const ENTRIES = {
  program: 'apps/cli/src/program.ts',
  'bench-downforce': 'apps/cli/src/bench/downforce.ts',
  ...THREADS,
} as const;

/** Everything the command runs is bundled; the server's `bundle.ts` says why. */
export function entry(name: keyof typeof ENTRIES): Promise<string> {
  return bundled(ENTRIES, name);
}
