import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNKS } from './chunks.ts';

const FILES = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/../..` })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => !/\.test\.tsx?$/.test(file));

interface Group {
  readonly name: string | ((id: string) => string);
  readonly test: RegExp;
}

/** All that fit, since who needs a file decides which of them it comes with. */
function chunksFor(file: string, groups: readonly Group[]): string {
  return groups
    .filter(({ test }) => test.test(file))
    .map(({ name }) => (typeof name === 'string' ? name : name(file)))
    .join(', ');
}

/** Folders whose files do not all fit the same chunks, or would not if one were renamed. */
function tornFolders(groups: readonly Group[]): string[] {
  const byFolder = Map.groupBy(FILES, (file) => path.posix.dirname(file));
  return [...byFolder]
    .filter(([folder, files]) => {
      const fitting = [...files, `${folder}/renamed.ts`].map((file) => chunksFor(file, groups));
      return new Set(fitting).size > 1;
    })
    .map(([folder]) => folder);
}

describe('the chunks of the site', () => {
  it('take whole folders', () => {
    expect(FILES).toContain('/apps/web/src/main.tsx');
    expect(FILES).toContain('/packages/downforce/src/rules/rules.ts');
    expect(tornFolders(CHUNKS)).toEqual([]);
  });

  it.each([
    ['/apps/web/src/table', { name: 'table', test: /\/web\/src\/table\/(?!seats\.)/ }],
    ['/packages/downforce/src/track', { name: 'own', test: /downforce\/src\/track\/spaces\.ts/ }],
    ['/packages/downforce/src/track/figures', { name: 'own', test: /\/track\/figures\/measure\.ts/ }],
    ['/packages/formula/src', { name: (id: string) => path.basename(id), test: /\/formula\/src\/[^/]+$/ }],
  ])('would be seen to tear %s', (folder, group) => {
    expect(tornFolders([group])).toEqual([folder]);
  });
});
