import { isRefusal, type Refusal } from '@paddock/kernel';
import { BOT_LIMITS } from '@paddock/protocol/schemas';
import type { Reaction } from '@paddock/protocol';
import { WELCOME } from '../moderation/standing.ts';
import { react } from '../moderation/talk.ts';
import { newSecret, newTableId } from '../secrets.ts';
import type { ForeignChange } from '../store/port.ts';
import type { Person } from './decision.ts';
import { closeUnused, EMPTY_MS, noteRematch, UNSTARTED_MS } from './decide.ts';
import { satBy, sit } from './seating.ts';
import type { MadeTable } from './event.ts';
import { foldLog, madeTable } from './after.ts';
import { dueOf, namedIn, rowOf } from './listed.ts';
import { isFree, type LiveTable } from './live-table.ts';
import { readEvents } from './log.ts';
import { Room, type RoomServices } from './room.ts';

/** A table that nobody watches is dropped from memory after this long; its log stays. */
const IDLE_MS = 60_000;
const LEASE_MS = 15_000;
const CLOSED_AT_ONCE = 20;
const CLAIMED_AT_ONCE = 500;
const LOADED_AT_ONCE = 16;

/** The tables that are in memory. */
export class Rooms {
  readonly #services: RoomServices;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  #isComparing = false;

  constructor(services: RoomServices) {
    this.#services = services;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Read from its log where it is not in memory. Undefined: there is no such table. */
  open(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#rooms.set(id, loading);
    loading.then(
      (room) => room ?? this.#rooms.delete(id),
      () => this.#rooms.delete(id),
    );
    return loading;
  }

  /** `false`: a table with that id exists already. */
  async create(id: string, made: MadeTable): Promise<Room | false> {
    for (let known = this.#rooms.get(id); known !== undefined; known = this.#rooms.get(id)) {
      if ((await known.catch(() => undefined)) !== undefined) return false;
    }
    // Callers that ask for it meanwhile get this room, not another one for the same table.
    const making = this.#make(id, made);
    const found = making.then((room) => room || undefined);
    found.catch(() => undefined);
    this.#rooms.set(id, found);
    try {
      const room = await making;
      if (room === false) this.#rooms.delete(id);
      return room;
    } catch (error) {
      this.#rooms.delete(id);
      throw error;
    }
  }

  async #make(id: string, made: MadeTable): Promise<Room | false> {
    const at = this.#services.now();
    const table = madeTable(id, made, at);
    const event = { kind: 'made', table: made } as const;
    const expected = made.seats.flatMap(({ reservedFor }) => reservedFor ?? []);
    const isKept = await this.#services.store.append({
      match: id,
      seq: 0,
      at,
      body: JSON.stringify(event),
      names: namedIn(event),
      ...(expected.length > 0 && { concerns: expected }),
      table: rowOf(table),
      due: dueOf(table, at, 0),
    });
    if (!isKept) return false;
    const room = new Room(table, this.#services);
    room.setHome(true);
    this.#services.listsChanged(expected, made.isPublic);
    return room;
  }

  /** The same people at a table like this one. The first to ask makes it; the others find it. */
  async rematch(room: Room, person: Person): Promise<{ readonly table: string } | Refusal> {
    const noted = await room.act((table) => noteRematch(table, person, newTableId()));
    if (isRefusal(noted)) return noted;
    if ((await this.open(noted.table)) !== undefined) return noted;
    const { made, seats } = await room.read((table) => ({
      made: table.made,
      seats: table.seats.map(({ person: id, name, botOf = null, isStranger = false }) =>
        id === null || name === null ? null : { id, name, isStranger, ...(botOf !== null && { botOf }) },
      ),
    }));
    // A rematch does not count for a league.
    const { league: _counted, ...like } = made;
    const next = await this.create(noted.table, {
      ...like,
      seats: like.seats.map(({ plan, keyHash }) => ({ plan, keyHash })),
      host: { person: person.id, name: person.name },
      secret: newSecret(),
    });
    if (next === false) return noted;
    for (const [seat, who] of seats.entries()) {
      if (who === null || !(await this.#mayComeAgain(who))) continue;
      // Nobody else has agreed to another rated game yet.
      if (made.isRated === true && who.id !== person.id) continue;
      await next.act((table) => seatAgain(table, who, seat));
    }
    return noted;
  }

  /** A bot may have been removed meanwhile, or sit at as many tables as it may. */
  async #mayComeAgain({ id, botOf }: Person): Promise<boolean> {
    if (botOf === undefined) return true;
    const { ownBots } = this.#services.store.parts;
    if ((await ownBots.find(id)) === undefined) return false;
    return (await ownBots.tablesOf(id)).length < BOT_LIMITS.tables;
  }

  /** Takes over tables that are due and that no living process looks after. */
  async pollDue(): Promise<void> {
    const { store } = this.#services;
    const claim = { owner: store.owner, leaseMs: LEASE_MS, limit: CLAIMED_AT_ONCE };
    for (;;) {
      const matches = await store.claimDue({ ...claim, now: this.#services.now() });
      await inParallel(matches, LOADED_AT_ONCE, (match) => this.#takeOver(match));
      if (matches.length < CLAIMED_AT_ONCE) return;
    }
  }

  /** Closes some of the tables that nobody uses. */
  async closeUnused(): Promise<void> {
    const now = this.#services.now();
    const unused = await this.#services.store.unusedTables(
      now - EMPTY_MS,
      now - UNSTARTED_MS,
      CLOSED_AT_ONCE,
    );
    for (const id of unused) await (await this.open(id))?.act(closeUnused);
  }

  /** Called when other processes may have taken tables over meanwhile. */
  async findHomes(): Promise<void> {
    const { store } = this.#services;
    const homes = new Set(await store.homesOf(store.owner));
    for (const room of await this.#loaded()) room.setHome(homes.has(room.id));
  }

  /** Told by another process. */
  changed(changes: readonly ForeignChange[]): void {
    for (const { match, concerns, isLobby } of changes) {
      this.#services.listsChanged(concerns, isLobby);
      void this.#rooms.get(match)?.then(
        (room) => room?.catchUp(),
        () => undefined,
      );
    }
  }

  /** Told by another process; here it counts as this process knows the table. */
  reacted(table: string, person: string, reaction: Reaction): void {
    void this.#rooms.get(table)?.then(
      (room) => room?.react((live) => react(live, { id: person, name: '' }, reaction, WELCOME)),
      () => undefined,
    );
  }

  /** While notices from other processes are missing, reads the log instead: nobody is shown a stale table for long. */
  async compare(): Promise<void> {
    if (this.#isComparing) return;
    this.#isComparing = true;
    try {
      const rooms = await this.#loaded();
      const lengths = await this.#services.store.lengths(rooms.map(({ id }) => id));
      for (const room of rooms) if ((lengths[room.id] ?? 0) > room.length) room.catchUp();
    } catch {
      // The store is away altogether; it says when it is back.
    } finally {
      this.#isComparing = false;
    }
  }

  async presenceChanged(what: ReadonlySet<string>): Promise<void> {
    for (const room of await this.#loaded()) room.presenceChanged(what);
  }

  async sweep(): Promise<void> {
    const before = this.#services.now() - IDLE_MS;
    const released: string[] = [];
    for (const [id, loading] of this.#rooms) {
      const room = await loading.catch(() => undefined);
      if (room === undefined || !room.isIdle || room.used > before) continue;
      this.#rooms.delete(id);
      await room.close();
      if (room.isHome) released.push(id);
    }
    if (released.length > 0) await this.#services.store.release(this.#services.store.owner, released);
  }

  async close(): Promise<void> {
    const rooms = await this.#loaded();
    this.#rooms.clear();
    await Promise.all(rooms.map((room) => room.close()));
  }

  async #load(id: string): Promise<Room | undefined> {
    const events = await readEvents(this.#services.store, id, 0);
    if (events.length === 0) return undefined;
    const room = new Room(foldLog(id, events), this.#services);
    room.wake();
    return room;
  }

  async #takeOver(match: string): Promise<void> {
    try {
      const room = await this.open(match);
      room?.setHome(true);
      room?.wake();
    } catch (error) {
      this.#services.failed(match, error);
    }
  }

  async #loaded(): Promise<Room[]> {
    const rooms = await Promise.all([...this.#rooms.values()].map((room) => room.catch(() => undefined)));
    return rooms.flatMap((room) => room ?? []);
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const line = items.values();
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const item of line) await work(item);
    }),
  );
}

/** The seat they had; a reserved one is theirs without a link. */
function seatAgain(
  table: LiveTable,
  person: Person & { readonly isStranger: boolean },
  seat: number,
): ReturnType<typeof sit> {
  if (!isFree(table, seat)) return sit(table, person, seat, undefined);
  return { event: satBy(person, seat, person.isStranger), answer: { seat } };
}
