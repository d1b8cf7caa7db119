import { diff, LIMITS, type TableCard } from '@paddock/protocol';
import type { ListedTable, Store } from '../store/port.ts';
import type { Peer } from '../tables/audience.ts';
import { Frame } from './socket-writer.ts';

/** Changes are sent at most this often. */
const BEAT_MS = 1_000;
/** The first change after a calm waits for those that come with it. */
const FIRST_MS = 100;

export function cardOf({ card }: Pick<ListedTable, 'card'>): TableCard {
  return JSON.parse(card) as TableCard;
}

type Cards = Readonly<Record<string, TableCard>>;

/** Public tables for those who watch them: once whole, a page or more, then what changes. */
export class Lobby {
  readonly #store: Pick<Store, 'lobby'>;
  /** With how many tables each of them is shown. */
  readonly #watchers = new Map<Peer, number>();
  /** Newest first, as all of them have it on their screens; one more than the longest page. */
  #shown: readonly TableCard[] = [];
  #reach = 0;
  #isStale = false;
  #readAt = 0;
  #timer: NodeJS.Timeout | undefined;
  /** One reading after the other: changes fit what was shown before. */
  #line: Promise<void> = Promise.resolve();

  constructor(store: Pick<Store, 'lobby'>) {
    this.#store = store;
  }

  /** From now on; asked again with more pages, it is sent what is new to it. */
  watch(peer: Peer, pages: number): Promise<void> {
    const length = pages * LIMITS.lobbyPage;
    const watching = this.#line.then(async () => {
      if (length > this.#reach || this.#watchers.size === 0) await this.#read(length);
      if (peer.isGone === true) return;
      const before = this.#watchers.get(peer);
      this.#watchers.set(peer, length);
      const frame = before === undefined ? this.#whole(length) : this.#more(before, length);
      if (frame !== undefined) peer.send(frame);
    });
    this.#line = watching.catch(() => undefined);
    return watching;
  }

  forget(peer: Peer): void {
    this.#watchers.delete(peer);
  }

  changed(): void {
    if (this.#watchers.size === 0) return;
    this.#isStale = true;
    const wait = Math.max(FIRST_MS, this.#readAt + BEAT_MS - performance.now());
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#line = this.#line.then(() => this.#refresh());
    }, wait);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #refresh(): Promise<void> {
    if (!this.#isStale || this.#watchers.size === 0) return;
    try {
      let longest = 0;
      for (const length of this.#watchers.values()) longest = Math.max(longest, length);
      await this.#read(longest);
    } catch {
      // The store is away; the next change sends this one, too.
    }
  }

  async #read(reach: number): Promise<void> {
    this.#isStale = false;
    this.#readAt = performance.now();
    const before = this.#shown;
    const now = (await this.#store.lobby(reach + 1)).map(cardOf);
    this.#shown = now;
    this.#reach = reach;
    const frames = new Map<number, Frame | undefined>();
    for (const [peer, length] of this.#watchers) {
      if (!frames.has(length)) frames.set(length, changesFrame(before, length, now, length));
      const frame = frames.get(length);
      if (frame !== undefined) peer.send(frame);
    }
  }

  #whole(length: number): Frame {
    const tables = byId(this.#shown, length);
    return Frame.of({ type: 'lobby', tables, hasMore: this.#shown.length > length });
  }

  #more(before: number, length: number): Frame | undefined {
    return changesFrame(this.#shown, before, this.#shown, length);
  }
}

/** From the first `had` tables of one list to the first `has` of another; undefined: they look the same. */
function changesFrame(
  before: readonly TableCard[],
  had: number,
  now: readonly TableCard[],
  has: number,
): Frame | undefined {
  const changes = diff(byId(before, had), byId(now, has));
  const hasMore = now.length > has;
  if (changes === undefined && hasMore === before.length > had) return undefined;
  return Frame.of({ type: 'lobby-changes', changes: changes ?? {}, hasMore });
}

function byId(cards: readonly TableCard[], length: number): Cards {
  return Object.fromEntries(cards.slice(0, length).map((card) => [card.id, card]));
}
