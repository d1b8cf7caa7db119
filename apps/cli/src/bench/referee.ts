import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';
import type { Seed, Timed } from './races.ts';

const run = promisify(execFile);
const SOURCE = join(ROOT, 'apps/cli/src/bench/referee.c');

/** The compiled C program; `dispose` removes its folder. */
export interface Referee {
  playRaces(players: number, races: number, seed: Seed): Promise<Timed>;
  dispose(): Promise<void>;
}

export type Compiled = Referee | 'no-compiler' | 'compiler-failed';

export async function compileReferee(): Promise<Compiled> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-bench-'));
  const program = join(folder, 'referee');
  const dispose = () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    await run('cc', ['-O3', '-march=native', '-o', program, SOURCE]);
  } catch (error) {
    await dispose();
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? 'no-compiler' : 'compiler-failed';
  }
  return {
    playRaces: async (players, races, seed) => {
      const { stdout } = await run(program, [players, races, ...seed].map(String));
      const { cars, seats, next, seconds } = JSON.parse(stdout) as Timed['tallies'] & { seconds: number };
      return { tallies: { cars, seats, next }, seconds };
    },
    dispose,
  };
}
