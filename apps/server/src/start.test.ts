import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserFacingError } from './user-facing-error.ts';
import { readSettings } from './settings.ts';
import { startServer } from './start.ts';
import { NewerSchemaError, SCHEMA_VERSION } from './store/migrations.ts';
import { DATABASE_FILE, openStore } from './store/open.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-start-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Why a server with these settings does not start. */
async function refusal(env: Record<string, string>): Promise<string> {
  try {
    const settings = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), ...env };
    await (await startServer(readSettings(settings))).stop();
  } catch (error) {
    if (error instanceof UserFacingError && !error.message.includes('\n')) return error.message;
    throw error;
  }
  throw new Error('it started');
}

function listening(): Promise<{ server: NetServer; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve({ server, port: address.port });
      else reject(new Error('no port'));
    });
  });
}

describe('a server that cannot start says in one line which setting is to blame', () => {
  it('a data folder that is a file, or is below one', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const there = `DATA_DIR: ${file} cannot be used: there is a file of that name`;
    expect(await refusal({ DATA_DIR: file })).toBe(there);
    const below = `DATA_DIR: ${file}/a/b cannot be used: a part of its path is not a folder`;
    expect(await refusal({ DATA_DIR: `${file}/a/b` })).toBe(below);
  });

  it.runIf(existsSync('/proc/self'))('a data folder that cannot be made, or not be written', async () => {
    for (const path of ['/proc/nowhere', '/proc/nowhere/data']) {
      expect(await refusal({ DATA_DIR: path })).toBe(
        `DATA_DIR: ${path} cannot be used: there is no such file or folder`,
      );
    }
    const closed = 'DATA_DIR: /proc cannot be used: it cannot be opened, or made there';
    expect(await refusal({ DATA_DIR: '/proc' })).toBe(closed);
  });

  it('a damaged database, and one of a newer server', async () => {
    const dataDir = join(folder, 'data');
    const file = join(dataDir, DATABASE_FILE);
    await (await openStore({ dataDir })).close();
    const newer = new DatabaseSync(file);
    newer.exec('UPDATE schema_version SET version = 99');
    newer.close();
    const why = `DATA_DIR: ${file}: the data has schema 99, and this server knows ${SCHEMA_VERSION}: it needs a newer one`;
    expect(await refusal({})).toBe(why);
    await expect(openStore({ dataDir })).rejects.toThrow(NewerSchemaError);
    writeFileSync(file, 'not a database, but long enough to be looked at'.repeat(100));
    expect(await refusal({})).toBe(`DATA_DIR: ${file} cannot be used: it is damaged, or is no database`);
  });

  it('a database whose host is not known, or that does not answer', async () => {
    const unknown = await refusal({ DATABASE_URL: 'postgres://paddock@nowhere.invalid/paddock' });
    expect(unknown).toBe('DATABASE_URL: the database cannot be used: its host is not known');
    const { server, port } = await listening();
    await new Promise((resolve) => server.close(resolve));
    const silent = await refusal({ DATABASE_URL: `postgres://paddock@127.0.0.1:${port}/paddock` });
    expect(silent).toBe('DATABASE_URL: the database cannot be used: it does not answer');
  });

  it('an address of another machine, and a port that is in use', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toBe('HOST: 192.0.2.1 is no address of this machine');
    const nowhere = 'HOST: nowhere.invalid is no address of this machine';
    expect(await refusal({ HOST: 'nowhere.invalid' })).toBe(nowhere);
    const { server, port } = await listening();
    expect(await refusal({ PORT: `${port}` })).toBe(`PORT: ${port} is in use; choose another`);
    server.close();
  });
});
