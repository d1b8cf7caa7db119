import { readdirSync } from 'node:fs';
import path from 'node:path';

const MADE = /(?:^|\/)(?:node_modules|dist|reports|test-results|\.stryker-tmp)\//;

/** Our own source files in these folders of the repository, as paths from its root with slashes on every system. */
export function sourceFiles(root: string, folders: readonly string[], kinds: RegExp): string[] {
  return folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !MADE.test(file))
    .toSorted();
}
