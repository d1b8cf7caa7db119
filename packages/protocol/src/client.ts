import type { Refusal } from '@paddock/kernel';
import { CLOSE, type Answer, type ClientMessage, type ServerMessage } from './messages.ts';
import { patch } from './delta.ts';
import { LIMITS, PROTOCOL } from './limits.ts';
import type { SocketLike, Surroundings } from './socket.ts';
import { TableFeed, type FeedListener } from './feed.ts';
import type { MyTable, TableCard } from './tables.ts';

/** `outdated`: the page is older than the server and must be reloaded. */
export type Status = 'connecting' | 'online' | 'offline' | 'outdated';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface ClientListener {
  status?(status: Status): void;
  person?(person: Person | null): void;
  /** Newest first; `hasMore`: more pages can be asked for. */
  lobby?(tables: readonly TableCard[], hasMore: boolean): void;
  mine?(tables: readonly MyTable[]): void;
  /** The server reported a problem that belongs to no request. */
  trouble?(problem: Refusal): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
/** After a server restart, reconnects are spread over this long. */
const RESTART_SPREAD = 2_000;
const PING_EVERY = 20_000;
/** After this long without a message the connection counts as lost. */
const SILENCE = 45_000;

interface Waiting {
  readonly message: ClientMessage;
  readonly answer: (answer: Answer) => void;
}

/**
 * One connection, for a page's lists or for a table. It reconnects by itself and repeats unanswered requests with the same id: the
 * server answers again, but acts only once.
 */
export class Client {
  readonly #url: string;
  readonly #around: Surroundings;
  readonly #listener: ClientListener;
  readonly #waiting = new Map<string, Waiting>();
  readonly #feeds = new Map<string, TableFeed>();
  #isListening = false;
  /** Pages of the lobby that are wanted. */
  #pages = 0;
  #lobby: Readonly<Record<string, TableCard>> = {};
  #socket: SocketLike | undefined;
  #status: Status = 'connecting';
  #tries = 0;
  #isClosed = false;
  #isFinishing = false;
  #cancelRetry: () => void = () => undefined;
  #cancelPing: () => void = () => undefined;
  #cancelSilence: () => void = () => undefined;

  constructor(url: string, around: Surroundings, listener: ClientListener = {}) {
    this.#url = url;
    this.#around = around;
    this.#listener = listener;
    this.#connect();
  }

  get status(): Status {
    return this.#status;
  }

  /** Follows a table; from then on the listener hears everything that happens there. */
  follow(table: string, key: string | undefined, listener: FeedListener): TableFeed {
    const feed = new TableFeed(table, key, listener, {
      send: (message) => this.#send(message),
      ask: (make) => this.ask(make),
      stop: () => this.#feeds.delete(table),
    });
    this.#feeds.set(table, feed);
    if (this.#status === 'online') feed.watch();
    return feed;
  }

  /** Subscribes to the person's own tables, or unsubscribes. */
  listenToMine(isOn: boolean): void {
    this.#isListening = isOn;
    this.#send({ type: 'mine', on: isOn });
  }

  /** Subscribes to that many pages of the lobby; 0: unsubscribes. */
  listenToLobby(pages: number): void {
    this.#pages = pages;
    if (pages === 0) this.#send({ type: 'lobby', on: false });
    else this.#askLobby();
  }

  /** Repeats the request across reconnects until it is answered. `id`: for callers that keep their own journal. */
  ask(make: (id: string) => ClientMessage, id: string = this.#around.newId()): Promise<Answer> {
    const message = make(id);
    return new Promise((resolve) => {
      this.#waiting.set(id, { message, answer: resolve });
      this.#send(message);
    });
  }

  /** Call it when the network is back or the page is shown again: skips the delay. */
  retryNow(): void {
    if (this.#status !== 'offline') return;
    this.#cancelRetry();
    this.#connect();
  }

  /** Closes and reopens the connection, to use another person's cookie. */
  reconnect(): void {
    if (this.#isClosed || this.#status === 'outdated') return;
    this.#drop();
    this.#cancelRetry();
    this.#connect();
  }

  /** Closes once everything asked has been answered. */
  finish(): void {
    this.#isFinishing = true;
    if (this.#waiting.size === 0) this.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelRetry();
    this.#drop();
    const lost = { ok: false, problem: { code: 'lost', rule: 'network', params: {} } } as const;
    for (const { answer } of this.#waiting.values()) answer(lost);
    this.#waiting.clear();
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#setStatus('connecting');
    const hello: ClientMessage = { type: 'hello', version: PROTOCOL };
    const socket: SocketLike = this.#around.open(this.#url, {
      opened: () => {
        if (this.#socket === socket) socket.send(JSON.stringify(hello));
      },
      received: (data) => {
        if (this.#socket === socket) this.#hear(data);
      },
      closed: (code) => {
        if (this.#socket === socket) this.#lost(code);
      },
    });
    this.#socket = socket;
    this.#expectLife();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#cancelPing();
    this.#cancelSilence();
    socket?.close();
  }

  /** Backs off with jitter: after a restart, clients must not all return at once. */
  #lost(code: number): void {
    this.#drop();
    if (code === CLOSE.outdated) {
      this.#setStatus('outdated');
      return;
    }
    this.#setStatus('offline');
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    const spread = code === CLOSE.restart ? RESTART_SPREAD * this.#around.random() : 0;
    const wait = longest * (0.5 + this.#around.random() / 2) + spread;
    this.#cancelRetry = this.#around.after(wait, () => this.#connect());
  }

  #hear(data: unknown): void {
    this.#expectLife();
    const message = readMessage(data);
    if (message === undefined) return;
    switch (message.type) {
      case 'hello':
        return this.#welcome(message.person);
      case 'ok':
      case 'past':
        return this.#answer(message.id, { ok: true, message });
      case 'no':
        return this.#refused(message);
      case 'lobby':
        return this.#showLobby(message.tables, message.hasMore);
      case 'lobby-changes':
        return this.#changeLobby(message);
      case 'mine':
        return this.#listener.mine?.(message.tables);
      case 'pong':
      case 'turn':
        return undefined;
      case 'table':
      case 'info':
        return this.#feeds.get(message.info.id)?.hear(message);
      case 'content':
      case 'moments':
      case 'deals':
      case 'now':
      case 'chat':
      case 'reaction':
      case 'gone':
        return this.#feeds.get(message.table)?.hear(message);
      default:
        return undefined;
    }
  }

  #welcome(person: Person | null): void {
    this.#tries = 0;
    this.#setStatus('online');
    this.#listener.person?.(person);
    for (const feed of this.#feeds.values()) feed.watch();
    if (this.#isListening) this.#send({ type: 'mine', on: true });
    if (this.#pages > 0) this.#askLobby();
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#pingLater();
  }

  #askLobby(): void {
    const pages = Math.min(this.#pages, LIMITS.lobbyPages);
    this.#send({ type: 'lobby', on: true, ...(pages > 1 && { pages }) });
  }

  #showLobby(tables: Readonly<Record<string, TableCard>>, hasMore: boolean): void {
    this.#lobby = tables;
    const newestFirst = Object.values(tables).toSorted((a, b) => b.touched - a.touched);
    this.#listener.lobby?.(newestFirst, hasMore && this.#pages < LIMITS.lobbyPages);
  }

  #changeLobby({ changes, hasMore }: Extract<ServerMessage, { type: 'lobby-changes' }>): void {
    try {
      this.#showLobby(patch(this.#lobby, changes), hasMore);
    } catch {
      // It does not fit: the next whole list puts it right.
      this.#send({ type: 'lobby', on: false });
      this.#askLobby();
    }
  }

  #refused({ id, table, problem }: Extract<ServerMessage, { type: 'no' }>): void {
    if (id !== null) return this.#answer(id, { ok: false, problem });
    const feed = table === undefined ? undefined : this.#feeds.get(table);
    if (feed === undefined) this.#listener.trouble?.(problem);
    else feed.refused(problem);
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(answer);
    if (this.#isFinishing && this.#waiting.size === 0) this.close();
  }

  #send(message: ClientMessage): void {
    if (this.#status === 'online') this.#socket?.send(JSON.stringify(message));
  }

  #pingLater(): void {
    this.#cancelPing();
    this.#cancelPing = this.#around.after(PING_EVERY, () => {
      this.#send({ type: 'ping' });
      this.#pingLater();
    });
  }

  #expectLife(): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#around.after(SILENCE, () => this.#lost(0));
  }

  #setStatus(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.status?.(status);
  }
}

/** The server is trusted to send well-formed messages; unreadable ones are dropped. */
function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
    return value as ServerMessage;
  } catch {
    return undefined;
  }
}
