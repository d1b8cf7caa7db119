import { chmodSync, closeSync, lstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Data, backups and exports hold the secrets of races in progress, and the key that signs cookies. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

const STICKY = 0o1000;
const OURS = /^(?:paddock\.sqlite.*|lock.*|holder\.json|log-end)$/;
export const BACKUPS = 'backups';

/** Creates an empty file if there is none. SQLite gives the files beside a database the database's own mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  correct(file, PRIVATE_FILE);
}

/** Corrects what an older server left for others to read. A folder that many share, such as /tmp, keeps its mode. */
export function makePrivate(folder: string): void {
  const isShared = (lstatSync(folder).mode & STICKY) !== 0;
  if (!isShared) correct(folder, PRIVATE_FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && (!isShared || OURS.test(entry.name))) correct(path, PRIVATE_FILE);
    if (entry.isDirectory() && !isShared && entry.name === BACKUPS) makePrivate(path);
  }
}

/** Leaves files of other owners, and file systems without modes, alone: `paddock admin doctor` names them. */
function correct(path: string, mode: number): void {
  try {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // As it was.
  }
}
