/** What the device keeps, each under its id: games in short and whole, records, and the shelf of your own decks and circuits. */
export const GAMES = 'games';
export const SAVES = 'saves';
export const RECORDS = 'records';
export const SHELF = 'shelf';

/** 2: with the shelf. An older database gets what it lacks and keeps everything. */
const VERSION = 2;

export function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });
}

/** Resolves when everything in the transaction is on the device. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the transaction was aborted'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('paddock', VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const store of [GAMES, SAVES, RECORDS, SHELF])
      if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath: 'id' });
  });
  const device = await settled(request);
  // A newer page must be able to change the layout.
  device.addEventListener('versionchange', () => device.close());
  return device;
}

let opened: Promise<IDBDatabase> | undefined;

/** The device's one database; a failed opening is tried again at the next call. */
export function database(): Promise<IDBDatabase> {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  return opened;
}
