import { committed, database, settled, SHELF } from '../session/database.ts';

export type ShelfKind = 'deck' | 'track';

/** A custom deck or circuit on this device. A draft may be unfinished: any JSON is kept. */
export interface Shelved {
  readonly id: string;
  readonly kind: ShelfKind;
  readonly value: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** The last changed first. */
export async function shelved(kind: ShelfKind): Promise<readonly Shelved[]> {
  const store = (await database()).transaction(SHELF).objectStore(SHELF);
  const all = await settled(store.getAll() as IDBRequest<Shelved[]>);
  return all.filter((item) => item.kind === kind).toSorted((a, b) => b.changed - a.changed);
}

export async function onShelf(id: string): Promise<Shelved | undefined> {
  const store = (await database()).transaction(SHELF).objectStore(SHELF);
  return settled(store.get(id) as IDBRequest<Shelved | undefined>);
}

export function putOnShelf(item: Omit<Shelved, 'changed'>): Promise<void> {
  return change((shelf) => shelf.put({ ...item, changed: Date.now() } satisfies Shelved));
}

export function takeOffShelf(id: string): Promise<void> {
  return change((shelf) => shelf.delete(id));
}

async function change(act: (shelf: IDBObjectStore) => unknown): Promise<void> {
  const transaction = (await database()).transaction(SHELF, 'readwrite', { durability: 'strict' });
  act(transaction.objectStore(SHELF));
  await committed(transaction);
}
