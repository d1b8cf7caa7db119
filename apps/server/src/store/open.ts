import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { cannotOpenData } from './cannot-open.ts';
import { callOn, forward } from './forward.ts';
import { Grouped, type GroupListener } from './grouped.ts';
import { lockData } from './lock.ts';
import type { Backend, Store } from './port.ts';
import { lockPostgres, type Use } from './postgres/lock.ts';
import { openPostgres } from './postgres/postgres.ts';
import { makePrivateFile } from './private-files.ts';
import { openSqlite } from './sqlite-backend.ts';
import type { LogEnds } from './start-checks.ts';

export interface Place {
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** `postgres://…`; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
}

export const DATABASE_FILE = 'paddock.sqlite';

export interface StoreListener extends GroupListener {
  /** The store is lost for good: the process should end. */
  died(error: Error): void;
  /** Entries that were written are not there any more. */
  lost?(log: LogEnds): void;
}

const SILENT: StoreListener = { committed: () => undefined, died: () => undefined };

export async function openStore(
  place: Place,
  listener: StoreListener = SILENT,
  use: Use = 'a Paddock server',
): Promise<Store> {
  const owner = randomBytes(6).toString('hex');
  return place.databaseUrl === undefined
    ? openEmbedded(place.dataDir, owner, listener, use)
    : openShared(place.databaseUrl, owner, listener, use);
}

async function openShared(url: string, owner: string, listener: StoreListener, use: Use): Promise<Store> {
  const lock = await lockPostgres(url, use, (error) => listener.died(error));
  try {
    const backend = await openPostgres(url, owner);
    return {
      ...storeOn(backend, owner, listener, () => lock.release()),
      kind: 'postgres',
      onForeign: (foreign) => backend.onForeign(foreign),
      isDeaf: () => backend.isDeaf,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openEmbedded(
  dataDir: string,
  owner: string,
  listener: StoreListener,
  use: Use,
): Promise<Store> {
  const lock = lockData(dataDir, use);
  const file = join(dataDir, DATABASE_FILE);
  try {
    makePrivateFile(file);
    const backend = await openSqlite(file, (error) => listener.died(error));
    if (backend.log.end < backend.log.known) listener.lost?.(backend.log);
    return {
      ...storeOn(backend, owner, listener, () => lock.release()),
      kind: 'sqlite',
      onForeign: () => undefined,
      isDeaf: () => false,
    };
  } catch (error) {
    lock.release();
    throw cannotOpenData(file, error);
  }
}

function storeOn(
  backend: Backend,
  owner: string,
  listener: GroupListener,
  release: () => void | Promise<void>,
): Omit<Store, 'kind' | 'onForeign' | 'isDeaf'> {
  const grouped = new Grouped(backend, owner, listener);
  return {
    ...forward((method, args) => callOn(backend, method, args)),
    owner,
    append: (item) => grouped.append(item),
    close: async () => {
      await grouped.settled();
      await backend.close();
      await release();
    },
  };
}
