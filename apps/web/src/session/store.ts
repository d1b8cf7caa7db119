import type { GameRecord, Outcome, RecordSeat } from '@paddock/kernel';
import type { SavedTable } from '@paddock/table';
import { committed, database, GAMES, RECORDS, SAVES, settled } from './database.ts';

/** What a list of games shows, without the game itself. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly RecordSeat[];
  readonly races: number;
  readonly racesRun: number;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly touched: number;
  readonly result?: Outcome;
}

/** A game as the device keeps it. */
export interface SavedGame {
  readonly id: string;
  /** One more with every write: a second tab that is behind cannot overwrite. */
  readonly revision: number;
  readonly table: SavedTable<unknown>;
  /** What this device's people put into each deal, to be found again in the record. */
  readonly ownSalts: readonly (readonly string[])[];
  /** The plan that waits for its confirmation. */
  readonly plan: readonly string[];
  /** Taken since the last command, whose entry will say so. */
  readonly hints?: number;
}

export interface SavedRecord {
  readonly id: string;
  readonly added: number;
  readonly record: GameRecord;
}

/** Somebody else wrote in between. */
export class BehindError extends Error {
  override readonly name = 'BehindError';
}

/** Ids of lesson races begin with this: they are not games of their own, and no list counts them. */
export const LEARNING = 'learn-';

/** Ids of games played on from a moment of another begin with this: they have a separate list, and count nowhere. */
export const LAB = 'lab-';

/** Another version of the page may have written another shape. */
function isReadable({ seats, touched }: { readonly seats?: unknown; readonly touched?: unknown }): boolean {
  return (
    Array.isArray(seats) && seats.every((seat) => typeof seat?.name === 'string') && Number.isFinite(touched)
  );
}

export class Store {
  readonly #database: IDBDatabase;

  constructor(device: IDBDatabase) {
    this.#database = device;
  }

  /** Without those that somebody learns with. `unreadable`: ids of those that this page cannot read. */
  async games(): Promise<{
    readonly games: GameSummary[];
    readonly labs: GameSummary[];
    readonly unreadable: string[];
  }> {
    const kept = await settled(this.#reading(GAMES).getAll() as IDBRequest<GameSummary[]>);
    const all = kept.filter(({ id }) => !id.startsWith(LEARNING));
    const readable = all.filter(isReadable);
    return {
      games: readable.filter(({ id }) => !id.startsWith(LAB)),
      labs: readable.filter(({ id }) => id.startsWith(LAB)),
      unreadable: all.filter((summary) => !isReadable(summary)).map(({ id }) => id),
    };
  }

  records(): Promise<SavedRecord[]> {
    return settled(this.#reading(RECORDS).getAll() as IDBRequest<SavedRecord[]>);
  }

  game(id: string): Promise<SavedGame | undefined> {
    return settled(this.#reading(SAVES).get(id) as IDBRequest<SavedGame | undefined>);
  }

  summary(id: string): Promise<GameSummary | undefined> {
    return settled(this.#reading(GAMES).get(id) as IDBRequest<GameSummary | undefined>);
  }

  record(id: string): Promise<SavedRecord | undefined> {
    return settled(this.#reading(RECORDS).get(id) as IDBRequest<SavedRecord | undefined>);
  }

  /** Both parts or neither; refused if the device holds a different revision from the one this follows. */
  async saveGame(summary: GameSummary, game: SavedGame): Promise<void> {
    const transaction = this.#database.transaction([GAMES, SAVES], 'readwrite', { durability: 'strict' });
    const done = committed(transaction);
    const saves = transaction.objectStore(SAVES);
    const request = saves.get(game.id) as IDBRequest<SavedGame | undefined>;
    let isBehind = false;
    request.addEventListener('success', () => {
      isBehind = (request.result?.revision ?? 0) !== game.revision - 1;
      if (isBehind) return transaction.abort();
      saves.put(game);
      transaction.objectStore(GAMES).put(summary);
    });
    try {
      await done;
    } catch (error) {
      throw isBehind ? new BehindError('the game went on elsewhere') : error;
    }
  }

  async saveRecord(record: SavedRecord): Promise<void> {
    const transaction = this.#database.transaction(RECORDS, 'readwrite', { durability: 'strict' });
    transaction.objectStore(RECORDS).put(record);
    await committed(transaction);
  }

  /** A game, or a record that was dropped in. */
  async remove(id: string): Promise<void> {
    const transaction = this.#database.transaction([GAMES, SAVES, RECORDS], 'readwrite');
    for (const store of [GAMES, SAVES, RECORDS]) transaction.objectStore(store).delete(id);
    await committed(transaction);
  }

  #reading(store: string): IDBObjectStore {
    return this.#database.transaction(store).objectStore(store);
  }
}

/** The device's games and records. */
export async function store(): Promise<Store> {
  return new Store(await database());
}
