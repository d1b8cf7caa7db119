import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { cannotOpenData } from './cannot-open.ts';
import { callOn, forward } from './forward.ts';
import { Grouped, type GroupListener } from './grouped.ts';
import { lockData } from './lock.ts';
import type { Backend, Store } from './port.ts';
import { lockPostgres, type Use } from './postgres-lock.ts';
import { openPostgres } from './postgres.ts';
import { makePrivateFile } from './private-files.ts';
import { openSqlite } from './sqlite-backend.ts';

export interface Place {
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** `postgres://…`; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
}

export const DATABASE_FILE = 'paddock.sqlite';

export interface StoreListener extends GroupListener {
  /** It will never answer again. */
  died(error: Error): void;
}

const SILENT: StoreListener = { committed: () => undefined, died: () => undefined };

export async function openStore(
  place: Place,
  listener: StoreListener = SILENT,
  use: Use = 'a Paddock server',
): Promise<Store> {
  const owner = randomBytes(6).toString('hex');
  const { databaseUrl } = place;
  if (databaseUrl !== undefined) {
    const lock = await lockPostgres(databaseUrl, use);
    try {
      const backend = await openPostgres(databaseUrl, owner);
      return storeOn(
        backend,
        'postgres',
        owner,
        listener,
        (heard) => backend.onForeign(heard),
        () => lock.release(),
      );
    } catch (error) {
      await lock.release();
      throw error;
    }
  }
  const lock = lockData(place.dataDir, use);
  const file = join(place.dataDir, DATABASE_FILE);
  try {
    makePrivateFile(file);
    const backend = await openSqlite(file, (error) => listener.died(error));
    return storeOn(
      backend,
      'sqlite',
      owner,
      listener,
      () => undefined,
      () => lock.release(),
    );
  } catch (error) {
    lock.release();
    throw cannotOpenData(file, error);
  }
}

function storeOn(
  backend: Backend,
  kind: Store['kind'],
  owner: string,
  listener: GroupListener,
  onForeign: Store['onForeign'],
  release: () => void | Promise<void>,
): Store {
  const grouped = new Grouped(backend, owner, listener);
  return {
    ...forward((method, args) => callOn(backend, method, args)),
    kind,
    owner,
    onForeign,
    append: (item) => grouped.append(item),
    close: async () => {
      await grouped.settled();
      await backend.close();
      await release();
    },
  };
}
