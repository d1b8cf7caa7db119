import { bundled } from '@paddock/server/bundle';

/** What a process or a thread begins with. A server's threads find their entries beside it. */
const ENTRIES = {
  program: 'apps/cli/src/program.ts',
  'bench-downforce': 'apps/cli/src/bench/downforce.ts',
  'bot.worker': 'apps/server/src/bots/bot.worker.ts',
  'sqlite.worker': 'apps/server/src/store/sqlite.worker.ts',
} as const;

/** Everything the command runs is bundled; `bundle.ts` of the server says why. */
export function entry(name: keyof typeof ENTRIES): Promise<string> {
  return bundled(ENTRIES, name);
}
