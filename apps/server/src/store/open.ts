import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { cannotOpenData } from './cannot-open.ts';
import { callOn, forward } from './forward.ts';
import { Grouped, type GroupListener } from './grouped.ts';
import { lockData } from './lock.ts';
import type { Backend, Store } from './port.ts';
import { lockPostgres, type Use } from './postgres-lock.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite-backend.ts';

export interface Place {
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** `postgres://…`; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
}

export const DATABASE_FILE = 'paddock.sqlite';

const SILENT: GroupListener = { committed: () => undefined };

export async function openStore(
  place: Place,
  listener: GroupListener = SILENT,
  use: Use = 'a Paddock server',
): Promise<Store> {
  const owner = randomBytes(6).toString('hex');
  return place.databaseUrl === undefined
    ? openEmbedded(place.dataDir, owner, listener, use)
    : openShared(place.databaseUrl, owner, listener, use);
}

async function openShared(url: string, owner: string, listener: GroupListener, use: Use): Promise<Store> {
  const end = new End();
  const lock = await lockPostgres(url, use, (error) => end.come(error));
  try {
    const backend = await openPostgres(url, owner);
    return {
      ...storeOn(backend, owner, listener, () => lock.release()),
      kind: 'postgres',
      onForeign: (foreign) => backend.onForeign(foreign),
      isDeaf: () => backend.isDeaf,
      onDead: (heard) => end.tell(heard),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openEmbedded(
  dataDir: string,
  owner: string,
  listener: GroupListener,
  use: Use,
): Promise<Store> {
  const end = new End();
  const lock = lockData(dataDir, use);
  const file = join(dataDir, DATABASE_FILE);
  try {
    const backend = await openSqlite(file, (error) => end.come(error));
    return {
      ...storeOn(backend, owner, listener, () => lock.release()),
      kind: 'sqlite',
      onForeign: () => undefined,
      isDeaf: () => false,
      onDead: (heard) => end.tell(heard),
    };
  } catch (error) {
    lock.release();
    throw cannotOpenData(file, error);
  }
}

/** Whoever asks late is told, too. */
class End {
  #error: Error | undefined;
  #heard: (error: Error) => void = () => undefined;

  come(error: Error): void {
    if (this.#error !== undefined) return;
    this.#error = error;
    this.#heard(error);
  }

  tell(heard: (error: Error) => void): void {
    this.#heard = heard;
    if (this.#error !== undefined) heard(this.#error);
  }
}

function storeOn(
  backend: Backend,
  owner: string,
  listener: GroupListener,
  release: () => void | Promise<void>,
): Omit<Store, 'kind' | 'onForeign' | 'isDeaf' | 'onDead'> {
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
