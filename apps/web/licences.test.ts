import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licenceOf, packageFolder } from './licences.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'paddock-licences-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

describe('the package of a bundled file', () => {
  it.each([
    ['/a/node_modules/preact/dist/preact.mjs', '/a/node_modules/preact'],
    ['/a/node_modules/@preact/signals/dist/x.js', '/a/node_modules/@preact/signals'],
    ['/a/node_modules/b/node_modules/c/x.js', '/a/node_modules/b/node_modules/c'],
    [String.raw`C:\a\node_modules\preact\x.js`, String.raw`C:\a\node_modules\preact`],
  ])('%s is in %s', (file, found) => {
    expect(packageFolder(file)).toBe(found);
  });

  it('is none for our own files', () => {
    expect(packageFolder('/a/packages/kernel/src/match.ts')).toBeUndefined();
  });
});

describe('the licence of a package', () => {
  it.each(['LICENSE', 'LICENSE.md', 'licence.txt'])('is read from %s', (file) => {
    write('package.json', '{ "name": "x", "version": "1.2.3", "license": "MIT" }');
    write(file, 'Do what you like.\n');
    expect(licenceOf(folder)).toEqual({ title: 'x 1.2.3', name: 'MIT', text: 'Do what you like.' });
  });

  it('must be there, or the build fails', () => {
    write('package.json', '{ "name": "x", "version": "1.2.3", "license": "MIT" }');
    expect(() => licenceOf(folder)).toThrow('x is bundled into the site');
  });
});
