import { randomBytes } from 'node:crypto';
import { fastChance, isRefusal, refuse, type Refusal, type Seat, type ViewShape } from '@paddock/kernel';
import type { TableInfo } from '@paddock/protocol';
import { anyLegalTurn } from '@paddock/bots';
import type { Append, Store } from '../store/port.ts';
import { Frame } from '../frame.ts';
import { Audience, type HeldView, type Peer } from './audience.ts';
import { callTime, playBot, start, type Decision } from './decide.ts';
import type { TableEvent } from './event.ts';
import { pastOf } from './frames.ts';
import { LiveTable } from './live-table.ts';
import { readEvents } from './log.ts';

/** What a room needs of the house. */
export interface House {
  readonly store: Store;
  readonly botPauseMs: number;
  now(): number;
  isOnline(person: string): boolean;
  /** A bot's answer; never rejects, and takes a bounded time. */
  think(game: string, level: string, view: unknown): Promise<readonly string[] | undefined>;
  /** The table's place in lists has changed. */
  listed(table: LiveTable): void;
  /** Whose turn it is has changed. */
  turned(people: readonly string[]): void;
  /** Another process has changed something. */
  changedElsewhere(): void;
  failed(table: string, error: unknown): void;
}

type Decide<Answer> = (table: LiveTable, now: number) => Decision<Answer> | Refusal;
type Answered<Answer> = (answer: Answer | Refusal) => void;
type Admit = (table: LiveTable) => Refusal | undefined;

const TRIES = 5;
/** Timers further away are left to the store's own list of what is due. */
const LONGEST_TIMER = 3_600_000;
/** Not a level: what is left when no level has answered. */
const ANY = '';
/** After a bot that did not answer. */
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
 * One table in memory, and its line: everything that reads or changes the table stands in it, so that nobody sees a change
 * before it is durable. A change is made here first and written then; where the writing fails, the table is read again
 * from the log, which is the truth.
 */
export class Room {
  readonly id: string;
  readonly #house: House;
  readonly #audience: Audience;
  readonly #thinking = new Set<string>();
  #table: LiveTable;
  #line: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** What is in memory may be more than what is written: nobody sees it before it was read again. */
  #isDoubtful = false;
  /** When it was last used, for being put away. */
  used: number;

  constructor(table: LiveTable, house: House) {
    this.id = table.id;
    this.#table = table;
    this.#house = house;
    this.#audience = new Audience(
      (person) => house.isOnline(person),
      () => house.now(),
    );
    this.used = house.now();
  }

  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#thinking.size === 0;
  }

  /** Reads the table in its turn. */
  read<Value>(look: (table: LiveTable) => Value): Promise<Value> {
    return this.#inTurn(() => Promise.resolve(look(this.#table)));
  }

  info(table: LiveTable): TableInfo {
    return this.#audience.info(table);
  }

  /** Decides, writes down, and only then shows; `answered` is told together with what is shown. */
  act<Answer>(decide: Decide<Answer>, answered?: Answered<Answer>): Promise<Answer | Refusal> {
    return this.#inTurn(async () => {
      const answer = await this.#attempt(decide);
      answered?.(answer);
      if (this.#table.status === 'open' && this.#table.made.startsWhenFull && this.#table.isFull) {
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
    this.#later(() => Promise.resolve(this.#audience.showInfo(this.#table)));
  }

  /** A message with what happened in entries `from` to `to` (exclusive). */
  past(peer: Peer, id: string, from: number, to: number, admit: Admit): Promise<Refusal | Frame> {
    return this.read((table) => {
      const refusal = admit(table);
      if (refusal !== undefined) return refusal;
      const { game } = table;
      if (game === undefined) return refuse('not-started', 'table');
      if (from > to || to > game.length) {
        return refuse('no-such-entry', 'table', { from, to, length: game.length });
      }
      const past = pastOf(game, this.#audience.viewerOf(table, peer), from, to);
      return Frame.of({ t: 'past', id, table: table.id, from, to, ...past });
    });
  }

  /** Clocks are called, and bots think. */
  wake(): void {
    this.#later(async () => {
      for (let seats = 0; seats < this.#table.seats.length; seats++) {
        if (this.#table.clocks.overdue(this.#house.now()).length === 0) break;
        await this.#attempt(callTime);
      }
      this.#askBots();
      this.#setTimer();
    });
  }

  /** Another process has written. */
  catchUp(): void {
    this.#later(async () => {
      const events = await readEvents(this.#house.store, this.id, this.#table.length);
      for (const { at, event } of events) {
        const before = this.#table.game?.length ?? 0;
        this.#table.apply(event, at);
        this.#audience.show(this.#table, event, before);
      }
      this.#setTimer();
    });
  }

  /** Nothing more is done here; what stands in the line is finished first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#line;
  }

  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    this.used = this.#house.now();
    const turn = this.#line.then(async () => {
      if (this.#isDoubtful) await this.#reload();
      return task();
    });
    this.#line = turn.catch((error: unknown) => this.#house.failed(this.id, error));
    return turn;
  }

  /** Nobody waits for it; a failure is told to the house. */
  #later(task: () => Promise<void>): void {
    this.#inTurn(task).catch(() => undefined);
  }

  async #attempt<Answer>(decide: Decide<Answer>): Promise<Answer | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const now = this.#house.now();
      const decision = decide(this.#table, now);
      if (isRefusal(decision)) return decision;
      if ('done' in decision) return decision.done;
      const { event, prepared, answer } = decision;
      const before = this.#table.game?.length ?? 0;
      const wasStatus = this.#table.status;
      const seq = this.#table.length;
      this.#table.apply(event, now, prepared);
      const isListed = LISTED.has(event.kind) || this.#table.status !== wasStatus;
      const isKept = await this.#append(seq, now, event, isListed);
      if (isKept === undefined) return refuse('not-saved', 'table');
      if (!isKept) continue;
      this.#publish(event, before, isListed);
      return answer;
    }
    return refuse('too-busy', 'table');
  }

  #publish(event: TableEvent, before: number, isListed: boolean): void {
    this.#audience.show(this.#table, event, before);
    if (isListed) this.#house.listed(this.#table);
    else if (event.kind === 'played') this.#house.turned(this.#table.people());
    this.#setTimer();
  }

  /** False: that place in the log is taken. Undefined: the store failed. Either way the old state stands. */
  async #append(seq: number, at: number, event: TableEvent, isListed: boolean): Promise<boolean | undefined> {
    const isGames = this.#table.game !== undefined && event.kind !== 'said' && event.kind !== 'muted';
    const item: Append = {
      match: this.id,
      seq,
      at,
      body: JSON.stringify(event),
      ...(isListed && { table: this.#table.row() }),
      ...((isListed || isGames) && { due: this.#table.due(at, this.#house.botPauseMs) }),
    };
    this.#isDoubtful = true;
    try {
      if (await this.#house.store.append(item)) {
        this.#isDoubtful = false;
        return true;
      }
      await this.#reload();
      return false;
    } catch (error) {
      this.#house.failed(this.id, error);
      await this.#reload();
      return undefined;
    }
  }

  async #reload(): Promise<void> {
    this.#table = LiveTable.fold(this.id, await readEvents(this.#house.store, this.id, 0));
    this.#isDoubtful = false;
    this.#audience.showWhole(this.#table);
  }

  /** For the next deadline, or for bots that have not been asked yet. */
  #setTimer(wait = this.#house.botPauseMs): void {
    clearTimeout(this.#timer);
    const { game, status } = this.#table;
    if (this.#isClosed || game === undefined || status !== 'running') return;
    const now = this.#house.now();
    const isBotsTurn = game.botTasks().some(({ seat, asked }) => !this.#thinking.has(`${seat} ${asked}`));
    const deadline = this.#table.clocks.nextDeadline() ?? Infinity;
    const at = Math.min(deadline, isBotsTurn ? now + wait : Infinity);
    if (at - now > LONGEST_TIMER) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(0, at - now));
    this.#timer.unref();
  }

  #askBots(): void {
    if (this.#isClosed || this.#table.status !== 'running') return;
    for (const { seat, level, asked, view } of this.#table.game?.botTasks() ?? []) {
      const question = `${seat} ${asked}`;
      if (this.#thinking.has(question)) continue;
      this.#thinking.add(question);
      const settle = (hasAnswered: boolean) => {
        this.#thinking.delete(question);
        if (!hasAnswered) this.#setTimer(RETRY_MS);
      };
      this.#think(seat, level, asked, view).then(settle, () => settle(false));
    }
  }

  /** The level that was asked for, then the simplest, then any legal turn. False: the store was away. */
  async #think(seat: Seat, level: string, asked: number, view: ViewShape): Promise<boolean> {
    const { rules } = this.#table;
    const anyTurn = () => anyLegalTurn(rules, view, seat, fastChance(randomBytes(16).toString('hex')));
    for (const tried of new Set([level, 'random', ANY])) {
      const texts = tried === ANY ? anyTurn() : await this.#house.think(rules.game, tried, view);
      if (this.#isClosed) return true;
      if (texts === undefined) continue;
      const command = { id: `bot-${asked}`, asked, do: texts };
      const answer = await this.act((table) => playBot(table, seat, command));
      if (!isRefusal(answer)) return true;
      // A stale question or a person who is back: somebody else has answered.
      if (answer.rule === 'table') return answer.code !== 'not-saved';
      this.#house.failed(this.id, new Error(`a bot of level ${tried} was refused: ${answer.code}`));
    }
    return false;
  }
}
