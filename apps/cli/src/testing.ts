import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal, type GameRecord } from '@paddock/kernel';
import { findGame } from './find-game.ts';
import { main } from './program.ts';

export const MAIN = fileURLToPath(new URL('main.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the program's `main` in this process: starting one for each call would take most of the tests' time. In English and
 * without a terminal unless `env` says otherwise.
 */
export function paddock(
  args: readonly string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<Ran> {
  return runHere(main, args, env);
}

export async function runHere(
  program: typeof main,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await program(args, {
    env: { LANG: 'C', ...env },
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

/** Runs the program as people do, in its own process, with its bundle, exit code and standard streams. */
export function startPaddock(
  args: readonly string[],
  { env = {}, input = '', cwd }: { env?: Record<string, string>; input?: string; cwd?: string } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'], LANG: 'C', ...env },
    ...(cwd !== undefined && { cwd }),
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => {}).end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** A folder for one test file, with a way to put files into it. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'paddock-cli-'));

  at(name: string): string {
    return join(this.path, name);
  }

  put(name: string, content: string): string {
    writeFileSync(this.at(name), content);
    return this.at(name);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Recorded random games, as `simulate --out` writes them. */
export function recordedGames(
  games: number,
  {
    game: name = 'formula',
    players = 3,
    seed = 'tests',
    ...given
  }: { game?: string; players?: number; seed?: string; [option: string]: unknown } = {},
): GameRecord[] {
  const game = findGame(name);
  const options = game?.resolve(players, given);
  if (game === undefined || options === undefined || isRefusal(options)) throw new Error('no such game');
  const simulation = game.simulate({ players, options });
  return Array.from({ length: games }, (_, index) => simulation.record({ seed, nr: index + 1 }));
}

export function jsonLines(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
