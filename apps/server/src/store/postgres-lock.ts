import postgres from 'postgres';
import { cannotOpenPostgres } from './cannot-open.ts';
import { DataInUseError } from './lock.ts';

/** Any number that other users of the database do not take. */
const KEY = 1_885_431_151;
const RETRY_MS = 1_000;

export type Use = 'a Paddock server' | 'an import';

/**
 * Servers share a database; an import has it to itself. The lock is the database's own and goes with its connection; a
 * server that loses the connection takes it again.
 */
export async function lockPostgres(url: string, use: Use): Promise<{ release(): Promise<void> }> {
  const call = use === 'an import' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  let isReleased = false;
  const connection = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
    onclose: () => {
      if (!isReleased) setTimeout(takeAgain, RETRY_MS).unref();
    },
  });
  const take = async (): Promise<boolean> => {
    const [row] = await connection.unsafe(`SELECT ${call}(${KEY}) AS taken`);
    return row?.['taken'] === true;
  };
  const takeAgain = () => {
    if (!isReleased) take().catch(() => undefined);
  };
  const release = async () => {
    isReleased = true;
    await connection.end({ timeout: 5 });
  };
  try {
    if (await take()) return { release };
  } catch (error) {
    await release();
    throw cannotOpenPostgres(error);
  }
  await release();
  const holder = use === 'an import' ? 'a Paddock server, or another import' : 'an import';
  throw new DataInUseError(`the database is in use by ${holder}`);
}
