import { entry } from '../entries.ts';
import type * as Program from '../program.ts';

/** The bundled program with one more line in the lists of command line and server. */
export async function programWithHighCard(): Promise<typeof Program> {
  const bundle = await entry('program', {
    'apps/cli/src/games.ts': 'apps/cli/src/testing/games.ts',
    'apps/server/src/games.ts': 'apps/server/src/testing/games.ts',
  });
  return (await import(bundle)) as typeof Program;
}
