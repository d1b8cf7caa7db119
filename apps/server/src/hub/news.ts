import {
  LIMITS,
  type FinishedGame,
  type FinishedPage,
  type HubNews,
  type TableGlance,
} from '@paddock/protocol';
import { dailyRace, dayAfter, startOfDay } from '@paddock/table';
import type { Daily } from '../daily/daily.ts';
import type { Store } from '../store/port.ts';
import { NEWEST, type Result } from '../store/parts/sql-results.ts';
import type { Rooms } from '../tables/rooms.ts';
import { cardOf } from '../wire/lobby.ts';
import { glanceOf } from './glance.ts';

interface Surroundings {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly daily: Daily;
  now(): number;
}

/** However many pages ask, the store is read this often. */
const FRESH_MS = 3_000;
/** The week's best game changes slowly, and is looked for among many. */
const TOP_FRESH_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** Running games with their state. */
const GLANCES = 12;
const PAGE = 10;

interface Seen {
  /** Events of the table then. */
  readonly length: number;
  readonly glance: TableGlance | undefined;
}

/** What goes on around the tables: the same for everybody, and read once for all callers within a few seconds. */
export class News {
  readonly #around: Surroundings;
  /** By table: read again only once something has happened there. */
  #seen: ReadonlyMap<string, Seen> = new Map();
  readonly #all = new Fresh(FRESH_MS, () => this.#read());
  readonly #top = new Fresh(TOP_FRESH_MS, () => this.#topGame());

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async now(): Promise<HubNews> {
    // The clock is the one thing that must not be old.
    return { ...(await this.#all.value()), now: this.#around.now() };
  }

  /** `before`: the `next` of the page before. */
  async finished(before: number): Promise<FinishedPage> {
    const results = await this.#around.store.parts.results.publicOnes(before, PAGE + 1);
    const games = results.slice(0, PAGE);
    return { games: games.map(shown), next: results.length > PAGE ? (games.at(-1)?.number ?? null) : null };
  }

  async #read(): Promise<Omit<HubNews, 'now'>> {
    const [running, finished, topGame, daily] = await Promise.all([
      this.#glances(),
      this.finished(NEWEST),
      this.#top.value(),
      this.#today(),
    ]);
    return { running, finished, topGame, daily };
  }

  async #glances(): Promise<Record<string, TableGlance>> {
    const { store } = this.#around;
    const cards = (await store.lobby(LIMITS.list)).map(cardOf);
    const running = cards.filter(({ status }) => status === 'running').slice(0, GLANCES);
    const lengths = await store.lengths(running.map(({ id }) => id));
    const seen = new Map<string, Seen>();
    for (const { id } of running) {
      const before = this.#seen.get(id);
      seen.set(id, before?.length === lengths[id] && before !== undefined ? before : await this.#look(id));
    }
    this.#seen = seen;
    return Object.fromEntries([...seen].flatMap(([id, { glance }]) => (glance ? [[id, glance]] : [])));
  }

  async #look(id: string): Promise<Seen> {
    const room = await this.#around.rooms.open(id);
    const seen = await room?.read((live) => ({ length: live.length, glance: glanceOf(live) }));
    return seen ?? { length: 0, glance: undefined };
  }

  async #topGame(): Promise<FinishedGame | null> {
    const { parts } = this.#around.store;
    const number = await parts.hub.topGame(this.#around.now() - WEEK_MS);
    const [top] = number === undefined ? [] : await parts.results.publicOnes(number + 1, 1);
    if (top !== undefined) return shown(top);
    // Not cached, so that the first game of a week shows at once.
    this.#top.forget();
    return null;
  }

  async #today(): Promise<HubNews['daily']> {
    const { daily, store } = this.#around;
    const { day, game } = dailyRace(daily.today);
    const [total, [best]] = await Promise.all([
      store.parts.daily.count(day),
      store.parts.daily.results(day, 0, 1),
    ]);
    return {
      day,
      game,
      until: startOfDay(dayAfter(day)),
      total,
      best: best ? { name: best.name, score: best.score } : null,
    };
  }
}

/** Without people's ids: nobody is found by a game. */
function shown({ match, game, at, isRated, seats }: Result): FinishedGame {
  return {
    id: match,
    game,
    at,
    isRated,
    seats: seats.map(({ name, bot, isOwnBot = false, place, score }) => ({
      name,
      isBot: bot !== null || isOwnBot,
      place,
      score,
    })),
  };
}

/** A value that is read again once it is older than that; concurrent callers share one read. */
class Fresh<Value> {
  readonly #milliseconds: number;
  readonly #read: () => Promise<Value>;
  #value: Promise<Value> | undefined;
  #at = 0;

  constructor(milliseconds: number, read: () => Promise<Value>) {
    this.#milliseconds = milliseconds;
    this.#read = read;
  }

  /** The next caller reads again, even if a read is under way. */
  forget(): void {
    this.#at = -Infinity;
  }

  value(): Promise<Value> {
    const now = performance.now();
    if (this.#value !== undefined && now - this.#at < this.#milliseconds) return this.#value;
    this.#at = now;
    const value = this.#read();
    this.#value = value;
    value.catch(() => {
      if (this.#value === value) this.#value = undefined;
    });
    return value;
  }
}
