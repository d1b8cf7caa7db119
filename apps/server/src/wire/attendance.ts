import type { Present, Store } from '../store/port.ts';

/** How a person's sockets and a table's spectators are counted. */
export function socketsOf(person: string): string {
  return `person ${person}`;
}

export function watchersOf(table: string): string {
  return `watching ${table}`;
}

/** A person's sockets that are shown a table. */
export function lookingAt(table: string, person: string): string {
  return `looking ${table} ${person}`;
}

type Counts = Map<string, number>;

/**
 * Who is connected, at this process and at all others on the same store: sockets of a person and of an address, and
 * spectators of a table. Other processes hear once a second, and only what has changed.
 */
export class Attendance {
  readonly #store: Pick<Store, 'kind' | 'owner' | 'putPresent' | 'present'>;
  /** Told of what has changed at other processes. */
  readonly #changed: (what: ReadonlySet<string>) => void;
  readonly #here: Counts = new Map();
  readonly #elsewhere = new Map<string, Counts>();
  #untold = new Set<string>();

  constructor(
    store: Pick<Store, 'kind' | 'owner' | 'putPresent' | 'present'>,
    changed: (what: ReadonlySet<string>) => void,
  ) {
    this.#store = store;
    this.#changed = changed;
  }

  count(what: string): number {
    let count = this.#here.get(what) ?? 0;
    for (const counts of this.#elsewhere.values()) count += counts.get(what) ?? 0;
    return count;
  }

  add(what: string, by: number): void {
    this.set(what, (this.#here.get(what) ?? 0) + by);
  }

  set(what: string, count: number): void {
    if ((this.#here.get(what) ?? 0) === count) return;
    if (count > 0) this.#here.set(what, count);
    else this.#here.delete(what);
    // An embedded database has no others to tell.
    if (this.#store.kind === 'postgres') this.#untold.add(what);
  }

  async tell(): Promise<void> {
    if (this.#untold.size === 0) return;
    const untold = this.#untold;
    this.#untold = new Set();
    try {
      await this.#store.putPresent(
        this.#store.owner,
        [...untold].map((what) => ({ what, count: this.#here.get(what) ?? 0 })),
      );
    } catch (error) {
      for (const what of untold) this.#untold.add(what);
      throw error;
    }
  }

  heard(owner: string, changes: readonly Present[]): void {
    const counts = this.#elsewhere.get(owner) ?? new Map<string, number>();
    this.#elsewhere.set(owner, counts);
    for (const { what, count } of changes) {
      if (count > 0) counts.set(what, count);
      else counts.delete(what);
    }
    this.#changed(new Set(changes.map(({ what }) => what)));
  }

  /** Processes that are no longer alive have nobody any more. */
  keep(alive: readonly string[]): void {
    for (const [owner, counts] of this.#elsewhere) {
      if (alive.includes(owner)) continue;
      this.#elsewhere.delete(owner);
      this.#changed(new Set(counts.keys()));
    }
  }

  /** Reloads everything, in both directions: notices may have been missed, and others may have taken this process for dead. */
  async reload(): Promise<void> {
    for (const what of this.#here.keys()) this.#untold.add(what);
    const rows = await this.#store.present();
    const before = [...this.#elsewhere.values()].flatMap((counts) => [...counts.keys()]);
    this.#elsewhere.clear();
    for (const { owner, what, count } of rows) {
      if (owner === this.#store.owner) continue;
      const counts = this.#elsewhere.get(owner) ?? new Map<string, number>();
      this.#elsewhere.set(owner, counts.set(what, count));
    }
    this.#changed(new Set([...before, ...rows.map(({ what }) => what)]));
  }
}
