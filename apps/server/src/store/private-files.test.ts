import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin.ts';
import { openStore } from './open.ts';

/** Windows has no such modes. */
const HAS_MODES = process.platform !== 'win32';

let folder: string;
let dataDir: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'paddock-modes-'));
  dataDir = join(folder, 'data');
});

afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

/** The modes of everything in a folder, and of the folder itself as `.`. */
function modesIn(path: string): Record<string, string> {
  const names = readdirSync(path).filter((name) => !statSync(join(path, name)).isDirectory());
  return Object.fromEntries(['.', ...names].map((name) => [name, modeOf(join(path, name))]));
}

function isPrivate(modes: Record<string, string>): boolean {
  return Object.entries(modes).every(([name, mode]) => mode === (name === '.' ? '700' : '600'));
}

describe.runIf(HAS_MODES)('S5: the data is for the server’s own user alone', () => {
  it('S5: a new folder is 0700, and every file in it 0600, even while a server writes', async () => {
    const store = await openStore({ dataDir });
    await store.putPerson({ id: '0'.repeat(20), name: 'Ana', made: 1 });
    const modes = modesIn(dataDir);
    expect(Object.keys(modes)).toEqual(
      expect.arrayContaining(['paddock.sqlite', 'paddock.sqlite-wal', 'lock']),
    );
    expect(modes).toSatisfy(isPrivate);
    await store.close();
  });

  it('S5: a folder that others could read is corrected at the start, with old backups in it', async () => {
    mkdirSync(dataDir);
    await (await openStore({ dataDir })).close();
    mkdirSync(join(dataDir, 'backups'));
    const old = ['paddock.sqlite.before-2026-11-01', 'backups/before-schema-2.sqlite', 'all.jsonl'];
    for (const name of old) writeFileSync(join(dataDir, name), '');
    for (const name of [...readdirSync(dataDir), old[1] ?? '']) chmodSync(join(dataDir, name), 0o644);
    for (const name of ['backups', '.']) chmodSync(join(dataDir, name), 0o755);
    await (await openStore({ dataDir })).close();
    expect(modesIn(dataDir)).toSatisfy(isPrivate);
    expect(modesIn(join(dataDir, 'backups'))).toSatisfy(isPrivate);
  });

  it('S5: a shared folder such as /tmp keeps its mode; the files in it that are ours do not', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'other.txt'), '');
    chmodSync(join(dataDir, 'other.txt'), 0o644);
    chmodSync(dataDir, 0o1777);
    await (await openStore({ dataDir })).close();
    expect(modesIn(dataDir)).toMatchObject({ '.': '777', 'other.txt': '644', 'paddock.sqlite': '600' });
  });

  it('S5: backups, exports and what a restore keeps are 0600', async () => {
    const env = { DATA_DIR: dataDir };
    await (await openStore({ dataDir })).close();
    const [backup, lines] = [join(folder, 'backup.sqlite'), join(folder, 'all.jsonl')];
    await runAdmin('backup', backup, env);
    await runAdmin('export', lines, env);
    expect([modeOf(backup), modeOf(lines)]).toEqual(['600', '600']);
    chmodSync(backup, 0o644);
    await runAdmin('restore', backup, env);
    expect(readdirSync(dataDir).some((name) => name.includes('.before-'))).toBe(true);
    expect(modesIn(dataDir)).toSatisfy(isPrivate);
  });
});
