import type { MyTable } from '@paddock/protocol';
import { LIMITS } from '@paddock/protocol';
import { cardOf, Lobby } from './lobby.ts';
import { Frame } from './socket-writer.ts';
import type { HeldSeat, Store } from '../store/port.ts';
import type { Peer } from '../tables/audience.ts';

/** Lists are sent again at most this often. */
const PAUSE_MS = 400;

export function myTableOf(held: HeldSeat, now: number): MyTable {
  const isYourTurn = (held.turn & (1 << held.seat)) !== 0;
  return {
    ...cardOf(held),
    seat: held.seat,
    isYourTurn,
    ...(isYourTurn && held.deadline !== null && { left: Math.max(0, held.deadline - now) }),
  };
}

/** What a person's list shows, apart from the time that goes by. */
function looksOf(tables: readonly HeldSeat[]): string {
  return JSON.stringify(
    tables.map(({ card, seat, turn, deadline }) => {
      const isYourTurn = (turn & (1 << seat)) !== 0;
      return [card, seat, isYourTurn, isYourTurn && deadline];
    }),
  );
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
  readonly #mine = new Map<string, Mine>();
  readonly #stale = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.lobby = new Lobby(store);
  }

  async watchMine(peer: Peer, isOn: boolean): Promise<void> {
    const { person } = peer;
    if (person === null) return;
    if (!isOn) return this.#forgetMine(peer);
    const mine = this.#mine.get(person.id) ?? { peers: new Set(), looks: '' };
    mine.peers.add(peer);
    this.#mine.set(person.id, mine);
    const tables = await this.#store.tablesOf(person.id, LIMITS.list);
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
        const tables = await this.#store.tablesOf(person, LIMITS.list);
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

  #frame(tables: readonly HeldSeat[]): Frame {
    return Frame.of({ type: 'mine', tables: tables.map((held) => myTableOf(held, this.#now())) });
  }
}
