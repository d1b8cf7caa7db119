import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import type { TableInfo } from '@paddock/protocol';
import type { Append, Store } from '../store/port.ts';
import { Frame } from '../wire/socket-writer.ts';
import { after, playedAgain } from './after.ts';
import type { AnyPlayed } from './any-table.ts';
import { Audience, type HeldView, type Peer } from './audience.ts';
import { BotTurns, type Thinker } from './bot-turns.ts';
import type { Decision } from './decision.ts';
import { callTime, start } from './decide.ts';
import type { TableEvent } from './event.ts';
import { MomentLists } from './frames.ts';
import { dueOf, rowOf } from './listed.ts';
import { isFull, peopleAt, type LiveTable } from './live-table.ts';
import { readEvents } from './log.ts';

/** What a room needs from the server around it. */
export interface RoomServices extends Thinker {
  readonly store: Store;
  readonly botPauseMs: number;
  now(): number;
  isOnline(person: string): boolean;
  /** Lists show something else: those of these people, and perhaps the lobby. */
  listsChanged(people: readonly string[], isLobby: boolean): void;
  /** Any list may show something else. */
  anyListChanged(): void;
  failed(table: string, error: unknown): void;
}

type Decide<Answer> = (table: LiveTable, now: number) => Decision<Answer> | Refusal;
type Answered<Answer> = (answer: Answer | Refusal) => void;
type Admit = (table: LiveTable) => Refusal | undefined;

const TRIES = 5;
/** Timers further away are left to the store's own list of what is due. */
const LONGEST_TIMER = 3_600_000;
/** After a bot that did not answer, and after a store that did not. */
const RETRY_MS = 2_000;
/** Events after which lists show something else. */
const LISTED: ReadonlySet<TableEvent['kind']> = new Set([
  'made',
  'sat',
  'left',
  'planned',
  'started',
  'closed',
]);

/**
 * One table in memory, and its line: everything that reads or changes the table waits in it. A change is decided, appended
 * to the log, put in the place of the table before, and shown, in this order: where the append fails, the old table stands.
 */
export class Room {
  readonly id: string;
  readonly #services: RoomServices;
  readonly #audience: Audience;
  readonly #bots: BotTurns;
  #live: LiveTable;
  #line: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #recovery: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** When it was last used; idle rooms are dropped from memory. */
  used: number;

  constructor(live: LiveTable, services: RoomServices) {
    this.id = live.id;
    this.#live = live;
    this.#services = services;
    this.#audience = new Audience(
      (person) => services.isOnline(person),
      () => services.now(),
    );
    this.#bots = new BotTurns(live.rules, services, {
      play: (decide) => this.act(decide),
      settled: (hasAnswered) => {
        if (!hasAnswered) this.#setTimer(RETRY_MS);
      },
      failed: (error) => services.failed(this.id, error),
    });
    this.used = services.now();
  }

  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#bots.isIdle;
  }

  /** Events so far. */
  get length(): number {
    return this.#live.length;
  }

  /** Reads the table in its turn. */
  read<Value>(look: (table: LiveTable) => Value): Promise<Value> {
    return this.#inTurn(() => Promise.resolve(look(this.#live)));
  }

  info(table: LiveTable): TableInfo {
    return this.#audience.info(table);
  }

  /** Decides, appends, and only then shows; `answered` is called together with what is shown. */
  act<Answer>(decide: Decide<Answer>, answered?: Answered<Answer>): Promise<Answer | Refusal> {
    return this.#inTurn(async () => {
      const answer = await this.#attempt(decide);
      answered?.(answer);
      if (this.#live.status === 'open' && this.#live.made.startsWhenFull && isFull(this.#live)) {
        await this.#attempt((table) => start(table, null));
      }
      return answer;
    });
  }

  /** Shows the table to a peer from now on; `admit` says no by a refusal. */
  follow(peer: Peer, admit: Admit, held: HeldView | undefined): Promise<Refusal | undefined> {
    return this.read((table) => {
      const refusal = admit(table);
      if (refusal === undefined) this.#audience.add(table, peer, held);
      return refusal;
    });
  }

  /** The peer is no longer shown the table. */
  unfollow(peer: Peer): void {
    if (!this.#audience.remove(peer) || this.#isClosed) return;
    this.#later(() => Promise.resolve(this.#audience.showInfo(this.#live)));
  }

  /** A message with what happened in entries `from` to `to` (exclusive). */
  past(peer: Peer, id: string, from: number, to: number, admit: Admit): Promise<Refusal | Frame> {
    return this.read((live) => {
      const refusal = admit(live);
      if (refusal !== undefined) return refusal;
      const { table } = live;
      if (table === undefined) return refuse('not-started', 'table');
      if (from > to || to > table.length) {
        return refuse('no-such-entry', 'table', { from, to, length: table.length });
      }
      const viewer = this.#audience.viewerOf(live, peer);
      const played = table.between(from, to);
      const moments = new MomentLists(table.rules, played, [viewer]).of(viewer);
      const view = table.rules.view(played.before, viewer);
      return Frame.of({ type: 'past', id, table: live.id, from, to, view, moments });
    });
  }

  /** Clocks are called, and bots think. */
  wake(): void {
    this.#later(async () => {
      for (let seats = 0; seats < this.#live.seats.length; seats++) {
        if (this.#live.clocks.overdue(this.#services.now()).length === 0) break;
        await this.#attempt(callTime);
      }
      if (!this.#isClosed && this.#live.status === 'running') this.#bots.ask(this.#live.table);
      this.#setTimer();
    });
  }

  /** The log may have more than this room has: another process has written. */
  catchUp(): void {
    this.#later(() => this.#catchUp());
  }

  /** Nothing more is done here; the line is finished first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#bots.stop();
    clearTimeout(this.#timer);
    clearTimeout(this.#recovery);
    await this.#line;
  }

  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    this.used = this.#services.now();
    const turn = this.#line.then(task);
    this.#line = turn.catch((error: unknown) => this.#services.failed(this.id, error));
    return turn;
  }

  /** Nobody waits for it; a failure is reported. */
  #later(task: () => Promise<void>): void {
    this.#inTurn(task).catch(() => undefined);
  }

  async #attempt<Answer>(decide: Decide<Answer>): Promise<Answer | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const now = this.#services.now();
      const decision = decide(this.#live, now);
      if (isRefusal(decision)) return decision;
      if ('done' in decision) return decision.done;
      const { event, next, answer } = decision;
      const live = after(this.#live, event, now, next);
      const isListed = LISTED.has(event.kind) || live.status !== this.#live.status;
      const isNews = event.kind === 'played' && event.change.from >= (this.#live.table?.length ?? 0);
      const concerns = isListed || isNews ? peopleAtEither(this.#live, live) : [];
      const appended = await this.#append(live, event, isListed, concerns);
      if (appended === 'failed') return refuse('not-saved', 'table');
      if (appended === 'taken') {
        await this.#catchUp();
        continue;
      }
      this.#show(live, event, next);
      this.#services.listsChanged(concerns, isListed && live.made.isPublic);
      this.#setTimer();
      return answer;
    }
    return refuse('too-busy', 'table');
  }

  #show(live: LiveTable, event: TableEvent, played: AnyPlayed | undefined): void {
    const before = this.#live.table?.length ?? 0;
    this.#live = live;
    this.#audience.show(live, event, before, played);
  }

  /** `live`: the table as the event would leave it. */
  async #append(
    live: LiveTable,
    event: TableEvent,
    isListed: boolean,
    concerns: readonly string[],
  ): Promise<'kept' | 'taken' | 'failed'> {
    const isGames = live.table !== undefined && event.kind !== 'said' && event.kind !== 'muted';
    const at = live.touched;
    const item: Append = {
      match: this.id,
      seq: this.#live.length,
      at,
      body: JSON.stringify(event),
      concerns,
      ...(isListed && { table: rowOf(live) }),
      ...((isListed || isGames) && { due: dueOf(live, at, this.#services.botPauseMs) }),
    };
    try {
      return (await this.#services.store.append(item)) ? 'kept' : 'taken';
    } catch (error) {
      this.#services.failed(this.id, error);
      this.#recover();
      return 'failed';
    }
  }

  async #catchUp(): Promise<void> {
    for (const { at, event } of await readEvents(this.#services.store, this.id, this.#live.length)) {
      const next = playedAgain(this.#live, event, true);
      this.#show(after(this.#live, event, at, next), event, next);
    }
    this.#setTimer();
  }

  /** A store that failed may have kept the event all the same: the log tells, as soon as it can be read. */
  #recover(): void {
    clearTimeout(this.#recovery);
    this.#inTurn(() => this.#catchUp()).catch(() => {
      if (this.#isClosed) return;
      this.#recovery = setTimeout(() => this.#recover(), RETRY_MS);
      this.#recovery.unref();
    });
  }

  /** For the next deadline, or for bots that have not been asked yet. */
  #setTimer(wait = this.#services.botPauseMs): void {
    clearTimeout(this.#timer);
    const { table, status, clocks } = this.#live;
    if (this.#isClosed || table === undefined || status !== 'running') return;
    const now = this.#services.now();
    const deadline = clocks.nextDeadline() ?? Infinity;
    const at = Math.min(deadline, this.#bots.isWaiting(table) ? now + wait : Infinity);
    if (at - now > LONGEST_TIMER) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(0, at - now));
    this.#timer.unref();
  }
}

/** Whoever has just left is concerned, too. */
function peopleAtEither(before: LiveTable, after: LiveTable): string[] {
  return [...new Set([...peopleAt(before), ...peopleAt(after)])];
}
