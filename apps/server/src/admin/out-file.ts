import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makePrivateFile } from '../store/private-files.ts';
import { fileReason } from '../user-facing-error.ts';
import { AdminError } from './open.ts';

/** A file that is there completely or not at all: it is written beside its place, and moved there at the end. */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new AdminError(`${file} is there already`, 2);
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.draft`);
  try {
    if (existsSync(draft)) rmSync(draft);
    makePrivateFile(draft);
    await write(draft);
    sync(draft);
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    const reason = fileReason(error);
    throw reason === undefined ? error : new AdminError(`cannot write ${file}: ${reason}`, 2);
  }
}

export function sync(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
