import { bundled, THREADS } from '@paddock/server/bundle';

/** What a process or a thread begins with. */
const ENTRIES = {
  program: 'apps/cli/src/program.ts',
  'bench-downforce': 'apps/cli/src/bench/downforce.ts',
  ...THREADS,
} as const;

/** Everything the command runs is bundled; `bundle.ts` of the server says why. */
export function entry(name: keyof typeof ENTRIES): Promise<string> {
  return bundled(ENTRIES, name);
}
