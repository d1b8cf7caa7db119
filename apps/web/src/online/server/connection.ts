import { isRefusal, type Refusal } from '@paddock/kernel';
import {
  Client,
  type FeedListener,
  type MyTable,
  type Person,
  type Status,
  type TableCard,
  type TableFeed,
} from '@paddock/protocol';
import { signal, type ReadonlySignal } from '@preact/signals';
import { api } from './api.ts';
import { browser, socketAddress } from './around.ts';
import { wasOnline } from './been-here.ts';

/** Whether there is a server behind the page: a static host has none, and a device may have no network. */
export type Reach = 'asking' | 'here' | 'absent' | 'unreachable';

/** A connection that comes back sooner than this is not worth mentioning. */
const PATIENCE_MS = 1200;
/** Between two attempts to find the server. */
const RETRY_MS = 5000;

/** The page's connection to the server, and what it says of the person and of tables; each followed table has its own. */
class Connection {
  readonly reach = signal<Reach>('asking');
  readonly person = signal<Person | null>(null);
  readonly lobby = signal<readonly TableCard[] | null>(null);
  /** There are tables that the lobby does not show yet. */
  readonly hasMoreLobby = signal(false);
  readonly mine = signal<readonly MyTable[] | null>(null);
  readonly #statuses = new Map<Client, Status>();
  readonly #tables = new Map<TableFeed, Client>();
  readonly #isOutdated = signal(false);
  readonly #isLost = signal(false);
  /** It was there and has been gone for a while; it comes back by itself. */
  readonly isLost: ReadonlySignal<boolean> = this.#isLost;
  /** The page is older than the server. */
  readonly isOutdated: ReadonlySignal<boolean> = this.#isOutdated;
  #client: Client | undefined;
  #pages = 0;
  #asking: Promise<void> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** Asks for the server once; later calls find it, or try again. */
  enter(): Promise<void> {
    if (this.reach.peek() === 'here') return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  follow(table: string, key: string | undefined, listener: FeedListener): TableFeed {
    const client = new Client(socketAddress(table), browser, {
      status: (status) => this.#setStatus(client, status),
    });
    this.#statuses.set(client, 'connecting');
    const feed = client.follow(table, key, listener);
    this.#tables.set(feed, client);
    return feed;
  }

  leave(feed: TableFeed): void {
    const client = this.#tables.get(feed);
    feed.stop();
    this.#tables.delete(feed);
    if (client === undefined) return;
    client.finish();
    this.#statuses.delete(client);
    this.#statusChanged();
  }

  /** Keeps the lobby up to date until the returned call. */
  watchLobby(): () => void {
    this.#pages = 0;
    this.showMoreOfLobby();
    return () => {
      this.#client?.listenToLobby(0);
      this.lobby.value = null;
    };
  }

  showMoreOfLobby(): void {
    this.#client?.listenToLobby(++this.#pages);
  }

  /** Becomes a guest of that name, or takes another name. */
  async beCalled(name: string): Promise<Refusal | undefined> {
    const answer = await api.beCalled(name);
    if (isRefusal(answer)) return answer;
    this.become(answer.person);
    return undefined;
  }

  async claim(key: string): Promise<Refusal | undefined> {
    const answer = await api.claim(key);
    if (isRefusal(answer)) return answer;
    this.become(answer.person);
    return undefined;
  }

  /** Every other device of this person is a stranger's from now on. */
  async signOutOthers(): Promise<Refusal | undefined> {
    const answer = await api.signOut();
    if (isRefusal(answer)) return answer;
    this.become(answer.person);
    return undefined;
  }

  /** The socket is bound to a person when it opens. Null: this device is signed out. */
  become(person: Person | null): void {
    if (person?.id !== this.person.peek()?.id) this.mine.value = null;
    this.person.value = person;
    wasOnline.value = person !== null;
    for (const client of this.#statuses.keys()) client.reconnect();
    this.#client?.listenToMine(person !== null);
  }

  async #ask(): Promise<void> {
    const answer = await api.me();
    if (isRefusal(answer)) {
      const isAbsent = answer.code === 'no-server';
      this.reach.value = isAbsent ? 'absent' : 'unreachable';
      if (!isAbsent) setTimeout(() => void this.enter(), RETRY_MS);
      return;
    }
    this.person.value = answer.person;
    this.#connect();
    this.reach.value = 'here';
  }

  #connect(): void {
    const client = new Client(socketAddress(), browser, {
      status: (status) => this.#setStatus(client, status),
      person: (person) => (this.person.value = person),
      lobby: (tables, hasMore) => {
        this.lobby.value = tables;
        this.hasMoreLobby.value = hasMore;
      },
      mine: (tables) => (this.mine.value = tables),
    });
    this.#client = client;
    this.#statuses.set(client, 'connecting');
    const all = this.#statuses;
    if (this.person.peek() !== null) {
      wasOnline.value = true;
      client.listenToMine(true);
    }
    addEventListener('online', () => all.forEach((_, each) => each.retryNow()));
    // A socket may seem open long after the network has gone.
    addEventListener('offline', () => all.forEach((_, each) => each.reconnect()));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') all.forEach((_, each) => each.retryNow());
    });
  }

  #setStatus(client: Client, status: Status): void {
    if (!this.#statuses.has(client)) return;
    this.#statuses.set(client, status);
    this.#statusChanged();
  }

  #statusChanged(): void {
    const statuses = [...this.#statuses.values()];
    this.#isOutdated.value = statuses.includes('outdated');
    if (statuses.every((status) => status === 'online' || status === 'outdated')) {
      clearTimeout(this.#patience);
      this.#patience = undefined;
      this.#isLost.value = false;
      return;
    }
    this.#patience ??= setTimeout(() => (this.#isLost.value = true), PATIENCE_MS);
  }
}

export const connection = new Connection();
