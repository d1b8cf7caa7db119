import type { FastifyBaseLogger } from 'fastify';
import { CLOSE } from '@paddock/protocol';
import { BotPool } from './bots/pool.ts';
import type { Connection, ConnectionServices } from './wire/connection.ts';
import { Limits } from './wire/limits.ts';
import { Lists } from './wire/lists.ts';
import type { Metrics } from './metrics.ts';
import { Outbox } from './wire/socket-writer.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/port.ts';
import type { RoomServices } from './tables/room.ts';
import { Rooms } from './tables/rooms.ts';

const POLL_MS = 2_000;
const SWEEP_MS = 30_000;
const SILENCE_MS = 75_000;

/** More than any level weighs in the time it has. */
const ITERATIONS = 2_000;

/** What every call works with: tables, lists, limits, and who is there. */
export class Server implements RoomServices, ConnectionServices {
  readonly version = '0.1.0';
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly lists: Lists;
  readonly rooms: Rooms;
  readonly outbox = new Outbox();
  readonly botPauseMs: number;
  readonly now: () => number;
  readonly #bots: BotPool;
  readonly #connections = new Set<Connection>();
  readonly #online = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  isStopping = false;

  constructor(
    settings: Settings,
    store: Store,
    log: FastifyBaseLogger,
    metrics: Metrics,
    now = () => Date.now(),
  ) {
    this.store = store;
    this.log = log;
    this.metrics = metrics;
    this.now = now;
    this.botPauseMs = settings.botPauseMs;
    this.limits = new Limits(settings.limitScale);
    this.lists = new Lists(store, now);
    const pool = { threads: settings.botThreads, limitMs: settings.botLimitMs, iterations: ITERATIONS };
    this.#bots = new BotPool(pool, {
      answered: (level, milliseconds) => metrics.bots.observe({ level }, milliseconds / 1000),
      killed: (level) => {
        metrics.botsKilled.inc();
        log.warn({ level }, 'a bot took too long and was ended');
      },
    });
    this.rooms = new Rooms(this);
  }

  /** Handles tables that fell due while no server ran, then polls for more. */
  async begin(): Promise<void> {
    await this.rooms.pollDue(this.store.kind === 'sqlite');
    this.#every(POLL_MS, () => this.rooms.pollDue(false));
    this.#every(SWEEP_MS, async () => {
      this.limits.sweep();
      this.#dropSilent();
      await this.rooms.sweep();
    });
  }

  connected(connection: Connection): void {
    this.#connections.add(connection);
    this.metrics.sockets.set(this.#connections.size);
    this.#count(connection, 1);
  }

  disconnected(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    this.metrics.sockets.set(this.#connections.size);
    this.#count(connection, -1);
    this.lists.forget(connection);
    connection.left();
  }

  socketsOf(whom: string): number {
    return this.#online.get(whom) ?? 0;
  }

  isOnline(person: string): boolean {
    return this.socketsOf(`person ${person}`) > 0;
  }

  think(game: string, level: string, view: unknown): Promise<readonly string[] | undefined> {
    return this.#bots.think(game, level, view);
  }

  listsChanged(people: readonly string[], isLobby: boolean): void {
    if (isLobby) this.lists.lobbyChanged();
    this.lists.mineChanged(people);
  }

  anyListChanged(): void {
    this.lists.everythingChanged();
  }

  failed(table: string, error: unknown): void {
    this.metrics.failures.inc();
    this.log.error({ err: error, table }, 'a table failed');
  }

  /** Finishes everything under way; starts nothing new. */
  async stop(close: { readonly code: number; readonly reason: string }): Promise<void> {
    this.isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections) connection.close(close.code, close.reason);
    this.lists.close();
    await this.rooms.close();
    await this.#bots.close();
  }

  /** Pages ping every twenty seconds; a silent one is gone. */
  #dropSilent(): void {
    const before = this.now() - SILENCE_MS;
    for (const connection of this.#connections) {
      if (connection.heardAt < before) connection.close(CLOSE.silent, 'silent');
    }
  }

  #count({ person, address }: Connection, by: number): void {
    const keys = [`address ${address}`, ...(person === null ? [] : [`person ${person.id}`])];
    for (const key of keys) {
      const count = (this.#online.get(key) ?? 0) + by;
      if (count > 0) this.#online.set(key, count);
      else this.#online.delete(key);
    }
  }

  #every(milliseconds: number, task: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      this.metrics.rooms.set(this.rooms.size);
      if (isBusy) return;
      isBusy = true;
      task()
        .catch((error: unknown) => this.log.error({ err: error }, 'a regular task failed'))
        .finally(() => (isBusy = false));
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}
