import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** Folders of the bots that play nothing in a ladder. */
const APART = ['review', 'testing'];

/** Of all sources that decide what the bots of a game play: the rules, and the bots without those of other games. */
export function botsDigest(game: string, games: readonly string[]): string {
  const skipped = new Set([...games.filter((other) => other !== game), ...APART]);
  const files = ['packages/kernel/src', `packages/${game}/src`, 'packages/bots/src'].flatMap(sourcesUnder);
  const own = files.filter((file) => !skipped.has(file.split('/')[3] ?? ''));
  const lines = own.map((file) => `${file} ${hash('sha256', readFileSync(path.join(ROOT, file)))}`);
  return hash('sha256', lines.join('\n')).slice(0, 16);
}

function sourcesUnder(folder: string): string[] {
  const place = path.join(ROOT, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
}

/** Short, with a plus if the sources have changed since; «unknown» outside a clone. */
export function commitOf(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', ROOT, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    const commit = git('rev-parse', '--short=10', 'HEAD');
    return git('status', '--porcelain', '--', 'packages') === '' ? commit : `${commit}+`;
  } catch {
    return 'unknown';
  }
}
