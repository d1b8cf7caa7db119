/** Over 300 lines: the one place where everything that a server has is put together and timed. */
import type { FastifyBaseLogger } from 'fastify';
import { CLOSE } from '@paddock/protocol';
import { ENOUGH_ITERATIONS } from '@paddock/bots';
import { forgetTheRest } from './accounts/deletion.ts';
import { BotThreads } from './bots/bot-threads.ts';
import { isStrong, within } from './find-game.ts';
import { LobbyPlaces } from './http/lobby-places.ts';
import type { Connection, ConnectionServices } from './wire/connection.ts';
import { lookingAt, socketsOf, watchersOf } from './wire/attendance.ts';
import { Limits } from './wire/limits.ts';
import { Lists } from './wire/lists.ts';
import { closeSignedOut } from './wire/signed-out.ts';
import { Notices, type NoticeTimes } from './notices/notices.ts';
import { Daily } from './daily/daily.ts';
import { News } from './hub/news.ts';
import { Moderation } from './moderation/moderation.ts';
import type { Metrics } from './metrics.ts';
import type { ListenIn } from './own-bots/listen-in.ts';
import { Outbox } from './wire/socket-writer.ts';
import { Pictures } from './previews/pictures.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/port.ts';
import type { Person } from './tables/decision.ts';
import { Life } from './tables/life.ts';
import type { TableContent } from './tables/own-content.ts';
import { Presence } from './tables/presence.ts';
import { Neighbours } from './tables/neighbours.ts';
import type { RoomServices } from './tables/room.ts';
import { Rooms } from './tables/rooms.ts';

/** How soon tables of a process that has died are taken over: its time, and a poll. */
const BEAT_MS = 1_000;
const POLL_MS = 1_000;
const SWEEP_MS = 30_000;
const SILENCE_MS = 75_000;
/** How long devices have to send their hashes, and then their salts. */
const SHUFFLE_MS = 3_000;
/** How soon we store that somebody came or went. */
const SEEN_MS = 5_000;
/** The mailboxes of score pads are for one evening. */
const PADS_KEPT_MS = 3 * 86_400_000;
/** A league that never started is deleted after this long without anybody coming, going or changing it. */
const UNSTARTED_LEAGUE_MS = 90 * 86_400_000;
/** A guest without a seat, a game or a visit for this long is deleted. */
const FORGOTTEN_MS = 90 * 86_400_000;
const FORGOTTEN_AT_ONCE = 200;

/** Longer than any bot should take: it is asked for its answer after half the limit. */
const BOT_LATE_MS = 1_000;

/** Times that tests choose, and who listens in. */
export interface Clockwork {
  /** What time it is. */
  readonly now?: (() => number) | undefined;
  /** Milliseconds on a clock that tells how long this process was stopped. */
  readonly elapsed?: (() => number) | undefined;
  /** How long devices have for each stage of a shuffle. */
  readonly shuffleMs?: number | undefined;
  readonly listenIn?: ListenIn | undefined;
  /** How soon people get notices of their turns. */
  readonly notices?: Partial<NoticeTimes> | undefined;
}

/** What every call works with: tables, lists, limits, and who is there. */
export class Server implements RoomServices, ConnectionServices {
  readonly version = '0.1.0';
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly lists: Lists;
  readonly rooms: Rooms;
  /** Who has opened public tables from where. */
  readonly lobbyPlaces: LobbyPlaces;
  /** Tables and bots that are being made, and seats that bots take, by person or address: one at a time. */
  readonly making = new Map<string, Promise<unknown>>();
  readonly outbox = new Outbox();
  readonly pictures: Pictures;
  readonly botPauseMs: number;
  readonly shuffleMs: number;
  readonly listenIn: ListenIn | undefined;
  readonly publicUrl: string | undefined;
  /** The strongest level of bots at this server's tables. */
  readonly maxBotLevel: string | undefined;
  readonly now: () => number;
  readonly presence: Presence;
  readonly life: Life;
  readonly daily: Daily;
  readonly notices: Notices;
  readonly news: News;
  readonly moderation: Moderation;
  readonly #bots: BotThreads;
  readonly #connections = new Set<Connection>();
  /** Devices that were used since it was last written down. */
  readonly #devices = new Set<string>();
  readonly #neighbours: Neighbours;
  readonly #timers: NodeJS.Timeout[] = [];
  isStopping = false;

  constructor(
    settings: Settings,
    store: Store,
    log: FastifyBaseLogger,
    metrics: Metrics,
    { now = Date.now, elapsed = Date.now, shuffleMs = SHUFFLE_MS, listenIn, notices = {} }: Clockwork = {},
  ) {
    this.store = store;
    this.log = log;
    this.metrics = metrics;
    this.now = now;
    this.botPauseMs = settings.botPauseMs;
    this.shuffleMs = shuffleMs;
    this.listenIn = listenIn;
    this.publicUrl = settings.publicUrl;
    this.maxBotLevel = settings.maxBotLevel;
    this.limits = new Limits(settings.limitScale);
    this.lobbyPlaces = new LobbyPlaces(store);
    this.pictures = new Pictures(now);
    this.lists = new Lists(store, now, async (table, seat) =>
      (await this.rooms.open(table))?.read(({ clocks }) => clocks.deadline(seat)),
    );
    const limitMs = settings.botLimitMs;
    const lateMs = Math.min(BOT_LATE_MS, limitMs);
    const pool = { threads: settings.botThreads, limitMs, lateMs, iterations: ENOUGH_ITERATIONS };
    this.#bots = new BotThreads(
      pool,
      {
        answered: (level, milliseconds) => metrics.bots.observe({ level }, milliseconds / 1000),
        killed: (level) => {
          metrics.botsKilled.inc();
          log.warn({ level }, 'a bot took too long and was ended');
        },
      },
      isStrong,
    );
    this.presence = new Presence({ store, now, isOnline: (person) => this.isOnline(person) });
    this.life = new Life({ store, now, elapsed });
    this.daily = new Daily(store, now);
    const isLooking = (person: string, table: string) => this.socketsOf(lookingAt(table, person)) > 0;
    this.notices = new Notices(settings, { store, log, metrics, now, isLooking }, notices);
    this.rooms = new Rooms(this);
    this.news = new News(this);
    this.moderation = new Moderation(this);
    this.#neighbours = new Neighbours(store, this.rooms, log, {
      missed: () => this.anyListChanged(),
      told: (words) => this.moderation.told(words),
    });
  }

  /** Handles tables that fell due while no server ran, then polls for more. */
  async begin(): Promise<void> {
    await this.life.tick();
    await this.daily.tidy();
    if (this.#neighbours.areThere) {
      await this.#neighbours.greet();
      this.#every(BEAT_MS, () => this.#neighbours.beat());
    }
    await this.rooms.pollDue();
    // The store itself reports when it is away.
    this.#every(BEAT_MS, () => this.life.tick().catch(() => undefined));
    this.#every(POLL_MS, () => this.#neighbours.pollDue());
    this.#every(SEEN_MS, () => this.presence.write());
    this.#every(SWEEP_MS, () => this.sweep());
    this.notices.begin();
  }

  /** Removes old rows, a few at a time. */
  async sweep(): Promise<void> {
    this.limits.sweep();
    this.#dropSilent();
    for (const { person, session } of this.#connections) {
      this.saw(person);
      if (person !== null) this.usedDevice(session);
    }
    await this.#noteDevices();
    await this.endSignedOut();
    await this.rooms.sweep();
    await this.rooms.closeUnused();
    await this.presence.write();
    await this.daily.tidy();
    await this.moderation.tidy();
    await this.store.parts.scorePads.forget(this.now() - PADS_KEPT_MS);
    await forgetTheRest(this);
    await this.store.parts.leagues.forgetUnstarted(this.now() - UNSTARTED_LEAGUE_MS, FORGOTTEN_AT_ONCE);
    await this.notices.sweep();
    await this.store.forgetPeople(this.now() - FORGOTTEN_MS, FORGOTTEN_AT_ONCE);
    await this.store.parts.ownBots.tidy();
  }

  connected(connection: Connection): void {
    this.#connections.add(connection);
    this.metrics.sockets.set(this.#connections.size);
    this.#count(connection, 1);
    this.saw(connection.person);
  }

  disconnected(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    this.metrics.sockets.set(this.#connections.size);
    this.#count(connection, -1);
    this.saw(connection.person);
    this.lists.forget(connection);
    connection.left();
  }

  socketsOf(whom: string): number {
    return this.#neighbours.attendance.count(whom);
  }

  isOnline(person: string): boolean {
    return this.socketsOf(socketsOf(person)) > 0;
  }

  countWatching(table: string, here: number): number {
    this.#neighbours.attendance.set(watchersOf(table), here);
    return this.#neighbours.attendance.count(watchersOf(table));
  }

  /** It is written down now and then. */
  usedDevice(id: string): void {
    this.#devices.add(id);
  }

  /** Somebody is there, or was just now. */
  saw(person: Person | null): void {
    if (person !== null) this.presence.saw(person.id);
  }

  /** Tables from before the cap go on at it. */
  think(
    game: string,
    level: string,
    view: unknown,
    content?: TableContent,
  ): Promise<readonly string[] | undefined> {
    return this.#bots.think(game, within(game, level, this.maxBotLevel), view, content);
  }

  listsChanged(people: readonly string[], isLobby: boolean): void {
    if (isLobby) this.lists.lobby.changed();
    this.lists.mineChanged(people);
  }

  anyListChanged(): void {
    this.lists.everythingChanged();
  }

  wrote(people: readonly string[]): void {
    this.notices.changed(people);
  }

  looks(person: string, table: string, by: number): void {
    this.#neighbours.attendance.add(lookingAt(table, person), by);
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
    await this.notices.stop();
    await this.#bots.close();
    await this.pictures.close();
    await this.presence
      .write()
      .catch((error: unknown) => this.log.error({ err: error }, 'people were not noted'));
    await this.#neighbours.leave();
  }

  lookAgain(people: ReadonlySet<string>): void {
    for (const connection of this.#connections) {
      if (connection.person !== null && people.has(connection.person.id)) connection.lookAgain();
    }
  }

  comeBack(person: string): void {
    for (const connection of this.#connections) {
      if (connection.person?.id === person) connection.close(CLOSE.restart, 'renamed');
    }
  }

  endSignedOut(): Promise<void> {
    return closeSignedOut(this.#connections, this.store);
  }

  /** Pages ping every twenty seconds; a silent one is gone. */
  #dropSilent(): void {
    const before = this.now() - SILENCE_MS;
    for (const connection of this.#connections) {
      if (connection.heardAt < before) connection.close(CLOSE.silent, 'silent');
    }
  }

  async #noteDevices(): Promise<void> {
    const { devices } = this.store.parts;
    const used = [...this.#devices];
    this.#devices.clear();
    if (used.length > 0) await devices.saw(used, this.now());
    await devices.tidy(this.now());
  }

  #count({ person, address }: Connection, by: number): void {
    const keys = [`address ${address}`, ...(person === null ? [] : [`person ${person.id}`])];
    for (const key of keys) this.#neighbours.attendance.add(key, by);
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
