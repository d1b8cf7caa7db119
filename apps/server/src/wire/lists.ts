import type { Seat } from '@paddock/kernel';
import type { MyTable } from '@paddock/protocol';
import { LIMITS } from '@paddock/protocol';
import { cardOf, Lobby } from './lobby.ts';
import { Frame } from './socket-writer.ts';
import type { HeldSeat, Store } from '../store/port.ts';
import type { Peer } from '../tables/audience.ts';

/** Lists are sent again at most this often. */
const PAUSE_MS = 400;

/** A seat of one person's; `deadline`: their own, null unless they are asked. */
type OwnSeat = HeldSeat;

/** Reads a seat's deadline from the table itself; undefined: its clock does not run. */
type ReadDeadline = (table: string, seat: Seat) => Promise<number | undefined>;

function isTurnOf({ turn, seat }: HeldSeat): boolean {
  return (turn & (1 << seat)) !== 0;
}

/** What a person's list shows, apart from the time that goes by. */
function looksOf(tables: readonly OwnSeat[]): string {
  return JSON.stringify(tables.map((own) => [own.card, own.seat, isTurnOf(own), own.deadline]));
}

interface Mine {
  readonly peers: Set<Peer>;
  /** As all of them have it on their screens. */
  looks: string;
}

/** The lobby and everybody's own tables, for those who asked to be kept up to date. */
export class Lists {
  readonly lobby: Lobby;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #deadlineOf: ReadDeadline;
  readonly #mine = new Map<string, Mine>();
  readonly #stale = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, now: () => number, deadlineOf: ReadDeadline) {
    this.#store = store;
    this.#now = now;
    this.#deadlineOf = deadlineOf;
    this.lobby = new Lobby(store);
  }

  async tablesOf(person: string): Promise<MyTable[]> {
    return (await this.#seatsOf(person)).map((own) => this.#myTable(own));
  }

  async watchMine(peer: Peer, isOn: boolean): Promise<void> {
    const { person } = peer;
    if (person === null) return;
    if (!isOn || peer.isGone === true) return this.#forgetMine(peer);
    const mine = this.#mine.get(person.id) ?? { peers: new Set(), looks: '' };
    mine.peers.add(peer);
    this.#mine.set(person.id, mine);
    const tables = await this.#seatsOf(person.id);
    // Where others have an older list on their screens, the next change is sent in any case.
    mine.looks = mine.peers.size === 1 ? looksOf(tables) : '';
    peer.send(this.#frame(tables));
  }

  forget(peer: Peer): void {
    this.lobby.forget(peer);
    this.#forgetMine(peer);
  }

  /** Only those of them who are connected here cost anything. */
  mineChanged(people: readonly string[]): void {
    for (const person of people) if (this.#mine.has(person)) this.#stale.add(person);
    if (this.#stale.size === 0) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, PAUSE_MS);
  }

  everythingChanged(): void {
    this.lobby.changed();
    this.mineChanged([...this.#mine.keys()]);
  }

  close(): void {
    this.lobby.close();
    clearTimeout(this.#timer);
  }

  #forgetMine(peer: Peer): void {
    const person = peer.person?.id ?? '';
    const mine = this.#mine.get(person);
    if (mine === undefined) return;
    mine.peers.delete(peer);
    if (mine.peers.size === 0) this.#mine.delete(person);
  }

  async #send(): Promise<void> {
    const people = [...this.#stale];
    this.#stale.clear();
    try {
      for (const person of people) {
        const tables = await this.#seatsOf(person);
        const mine = this.#mine.get(person);
        const looks = looksOf(tables);
        // A sealed choice that was changed looks the same to everybody else.
        if (mine === undefined || mine.looks === looks) continue;
        mine.looks = looks;
        const frame = this.#frame(tables);
        for (const peer of mine.peers) peer.send(frame);
      }
    } catch {
      // The store is away; the next change sends the lists.
    }
  }

  async #seatsOf(person: string): Promise<OwnSeat[]> {
    const held = await this.#store.tablesOf(person, LIMITS.list);
    return Promise.all(held.map(async (seat) => ({ ...seat, deadline: await this.#ownDeadline(seat) })));
  }

  /** The store has the nearest deadline at the table. Only the table says whose it is, where several seats are asked. */
  async #ownDeadline(held: HeldSeat): Promise<number | null> {
    const { match, seat, turn, deadline } = held;
    if (deadline === null || !isTurnOf(held)) return null;
    if (turn === 1 << seat) return deadline;
    // A table whose log is damaged stays in the list.
    return (await this.#deadlineOf(match, seat).catch(() => undefined)) ?? null;
  }

  #frame(tables: readonly OwnSeat[]): Frame {
    return Frame.of({ type: 'mine', tables: tables.map((own) => this.#myTable(own)) });
  }

  #myTable(own: OwnSeat): MyTable {
    const { seat, deadline } = own;
    const left = deadline === null ? {} : { left: Math.max(0, deadline - this.#now()) };
    return { ...cardOf(own), seat, isYourTurn: isTurnOf(own), ...left };
  }
}
