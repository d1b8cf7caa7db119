import { hash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Why a bundle: across modules, Node looks an imported name up at every use. In one bundle with its constants inlined the
 * rules run half as fast again, and the program starts in half the time. The sources can stay as plain as they are.
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/paddock/bundles');
/** A server may still run an older one, and start another thread from it. */
const KEPT = 8;

/** A change in any of these means a new bundle. */
const SOURCES = [
  'package-lock.json',
  'apps/cli/src',
  'apps/server/src',
  ...readdirSync(path.join(ROOT, 'packages')).flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]),
];

/** The entries of a server's threads, which must be beside it in every bundle that has one. */
export const THREADS = {
  'bot.worker': 'apps/server/src/bots/bot.worker.ts',
  'picture.worker': 'apps/server/src/previews/picture.worker.ts',
  'sqlite.worker': 'apps/server/src/store/sqlite.worker.ts',
} as const;

/** Source files, from the root of the project, by the name they get in the bundle. */
type Entries<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Rules and bots stay in one file, whatever is loaded later: constants of another file are looked up at every use, and a
 * game of Downforce's champion takes some 8 % longer.
 */
const PLAY = { name: 'play', test: /packages[\\/](?:kernel|formula|downforce|bots)[\\/]src/ };

interface BundleOptions {
  readonly cache?: string;
  /** Source files to take in place of others: tests put another list of games there. */
  readonly instead?: Readonly<Record<string, string>>;
}

/**
 * The address of an entry, to be imported: in a bundle of the sources as they are now, made if there is none yet; or
 * the source itself if none can be made, say in a read-only folder.
 */
export async function bundled<Name extends string>(
  entries: Entries<Name>,
  name: Name,
  { cache = CACHE, instead = {} }: BundleOptions = {},
): Promise<string> {
  try {
    const folder = path.join(cache, digestOf([entries, instead]));
    if (!existsSync(folder)) await make(entries, instead, folder);
    return pathToFileURL(path.join(folder, `${name}.js`)).href;
  } catch {
    // A mistake in the sources is reported by the sources.
    return pathToFileURL(path.join(ROOT, entries[name])).href;
  }
}

/** By name, size and time of change: reading every file would take longer than starting does. */
function digestOf(asked: unknown): string {
  const lines = [JSON.stringify(asked)];
  for (const place of SOURCES) {
    for (const file of filesUnder(path.join(ROOT, place))) {
      const { size, mtimeMs } = statSync(file);
      lines.push(`${file} ${size} ${mtimeMs}`);
    }
  }
  return hash('sha256', lines.join('\n')).slice(0, 24);
}

function filesUnder(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** Written beside its place and moved there whole: several processes may make the same one at the same time. */
async function make(entries: Entries<string>, instead: Entries<string>, folder: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const { constantNames } = await import('./constant-names.ts');
  const written = `${folder}.${randomUUID()}`;
  const bundle = await rolldown({
    cwd: ROOT,
    platform: 'node',
    input: { ...entries },
    // What npm installed stays where it is. The site is built by what is in its own folder.
    external: (id) => /^(?:@paddock\/web|(?!@paddock\/)[^./])/.test(id) && !path.isAbsolute(id),
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    logLevel: 'silent',
    plugins: [replacing(instead)],
  });
  try {
    await bundle.write({
      dir: written,
      codeSplitting: { groups: [PLAY], includeDependenciesRecursively: false },
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      plugins: [{ name: 'constant-names', renderChunk: constantNames }],
    });
    renameSync(written, folder);
  } catch (error) {
    rmSync(written, { recursive: true, force: true, maxRetries: 10 });
    if (!existsSync(folder)) throw error;
  } finally {
    await bundle.close();
  }
  removeOldest(path.dirname(folder));
}

/** What takes a file's place may import that file. */
function replacing(instead: Entries<string>) {
  const places = new Map(
    Object.entries(instead).map(([file, other]) => [path.join(ROOT, file), path.join(ROOT, other)]),
  );
  return {
    name: 'instead',
    resolveId: (source: string, importer: string | undefined) => {
      if (importer === undefined || !source.startsWith('.')) return undefined;
      const other = places.get(path.resolve(path.dirname(importer), source));
      return other === importer ? undefined : other;
    },
  };
}

function removeOldest(cache: string): void {
  const newestFirst = readdirSync(cache)
    .map((name) => path.join(cache, name))
    .map((folder) => ({ folder, made: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.made - a.made);
  for (const { folder } of newestFirst.slice(KEPT))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
