import { committed, settled } from '../session/database.ts';
import { onShelf } from '../shelf/shelf.ts';
import type { Draft } from './edit/draft.ts';

/**
 * What belongs to a circuit in the editor: its photo, and where it was traced. It is kept apart from the shelf, so that nothing
 * that is shared or exported can hold it.
 */
export interface Beside extends Pick<Draft, 'origin' | 'trace' | 'photo'> {
  readonly id: string;
  readonly picture: string | null;
}

const STORE = 'beside';

async function bench(): Promise<IDBDatabase> {
  const request = indexedDB.open('paddock-bench', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return settled(request);
}

export async function besideOf(id: string): Promise<Beside | undefined> {
  const database = await bench();
  const request = database.transaction(STORE).objectStore(STORE).get(id) as IDBRequest<Beside | undefined>;
  return settled(request).finally(() => database.close());
}

export async function keepBeside(beside: Beside): Promise<void> {
  const database = await bench();
  const transaction = database.transaction(STORE, 'readwrite');
  transaction.objectStore(STORE).put(beside);
  await committed(transaction).finally(() => database.close());
}

/** What belongs to circuits that are no longer on the shelf goes with them. */
export async function clearBeside(): Promise<void> {
  const database = await bench();
  try {
    const keys = (await settled(database.transaction(STORE).objectStore(STORE).getAllKeys())) as string[];
    const gone: string[] = [];
    for (const key of keys) if ((await onShelf(key)) === undefined) gone.push(key);
    const transaction = database.transaction(STORE, 'readwrite');
    for (const key of gone) transaction.objectStore(STORE).delete(key);
    await committed(transaction);
  } finally {
    database.close();
  }
}
