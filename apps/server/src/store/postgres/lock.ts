import { Client } from 'pg';
import { cannotOpenPostgres } from '../cannot-open.ts';
import { DataInUseError } from '../lock.ts';
import { connectionTo } from './engine.ts';

/** Any number that other users of the database do not take. */
const KEY = 1_885_431_151;
const RETRY_MS = 500;

export type Use = 'a Paddock server' | 'an import';

export interface PostgresLock {
  release(): Promise<void>;
}

/**
 * Servers share a database; an import has it to itself. The lock is the database's own and goes with its connection; a
 * server that loses the connection takes it again. `lost`: somebody else took it in between.
 */
export async function lockPostgres(
  url: string,
  use: Use,
  lost: (error: Error) => void = () => undefined,
): Promise<PostgresLock> {
  const lock = new Lock(url, use, lost);
  try {
    await lock.take();
  } catch (error) {
    await lock.release();
    throw cannotOpenPostgres(error);
  }
  return lock;
}

class Lock implements PostgresLock {
  readonly #url: string;
  readonly #use: Use;
  readonly #lost: (error: Error) => void;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isReleased = false;

  constructor(url: string, use: Use, lost: (error: Error) => void) {
    this.#url = url;
    this.#use = use;
    this.#lost = lost;
  }

  async take(): Promise<void> {
    const client = new Client(connectionTo(this.#url));
    this.#client = client;
    client.on('error', () => undefined);
    await client.connect();
    const call = this.#use === 'an import' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
    const { rows } = await client.query<{ taken: boolean }>(`SELECT ${call}(${KEY}) AS taken`);
    if (rows[0]?.taken !== true) {
      const holder = this.#use === 'an import' ? 'a Paddock server, or another import' : 'an import';
      throw new DataInUseError(`the database is in use by ${holder}`);
    }
    client.once('end', () => this.#takeLater());
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #takeLater(): void {
    if (this.#isReleased) return;
    this.#timer = setTimeout(() => {
      this.take().catch((error: unknown) => {
        void this.#client?.end().catch(() => undefined);
        if (error instanceof DataInUseError) this.#lost(error);
        else this.#takeLater();
      });
    }, RETRY_MS);
    this.#timer.unref();
  }
}
