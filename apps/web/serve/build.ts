import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WEB = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(WEB, '../..');
export const SITE = path.join(WEB, 'dist/site');

/** What the site is made of: a change in any of it means a new build. */
const SOURCES = [
  path.join(WEB, 'src'),
  path.join(WEB, 'public'),
  path.join(WEB, 'index.html'),
  path.join(WEB, 'vite.config.ts'),
  path.join(WEB, 'chunk-cycles.ts'),
  path.join(WEB, 'chunks.ts'),
  path.join(WEB, 'grounds.ts'),
  path.join(WEB, 'races'),
  path.join(WEB, 'races.ts'),
  path.join(WEB, 'licences.ts'),
  path.join(ROOT, 'LICENSE'),
  path.join(WEB, 'package.json'),
  path.join(ROOT, 'package-lock.json'),
  path.join(ROOT, 'packages'),
];

/** The sources that the last finished build was made of. */
const MARK = path.join(SITE, '.sources');

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

export async function buildIfChanged(say: (line: string) => void): Promise<void> {
  const sources = await digestOf(SOURCES);
  if ((await readFile(MARK, 'utf8').catch(() => '')) === sources) return;
  say('Building the site…');
  const { build } = await import('vite');
  await build({ configFile: path.join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  await compressAll();
  // Last, so that a build that was interrupted is made again.
  await writeFile(MARK, sources);
}

/** Built or installed, not written: nothing that a build depends on. */
const NOT_SOURCES = /[/\\](?:dist|node_modules)[/\\]|\.test\.tsx?$/;

/** By name, size and time of change: reading every file would take longer than most builds save. */
async function digestOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of await filesUnder(place)) {
      if (NOT_SOURCES.test(path.relative(ROOT, file))) continue;
      const { size, mtimeMs } = await stat(file);
      hash.update(`${path.relative(ROOT, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function filesUnder(place: string): Promise<string[]> {
  const { isDirectory } = await stat(place).then(
    (found) => ({ isDirectory: found.isDirectory() }),
    () => ({ isDirectory: undefined }),
  );
  if (isDirectory === undefined) return [];
  if (!isDirectory) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

async function compressAll(): Promise<void> {
  const files = (await filesUnder(SITE)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
