import { bundled, THREADS } from '@paddock/server/bundle';

/** By process, the modules it begins with; the program also starts the server's threads. */
const BUNDLES = {
  program: { program: 'apps/cli/src/program.ts', ...THREADS },
  'bench-downforce': { 'bench-downforce': 'apps/cli/src/bench/downforce.ts' },
  'ladder-player': { 'ladder-player': 'apps/cli/src/ladder/player.ts' },
} as const;

/**
 * Everything the command runs is bundled; `bundle.ts` of the server says why, and what `instead` is for. Each process has
 * its own bundle: what two share would be exported, and Node looks up an exported name at every use, even in the file
 * that exports it.
 */
export function entry(
  name: keyof typeof BUNDLES,
  instead: Readonly<Record<string, string>> = {},
): Promise<string> {
  return bundled<string>(BUNDLES[name], name, { instead });
}
