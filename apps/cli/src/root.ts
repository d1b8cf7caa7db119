import { existsSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, found by walking up: this module also runs from a bundle. */
export const ROOT = above(import.meta.dirname);

function above(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package-lock.json')) || parent === folder ? folder : above(parent);
}
