import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin, type AdminCommand } from '../admin.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { SCHEMA_VERSION } from '../store/migrations.ts';
import { DATABASE_FILE, openStore } from '../store/open.ts';

let folder: string;
let dataDir: string;
let live: string;
let out: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-refusals-'));
  dataDir = join(folder, 'data');
  live = join(dataDir, DATABASE_FILE);
  out = join(folder, 'out');
  await (await openStore({ dataDir })).close();
});

// A thread that was refused may still be closing its files.
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** What it says instead, in one line, and the exit code. */
async function refusal(command: AdminCommand, file: string): Promise<readonly [string, number]> {
  try {
    await runAdmin(command, file, { DATA_DIR: dataDir });
  } catch (error) {
    if (error instanceof UserFacingError && !error.message.includes('\n'))
      return [error.message, error.exitCode];
    throw error;
  }
  throw new Error('it was done');
}

describe('the admin says in one line', () => {
  it.each(['backup', 'export'] as const)('that a file cannot be written there: %s', async (command) => {
    const nowhere = join(folder, 'nowhere', 'x');
    const why = `cannot write ${nowhere}: there is no such file or folder`;
    expect(await refusal(command, nowhere)).toEqual([why, 2]);
    writeFileSync(out, 'mine');
    const below = join(out, 'x');
    const notThere = `cannot write ${below}: a part of its path is not a folder`;
    expect(await refusal(command, below)).toEqual([notThere, 2]);
    expect(await refusal(command, out)).toEqual([`${out} is there already`, 2]);
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });

  it.each(['import', 'restore'] as const)('that a file cannot be read: %s', async (command) => {
    const missing = join(folder, 'missing');
    const [said, code] = await refusal(command, missing);
    expect(code).toBe(2);
    expect(said).toMatch(/^cannot read .*missing: there is no such file or folder$/);
    expect(await refusal(command, folder)).toEqual([`cannot read ${folder}: it is a folder`, 2]);
  });

  it.each(['backup', 'export', 'tables'] as const)(
    'that the data is not there, empty, damaged or of a newer server, and leaves no file: %s',
    async (command) => {
      const newer = new DatabaseSync(live);
      newer.exec('UPDATE schema_version SET version = 99');
      newer.close();
      expect((await refusal(command, out))[0]).toContain(
        `the data has schema 99, and this server knows ${SCHEMA_VERSION}`,
      );
      writeFileSync(live, 'not a database, but long enough to be looked at'.repeat(100));
      const damaged = `cannot read ${live}: it is damaged, or is no database`;
      expect(await refusal(command, out)).toEqual([damaged, 2]);
      writeFileSync(live, '');
      expect(await refusal(command, out)).toEqual([`${live} is empty`, 1]);
      rmSync(live);
      expect(await refusal(command, out)).toEqual([`there is no database at ${live}`, 2]);
      expect(readdirSync(folder)).toEqual(['data']);
    },
  );

  it('that pages in the middle of the data are damaged, and the next try finds no half-written file', async () => {
    const store = await openStore({ dataDir });
    for (let number = 0; number < 2_000; number++) {
      await store.putPerson({ id: `${number}`.padStart(20, '0'), name: `Ana ${number}`, made: 1 });
    }
    await store.close();
    const bytes = readFileSync(live);
    writeFileSync(live, bytes.fill(0xa5, 60_000));
    for (const command of ['backup', 'export'] as const) {
      expect(await refusal(command, out)).toEqual([`cannot read ${live}: it is damaged`, 2]);
      expect(readdirSync(folder)).toEqual(['data']);
    }
  });

  it('that the data’s folder is none', async () => {
    const good = join(folder, 'good');
    writeFileSync(good, '{"kind":"paddock-export","version":1}\n');
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, '');
    const why = `DATA_DIR: ${dataDir} cannot be used: there is a file of that name`;
    expect(await refusal('import', good)).toEqual([why, 1]);
    rmSync(dataDir);
    mkdirSync(dataDir);
    await runAdmin('import', good, { DATA_DIR: dataDir });
    expect(existsSync(live)).toBe(true);
  });
});
