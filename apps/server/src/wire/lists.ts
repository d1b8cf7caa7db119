import type { MyTable, TableCard } from '@paddock/protocol';
import { LIMITS } from '@paddock/protocol';
import { Frame } from './socket-writer.ts';
import type { HeldSeat, Store } from '../store/port.ts';
import type { Peer } from '../tables/audience.ts';

/** Lists are sent again at most this often. */
const PAUSE_MS = 400;

export function cardOf({ card }: { readonly card: string }): TableCard {
  return JSON.parse(card) as TableCard;
}

export function myTableOf(held: HeldSeat, now: number): MyTable {
  const isYourTurn = (held.turn & (1 << held.seat)) !== 0;
  return {
    ...cardOf(held),
    seat: held.seat,
    isYourTurn,
    ...(isYourTurn && held.deadline !== null && { left: Math.max(0, held.deadline - now) }),
  };
}

/** The lobby and everybody's own tables, for those who asked to be kept up to date. */
export class Lists {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #lobby = new Set<Peer>();
  readonly #mine = new Map<string, Set<Peer>>();
  readonly #stale = new Set<string>();
  #isLobbyStale = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async watchLobby(peer: Peer, isOn: boolean): Promise<void> {
    if (!isOn) {
      this.#lobby.delete(peer);
      return;
    }
    this.#lobby.add(peer);
    peer.send(await this.#lobbyFrame());
  }

  async watchMine(peer: Peer, isOn: boolean): Promise<void> {
    const { person } = peer;
    if (person === null) return;
    const peers = this.#mine.get(person.id) ?? new Set();
    if (isOn) peers.add(peer);
    else peers.delete(peer);
    if (peers.size === 0) this.#mine.delete(person.id);
    else this.#mine.set(person.id, peers);
    if (isOn) peer.send(await this.#mineFrame(person.id));
  }

  forget(peer: Peer): void {
    this.#lobby.delete(peer);
    const mine = peer.person && this.#mine.get(peer.person.id);
    if (mine === null || mine === undefined) return;
    mine.delete(peer);
    if (mine.size === 0 && peer.person !== null) this.#mine.delete(peer.person.id);
  }

  lobbyChanged(): void {
    if (this.#lobby.size === 0) return;
    this.#isLobbyStale = true;
    this.#sendLater();
  }

  mineChanged(people: readonly string[]): void {
    for (const person of people) if (this.#mine.has(person)) this.#stale.add(person);
    if (this.#stale.size > 0) this.#sendLater();
  }

  everythingChanged(): void {
    this.lobbyChanged();
    this.mineChanged([...this.#mine.keys()]);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #sendLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, PAUSE_MS);
  }

  async #send(): Promise<void> {
    const people = [...this.#stale];
    this.#stale.clear();
    try {
      if (this.#isLobbyStale) {
        this.#isLobbyStale = false;
        const frame = await this.#lobbyFrame();
        for (const peer of this.#lobby) peer.send(frame);
      }
      for (const person of people) {
        const frame = await this.#mineFrame(person);
        for (const peer of this.#mine.get(person) ?? []) peer.send(frame);
      }
    } catch {
      // The store is away; the next change sends the lists.
    }
  }

  async #lobbyFrame(): Promise<Frame> {
    const tables = (await this.#store.lobby(LIMITS.list)).map(cardOf);
    return Frame.of({ type: 'lobby', tables });
  }

  async #mineFrame(person: string): Promise<Frame> {
    const tables = await this.#store.tablesOf(person, LIMITS.list);
    return Frame.of({ type: 'mine', tables: tables.map((held) => myTableOf(held, this.#now())) });
  }
}
