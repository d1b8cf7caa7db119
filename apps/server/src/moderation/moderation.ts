import { REACTIONS } from '@paddock/protocol';
import type { Store } from '../store/port.ts';
import type { Person } from '../tables/decision.ts';
import { peopleAt } from '../tables/live-table.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { WELCOME, type Standing } from './standing.ts';
import type { Shown } from './talk.ts';

const DAY_MS = 86_400_000;
/** Reports are kept for this long: once somebody has looked at them, and if nobody does. */
const CLOSED_MS = 90 * DAY_MS;
const OPEN_MS = 365 * DAY_MS;
const TIDY_MS = 3_600_000;
/** What admins have done: the newest. */
const AUDIT_ROWS = 10_000;

interface Around {
  readonly store: Store;
  readonly rooms: Rooms;
  now(): number;
  /** What these people may see or do has changed: their sockets here look again. */
  lookAgain(people: ReadonlySet<string>): void;
  /** The person's sockets here are closed, and open again by themselves. */
  comeBack(person: string): void;
}

/** A person's standing at a table, and whom they do not want to hear there. */
export interface Seen {
  readonly standing: Standing;
  readonly hides: ReadonlySet<string>;
}

/** Who is blocked from whom, and reactions at tables, here and at the other processes. */
export class Moderation {
  readonly #around: Around;
  #tidiedAt = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  async seenAt(person: Person | null, room: Room): Promise<Seen> {
    if (person === null) return { standing: WELCOME, hides: new Set() };
    const { store } = this.#around;
    // Anyone who sits there may become the host before the answer is used.
    const hosts = await room.read((live) => [live.host.person, ...peopleAt(live)]);
    const { hides, barredBy, sanctions } = await store.parts.blocks.standing(
      person.id,
      hosts,
      this.#around.now(),
    );
    const standing = {
      barredBy: new Set(barredBy),
      isBanned: sanctions.some(({ kind }) => kind === 'ban'),
      isSilenced: sanctions.some(({ kind }) => kind === 'silence'),
    };
    return { standing, hides: new Set(hides) };
  }

  /** Somebody has blocked somebody, or an admin has decided something about them. */
  async changed(...people: readonly string[]): Promise<void> {
    this.#around.lookAgain(new Set(people));
    await this.#tell(['standing', ...people]);
  }

  /** Somebody has another name: their pages come back under it. */
  async renamed(person: string): Promise<void> {
    this.#around.comeBack(person);
    await this.#tell(['renamed', person]);
  }

  /** A reaction that was shown here is shown everywhere. */
  reacted(table: string, { person, reaction }: Shown): void {
    // A reaction is short-lived: a lost one is not worth reporting.
    this.#tell(['reacted', table, person, reaction]).catch(() => undefined);
  }

  /** By another process. */
  told([what, ...words]: readonly string[]): void {
    if (what === 'standing') this.#around.lookAgain(new Set(words));
    if (what === 'renamed') for (const person of words) this.#around.comeBack(person);
    if (what !== 'reacted') return;
    const [table = '', person = '', name] = words;
    const reaction = REACTIONS.find((each) => each === name);
    if (reaction !== undefined) this.#around.rooms.reacted(table, person, reaction);
  }

  /** Old rows are removed now and then. */
  async tidy(): Promise<void> {
    const { store } = this.#around;
    const now = this.#around.now();
    if (now - this.#tidiedAt < TIDY_MS) return;
    this.#tidiedAt = now;
    await store.parts.blocks.tidy(now);
    await store.parts.reports.tidy({
      closedBefore: now - CLOSED_MS,
      openBefore: now - OPEN_MS,
      auditRows: AUDIT_ROWS,
    });
  }

  async #tell(words: readonly string[]): Promise<void> {
    const { store } = this.#around;
    if (store.kind === 'postgres') await store.tell(store.owner, words);
  }
}
