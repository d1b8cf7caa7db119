import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/port.ts';
import { Attendance } from '../wire/attendance.ts';
import type { Rooms } from './rooms.ts';

/** A process without a heartbeat for this long counts as dead. */
const ALIVE_MS = 3_000;

interface Hearing {
  /** Any list may have changed. */
  missed(): void;
  /** Words that another process has passed on. */
  told(words: readonly string[]): void;
}

/** This process among those that share its store: it says that it is alive, hears what they do, and takes over from dead ones. */
export class Neighbours {
  readonly attendance: Attendance;
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #log: FastifyBaseLogger;
  readonly #hearing: Hearing;
  #alive: readonly string[] = [];
  #beatAt = 0;
  #mayClaimAt = 0;

  constructor(store: Store, rooms: Rooms, log: FastifyBaseLogger, hearing: Hearing) {
    this.#store = store;
    this.#rooms = rooms;
    this.#log = log;
    this.#hearing = hearing;
    this.attendance = new Attendance(store, (what) => void rooms.presenceChanged(what));
    store.onForeign({
      changed: (changes) => rooms.changed(changes),
      present: (owner, changes) => this.attendance.heard(owner, changes),
      told: (words) => hearing.told(words),
      missed: (isBack) => {
        if (!isBack) return void rooms.compare();
        this.#lookAround();
        this.attendance
          .reload()
          .catch((error: unknown) => log.error({ err: error }, 'nobody knows who is there'));
      },
    });
  }

  /** The embedded database has only one process. */
  get areThere(): boolean {
    return this.#store.kind === 'postgres';
  }

  async greet(): Promise<void> {
    await this.beat();
    await this.attendance.reload();
  }

  /** Says that this process is alive, and who is connected to it. */
  async beat(): Promise<void> {
    const alive = await this.#store.beat(this.#store.owner, ALIVE_MS);
    const now = performance.now();
    const wasAway = this.#beatAt > 0 && now - this.#beatAt > ALIVE_MS;
    this.#beatAt = now;
    if (wasAway) {
      // The database or this process was away: give the others time to say that they are alive.
      this.#mayClaimAt = now + ALIVE_MS;
      await this.#rooms.findHomes();
      await this.attendance.reload();
    }
    // It may have died before it announced its last change.
    if (this.#alive.some((owner) => !alive.includes(owner))) this.#lookAround();
    this.#alive = alive;
    this.attendance.keep(alive);
    await this.attendance.tell();
  }

  /** Changes of other processes may have been missed. */
  #lookAround(): void {
    void this.#rooms.compare();
    this.#hearing.missed();
  }

  async pollDue(): Promise<void> {
    if (performance.now() >= this.#mayClaimAt) await this.#rooms.pollDue();
  }

  async leave(): Promise<void> {
    if (!this.areThere) return;
    await this.#store
      .leave(this.#store.owner)
      .catch((error: unknown) => this.#log.error({ err: error }, 'left without a word'));
  }
}
