import type { GameRecord } from '@paddock/kernel';

/** A separate database: reviews can always be made again, and games must not wait for a change of their layout. */
const NAME = 'paddock-reviews';
const STORE = 'reviews';

/** The record's digest names it, so a review is found again however the game was opened. */
function keyOf({ digest = '' }: GameRecord): string {
  return digest.slice(0, 32);
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
  });
}

/** What came of it; undefined where nothing can be stored. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    const database = await done(opening);
    try {
      const transaction = database.transaction(STORE, mode);
      const isCommitted = committed(transaction);
      const [value] = await Promise.all([done(act(transaction.objectStore(STORE))), isCommitted]);
      return value;
    } finally {
      database.close();
    }
  } catch {
    // Without storage a review is made each time.
    return undefined;
  }
}

/** As it was stored; the caller checks it. */
export function keptReview(record: GameRecord): Promise<unknown> {
  return inStore('readonly', (store) => store.get(keyOf(record)) as IDBRequest<unknown>);
}

/** Whether it is stored now. */
export async function keepReview(record: GameRecord, review: unknown): Promise<boolean> {
  return (await inStore('readwrite', (store) => store.put(review, keyOf(record)))) !== undefined;
}

export async function forgetReview(record: GameRecord): Promise<void> {
  await inStore('readwrite', (store) => store.delete(keyOf(record)));
}
