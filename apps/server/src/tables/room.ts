/** Over 300 lines: everything that waits in a table's queue is here, so that its order can be read in one place. */
import { isRefusal, refuse, type Refusal, type Seat } from '@paddock/kernel';
import type { TableInfo } from '@paddock/protocol';
import type { Append, Store } from '../store/port.ts';
import { socketsOf, watchersOf } from '../wire/attendance.ts';
import { Frame } from '../wire/socket-writer.ts';
import { after, playedAgain } from './after.ts';
import type { AnyPlayed } from './any-table.ts';
import { Audience, type HeldView, type Peer, type Surroundings } from './audience.ts';
import { BotTurns, type Thinker } from './bot-turns.ts';
import type { Decided, Decision } from './decision.ts';
import { callTime, creditAway } from './decide.ts';
import type { TableEvent } from './event.ts';
import { pastOf } from './frames.ts';
import type { Life } from './life.ts';
import { appendOf, isScheduled } from './listed.ts';
import { Patience, startQuick } from './quick/quick.ts';
import { gatheringOf, isToStart, peopleAt, type LiveTable } from './live-table.ts';
import { readEvents } from './log.ts';
import { Shuffling } from './shuffle/shuffling.ts';
import { decideTogether, missingParts, Together } from './shuffle/together.ts';
import type { Shown } from '../moderation/talk.ts';

/** What a room needs from the server around it. */
export interface RoomServices extends Thinker, Surroundings {
  readonly store: Store;
  readonly botPauseMs: number;
  /** How long devices have to send their hashes, and then their salts. */
  readonly shuffleMs: number;
  readonly life: Pick<Life, 'aways' | 'noteClock'>;
  /** Lists show something else: those of these people, and perhaps the lobby. */
  listsChanged(people: readonly string[], isLobby: boolean): void;
  /** Any list may show something else. */
  anyListChanged(): void;
  /** Something was written at this process that may concern these people. */
  wrote(people: readonly string[]): void;
  failed(table: string, error: unknown): void;
}

type Decide<Answer> = (table: LiveTable, now: number) => Decision<Answer> | Refusal;
type Answered<Answer> = (answer: Answer | Refusal) => void;
type Admit = (table: LiveTable) => Refusal | undefined;

const TRIES = 5;
/** What is further away is looked at again after this long: the machine's clock and a timer's may drift apart. */
const LONGEST_TIMER = 3_600_000;
/** Delays before trying again: after a bot that did not answer, and after a store that did not. */
const RETRY_MS = 2_000;

/**
 * One table in memory, and its queue: everything that reads or changes the table waits in it. A change is decided, appended
 * to the log, replaces the old table, and is shown, in this order: if the append fails, the old table stands.
 */
export class Room {
  readonly id: string;
  readonly #services: RoomServices;
  readonly #audience: Audience;
  readonly #bots: BotTurns;
  readonly #shuffling: Shuffling;
  readonly #together: Together;
  #live: LiveTable;
  #line: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #recovery: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Bots think and clocks run at only one process: the one that wrote last, or has taken the table over. */
  #isHome: boolean;
  /** Of a quick table. */
  readonly #patience = new Patience();
  /** When it was last used; idle rooms are dropped from memory. */
  used: number;

  constructor(live: LiveTable, services: RoomServices) {
    this.id = live.id;
    this.#live = live;
    this.#services = services;
    this.#audience = new Audience(services);
    this.#isHome = services.store.kind === 'sqlite';
    this.#bots = new BotTurns(live, services, {
      play: (decide) => this.act(decide),
      settled: (hasAnswered) => {
        if (!hasAnswered) this.#setTimer(RETRY_MS);
      },
      failed: (error) => services.failed(this.id, error),
    });
    // The server was away meanwhile: the devices are reconnecting.
    const wasStarting = live.isStarting;
    this.#shuffling = new Shuffling(
      services.shuffleMs,
      (seat, person) => {
        if ((this.#live.seats[seat]?.botOf ?? null) !== null) return this.#audience.hasShuffler(seat);
        return wasStarting || this.#isHere(seat, person);
      },
      () => this.#later(() => this.#shuffle()),
    );
    this.#together = new Together(async (parts) => {
      await this.act(
        (table) => decideTogether(table, parts),
        (answers) => {
          for (const [at, part] of parts.entries())
            part.answered(isRefusal(answers) ? answers : (answers[at] ?? null));
        },
      );
    });
    this.used = services.now();
  }

  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#bots.isIdle && !this.#shuffling.isHolding;
  }

  /** Events so far. */
  get length(): number {
    return this.#live.length;
  }

  /** Reads the table when its turn in the queue comes. */
  read<Value>(look: (table: LiveTable) => Value): Promise<Value> {
    return this.#inTurn(() => Promise.resolve(look(this.#live)));
  }

  info(table: LiveTable): TableInfo {
    return this.#audience.info(table);
  }

  /**
   * Decides, appends, and only then shows; `answered` is called together with what is shown. A command that needs the next
   * deal is held until that is sealed: `answered` then waits, but a caller that gives it does not, so that the same device
   * can still send its salt.
   */
  async act<Answer>(decide: Decide<Answer>, answered?: Answered<Answer>): Promise<Answer | Refusal> {
    let dealt: Promise<void> | undefined;
    const answer = await this.#inTurn(async () => {
      const tried = await this.#attempt(decide);
      if (isRefusal(tried) && tried.code === 'deal-not-sealed' && this.#shuffling.mayHold) {
        dealt = this.#shuffling.hold();
      } else answered?.(tried);
      await this.#shuffle();
      return tried;
    });
    if (dealt === undefined) return answer;
    const again = dealt.then(() => this.act(decide, answered));
    if (answered === undefined) return again;
    again.catch(() => undefined);
    return answer;
  }

  /** Acts for a device's part in a shuffle. In a running game, parts that come at about the same moment are one event. */
  async addPart(decide: (table: LiveTable) => Decided, answered: Answered<null>): Promise<void> {
    if (this.#live.table === undefined) await this.act(decide, answered);
    else await this.#together.add({ decide, answered }, missingParts(this.#live));
  }

  /** Until the devices have shuffled: the game has started, or the next deal can be drawn from. */
  async whenDealt(): Promise<void> {
    if (await this.read((table) => isToStart(table) && this.#shuffling.mayHold)) {
      await this.#shuffling.hold();
    }
  }

  /** Shows the table to a peer from now on; `admit` says no by a refusal. `content`: the digest of what it has of the table's own. `key`: of its link. */
  follow(
    peer: Peer,
    admit: Admit,
    held: HeldView | undefined,
    content: string | null = null,
    key?: string,
  ): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      await this.#wasBehind();
      const refusal = admit(this.#live);
      if (refusal === undefined) this.#audience.add(this.#live, peer, held, content, key);
      return refusal;
    });
  }

  /** The peer has changed whom they block, or may no longer be here. */
  showAgain(peer: Peer, admit: Admit): Promise<Refusal | undefined> {
    return this.read((table) => {
      const refusal = admit(table);
      if (refusal === undefined) this.#audience.showChat(table, peer);
      return refusal;
    });
  }

  /** Shows a reaction: it is not an event, and nothing keeps it. */
  react(decide: (table: LiveTable) => Shown | Refusal): Promise<Shown | Refusal> {
    return this.read((table) => {
      const shown = decide(table);
      if (!isRefusal(shown)) this.#audience.react(table, shown);
      return shown;
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
      return Frame.of({
        type: 'past',
        id,
        table: live.id,
        from,
        to,
        ...pastOf(live, table, viewer, from, to),
      });
    });
  }

  get isHome(): boolean {
    return this.#isHome;
  }

  /** The store says whose table it is. */
  setHome(isHome: boolean): void {
    if (this.#isHome === isHome) return;
    this.#isHome = isHome;
    this.#setTimer();
  }

  /** Somebody has come or gone at another process. */
  presenceChanged(what: ReadonlySet<string>): void {
    const isConcerned =
      what.has(watchersOf(this.id)) || peopleAt(this.#live).some((id) => what.has(socketsOf(id)));
    if (isConcerned && this.#audience.size > 0) {
      this.#later(() => Promise.resolve(this.#audience.showInfo(this.#live)));
    }
  }

  /** Checks the clocks, and lets bots think. */
  wake(): void {
    this.#later(async () => {
      if (!this.#isHome) return;
      await this.#creditAways();
      for (let seats = 0; seats < this.#live.seats.length; seats++) {
        if (this.#live.clocks.overdue(this.#services.now()).length === 0) break;
        await this.#attempt(callTime);
      }
      await this.#startQuick();
      await this.#shuffle();
      if (!this.#isClosed && this.#live.status === 'running') this.#bots.ask(this.#live.table);
      this.#setTimer();
    });
  }

  /** The log may have more than this room has: another process has written. */
  catchUp(): void {
    this.#later(() => this.#catchUpAndShuffle());
  }

  /** Finishes the queue; nothing more is done here after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#bots.stop();
    this.#setTimer();
    clearTimeout(this.#recovery);
    this.#shuffling.stop();
    await this.#line;
  }

  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    this.used = this.#services.now();
    const turn = this.#line.then(task);
    this.#line = turn.catch((error: unknown) => this.#services.failed(this.id, error));
    return turn;
  }

  /** Runs in the background; a failure is reported. */
  #later(task: () => Promise<void>): void {
    this.#inTurn(task).catch(() => undefined);
  }

  async #attempt<Answer>(decide: Decide<Answer>): Promise<Answer | Refusal> {
    await this.#creditAways();
    return this.#write(decide);
  }

  /** Before anything else is decided: nobody's clock ran while no server did. */
  async #creditAways(): Promise<void> {
    if (!this.#live.clocks.hasRunSince(Infinity)) return;
    for (const away of await this.#services.life.aways())
      await this.#write((table) => creditAway(table, away));
  }

  async #write<Answer>(decide: Decide<Answer>): Promise<Answer | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const now = this.#services.now();
      const decision = decide(this.#live, now);
      if (isRefusal(decision)) {
        if (tries === 0 && (await this.#wasBehind())) continue;
        return decision;
      }
      if ('done' in decision) return decision.done;
      const { event, next, answer } = decision;
      const live = after(this.#live, event, now, next);
      const item = appendOf(this.#live, live, event, this.#services.botPauseMs);
      const appended = await this.#append(item);
      if (appended === 'failed') return refuse('not-saved', 'table');
      if (appended === 'taken') {
        await this.#catchUp();
        continue;
      }
      this.#show(live, event, next);
      if (item.due !== undefined) this.#isHome = true;
      this.#services.listsChanged(item.concerns ?? [], item.table?.isPublic === true);
      this.#services.wrote(item.concerns ?? []);
      this.#setTimer();
      return answer;
    }
    return refuse('too-busy', 'table');
  }

  #show(live: LiveTable, event: TableEvent, played: AnyPlayed | undefined): void {
    const before = this.#live;
    this.#live = live;
    this.#audience.show(live, event, before, played);
    this.#shuffling.note(live);
  }

  async #append(item: Append): Promise<'kept' | 'taken' | 'failed'> {
    try {
      return (await this.#services.store.append(item)) ? 'kept' : 'taken';
    } catch (error) {
      this.#services.failed(this.id, error);
      this.#recover();
      return 'failed';
    }
  }

  /**
   * Another process may have written something without announcing it, or died before it could: nobody who comes from there is
   * refused what they did there, or shown less than they have seen.
   */
  async #wasBehind(): Promise<boolean> {
    if (this.#services.store.kind === 'sqlite') return false;
    const before = this.#live;
    await this.#catchUp();
    return this.#live !== before;
  }

  async #catchUp(): Promise<void> {
    for (const { at, event } of await readEvents(this.#services.store, this.id, this.#live.length)) {
      const next = playedAgain(this.#live, event, true);
      this.#show(after(this.#live, event, at, next), event, next);
      if (isScheduled(this.#live, event)) this.#isHome = false;
    }
    this.#setTimer();
  }

  async #catchUpAndShuffle(): Promise<void> {
    await this.#catchUp();
    await this.#shuffle();
  }

  /** Fixes the hashes, seals the deal or starts the game, as each is due. */
  async #shuffle(): Promise<void> {
    const next = (table: LiveTable) => this.#shuffling.next(table);
    while (!this.#isClosed && gatheringOf(this.#live) !== undefined) {
      if ((await this.#attempt(next)) !== true) return;
    }
  }

  #isHere(seat: Seat, person: string): boolean {
    return this.#services.isOnline(person) || this.#audience.hasSeat(seat);
  }

  /** A quick table whose time has come. */
  async #startQuick(): Promise<void> {
    const now = this.#services.now();
    const isPatient = this.#patience.lasts(this.#live, now);
    const isHere = (seat: Seat, person: string) => this.#isHere(seat, person);
    while (!this.#isClosed) {
      if ((await this.#attempt((table, at) => startQuick(table, at, isHere, isPatient))) !== true) break;
    }
    this.#patience.looked(this.#live, now);
  }

  /** A store that failed may have kept the event all the same: the log will tell, once it can be read. */
  #recover(): void {
    clearTimeout(this.#recovery);
    // What it finds is most likely its own; if another process has written, both think once, and one of them in vain.
    this.#inTurn(() => this.#catchUpAndShuffle().then(() => this.setHome(true))).catch(() => {
      if (this.#isClosed) return;
      this.#recovery = setTimeout(() => this.#recover(), RETRY_MS);
      this.#recovery.unref();
    });
  }

  /** For the next deadline, or for bots that have not been asked yet. */
  #setTimer(wait = this.#services.botPauseMs): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { table, status, clocks } = this.#live;
    const isAwake = !this.#isClosed && this.#isHome;
    const isOn = isAwake && status === 'running';
    const deadline = (isOn ? clocks.nextDeadline() : undefined) ?? Infinity;
    this.#services.life.noteClock(this.id, deadline < Infinity);
    const now = this.#services.now();
    const isBotsTurn = isOn && table !== undefined && this.#bots.isWaiting(table);
    const quick = isAwake ? this.#patience.nextLook(this.#live, now) : Infinity;
    const at = Math.min(deadline, isBotsTurn ? now + wait : Infinity, quick);
    if (at === Infinity) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.wake();
      },
      Math.min(Math.max(0, at - now), LONGEST_TIMER),
    );
    this.#timer.unref();
  }
}
