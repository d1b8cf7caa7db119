import type { Store } from '../store/port.ts';

/** Addresses that are remembered: the newest ones. */
const MOST_ADDRESSES = 10_000;

interface Opened {
  readonly hosts: Set<string>;
  /** At least as many tables as they have in the lobby. */
  count: number;
}

/**
 * Who opened public tables from which address: guests are easily made, and a few places for each of them would be the whole lobby.
 * Only in the memory of this process: neither the log nor a table has anybody's address.
 */
export class LobbyPlaces {
  readonly #store: Pick<Store, 'hosted'>;
  readonly #byAddress = new Map<string, Opened>();

  constructor(store: Pick<Store, 'hosted'>) {
    this.#store = store;
  }

  /** Whether people at that address have so many tables in the lobby. */
  async areTaken(address: string, most: number): Promise<boolean> {
    const opened = this.#byAddress.get(address);
    if (opened === undefined || opened.count < most) return false;
    opened.count = 0;
    for (const host of opened.hosts) {
      const { listed } = await this.#store.hosted(host);
      if (listed === 0) opened.hosts.delete(host);
      opened.count += listed;
    }
    return opened.count >= most;
  }

  note(address: string, host: string): void {
    const { hosts, count } = this.#byAddress.get(address) ?? { hosts: new Set(), count: 0 };
    // At the end: it is one of the newest.
    this.#byAddress.delete(address);
    this.#byAddress.set(address, { hosts: hosts.add(host), count: count + 1 });
    const [oldest] = this.#byAddress.keys();
    if (this.#byAddress.size > MOST_ADDRESSES && oldest !== undefined) this.#byAddress.delete(oldest);
  }
}
