import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bundled, THREADS } from './bundle.ts';

const ENTRIES = { entry: 'apps/server/src/worker-entry.ts', settings: 'apps/server/src/settings.ts' };
const folder = mkdtempSync(path.join(tmpdir(), 'paddock-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

describe('a bundle', () => {
  it('is made once, even if several ask at the same time', async () => {
    const cache = path.join(folder, 'once');
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => bundled(ENTRIES, 'entry', { cache })));
    expect(first).toMatch(/\/entry\.js$/);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await bundled(ENTRIES, 'settings', { cache })).toBe(first?.replace('entry.js', 'settings.js'));
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('finds the entries of threads beside it, as the sources do', async () => {
    const cache = path.join(folder, 'threads');
    const { workerEntry } = (await import(await bundled(ENTRIES, 'entry', { cache }))) as {
      workerEntry: (name: string, url: string) => URL;
    };
    expect(workerEntry('bot', 'file:///bundle/program.js').href).toBe('file:///bundle/bot.worker.js');
    expect(workerEntry('bot', 'file:///src/bots/pool.ts').href).toBe('file:///src/bots/bot.worker.ts');
  });

  it('has rules and bots in one file, though words that come later need some of them', async () => {
    const cache = path.join(folder, 'play');
    const program = { program: 'apps/cli/src/program.ts', ...THREADS };
    const made = path.dirname(fileURLToPath(await bundled(program, 'program', { cache })));
    const playing = readdirSync(made).filter((file) =>
      /^\/\/ packages\/(?:kernel|formula|downforce|bots)\/src/m.test(
        readFileSync(path.join(made, file), 'utf8'),
      ),
    );
    expect(playing).toEqual([expect.stringMatching(/^play-/)]);
  });

  it('gives way to the source where it cannot be written or made', async () => {
    const source = /\/apps\/server\/src\/settings\.ts$/;
    expect(await bundled(ENTRIES, 'settings', { cache: '/dev/null/nowhere' })).toMatch(source);
    const wrong = { ...ENTRIES, missing: 'apps/server/src/no-such-file.ts' };
    expect(await bundled(wrong, 'settings', { cache: path.join(folder, 'wrong') })).toMatch(source);
  });
});
