import { execFile, fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';
import type { Figures } from './downforce.ts';

const run = promisify(execFile);

/** Every checkout measures itself in its own way, and prints the figures. */
const MEASURED = 'apps/cli/src/bench/measured.js';

/** In a separate process, as games are normally played: type feedback from other code would slow it down. */
export async function measureIn(checkout: string): Promise<Figures> {
  flushCompileCache();
  const child = fork(join(checkout, MEASURED), { cwd: checkout });
  return new Promise((resolvePromise, reject) => {
    child.once('message', resolvePromise);
    child.once('exit', (code) => reject(new Error(`the bench of Downforce ended with ${code}`)));
  });
}

/** The folder of a checkout, or a commit unpacked for the duration of `work`; undefined if there is nothing to measure. */
export async function withCheckout<Result>(
  given: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result | undefined> {
  if (existsSync(given)) return canMeasure(given) ? work(resolve(given)) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'paddock-checkout-'));
  try {
    await unpack(given, folder).catch(() => undefined);
    return canMeasure(folder) ? await work(folder) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

function canMeasure(folder: string): boolean {
  return existsSync(join(folder, MEASURED));
}

/** It has its own packages, and shares our npm dependencies. */
async function unpack(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'commit.tar');
  await run('git', ['-C', ROOT, 'archive', `--output=${archive}`, `${commit}^{commit}`]);
  await run('tar', ['-xf', archive, '-C', folder]);
  const [ours, theirs] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(theirs);
  for (const name of readdirSync(ours)) {
    if (!name.startsWith('.') && name !== '@paddock') symlinkSync(join(ours, name), join(theirs, name));
  }
  // Relative links, so they point into the checkout that holds them.
  cpSync(join(ours, '@paddock'), join(theirs, '@paddock'), { recursive: true, verbatimSymlinks: true });
}
