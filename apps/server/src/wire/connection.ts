/** Over 300 lines: every message that a page sends is answered here, in the order in which they came. */
import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import {
  CLOSE,
  LIMITS,
  PROTOCOL,
  type BotWish,
  type ClientMessage,
  type ServerMessage,
} from '@paddock/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger } from 'fastify';
import type { Duplex } from 'node:stream';
import type { ListenIn } from '../own-bots/listen-in.ts';
import { isForBots } from '../own-bots/may.ts';
import { Frame, Pipe, type Outbox } from './socket-writer.ts';
import type { Metrics } from '../metrics.ts';
import { namesIn, readMessage } from './read-message.ts';
import { noTable, refusalToShow } from './guesses.ts';
import { MOST_FOLLOWED, type Limits, type RateName } from './limits.ts';
import type { Lists } from './lists.ts';
import type { Moderation } from '../moderation/moderation.ts';
import { barred, WELCOME, type Standing } from '../moderation/standing.ts';
import { react } from '../moderation/talk.ts';
import type { Decided, Decision, Person } from '../tables/decision.ts';
import { play, say } from '../tables/decide.ts';
import { maySee } from '../tables/seating.ts';
import { addHash, addSalt } from '../tables/shuffle/shuffle.ts';
import { seatOf, type LiveTable } from '../tables/live-table.ts';
import type { TableContent } from '../tables/own-content.ts';
import type { Peer } from '../tables/audience.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';

/** Bytes that may wait for a socket before it counts as too slow. */
const MOST_WAITING = 1_000_000;
/** Calls of one socket that may be under way; more are refused. */
const MOST_PENDING = 32;

/** How long a page that was signed out has to close its socket by itself. */
const GOODBYE_MS = 2_000;

/** Messages beyond the limit that are still answered. */
const MOST_TOO_OFTEN = 500;

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

type Asked = Exclude<ClientMessage, Of<'hello'>>;

/** A message that is answered by its id. */
type AtTable = { readonly id: string; readonly table: string };

/** What a connection needs from the server around it. */
export interface ConnectionServices {
  readonly version: string;
  readonly rooms: Rooms;
  readonly lists: Lists;
  readonly moderation: Moderation;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly listenIn?: ListenIn | undefined;
  now(): number;
  /** The person is shown the table by one socket more, or fewer. */
  looks(person: string, table: string, by: number): void;
}

/** Who is at the other end, as far as limits go. */
export interface Guest {
  readonly person: Person | null;
  /** The person's device; it ends when they sign out there. */
  readonly session: string;
  readonly address: string;
}

/** One open page. */
export class Connection implements Peer {
  readonly person: Person | null;
  readonly session: string;
  readonly address: string;
  /** What a bot has asked for; see the protocol's `botWish`. */
  wants: ReadonlySet<BotWish> = new Set();
  readonly #socket: WebSocket;
  readonly #pipe: Pipe;
  readonly #services: ConnectionServices;
  readonly #rooms = new Map<string, { readonly room: Room; readonly key: string | undefined }>();
  /** People whom this one has blocked. */
  #hides: ReadonlySet<string> = new Set();
  /** One after the other, as they were sent. */
  #line: Promise<void> = Promise.resolve();
  #pending = 0;
  #isWelcome = false;
  #tooOften = 0;
  /** When the page last gave a sign of life. */
  heardAt: number;

  /** `stream`: the connection that the socket runs on. */
  constructor(socket: WebSocket, stream: Duplex, services: ConnectionServices, guest: Guest) {
    this.#socket = socket;
    this.#pipe = new Pipe(stream, services.outbox);
    this.#services = services;
    this.person = guest.person;
    this.session = guest.session;
    this.address = guest.address;
    this.heardAt = services.now();
  }

  get isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  send(frame: Frame): void {
    if (this.isGone) return;
    if (this.#pipe.behind > MOST_WAITING) {
      this.#services.metrics.slow.inc();
      this.close(CLOSE.slow, 'slow');
      this.#socket.terminate();
      return;
    }
    if (this.#isBot) this.#services.listenIn?.told(frame.toString());
    this.#pipe.write(frame.bytes);
  }

  hides(person: string): boolean {
    return this.#hides.has(person);
  }

  /** Somebody has blocked this person, or been blocked by them; or an admin has decided something about them. */
  lookAgain(): void {
    this.#line = this.#line.then(async () => {
      try {
        for (const [id, { room }] of this.#rooms) await this.#lookAgainAt(id, room);
      } catch (error) {
        this.#services.log.error({ err: error }, 'a person is shown what they were shown before');
      }
    });
  }

  close(code: number, reason: string): void {
    this.#pipe.flush();
    this.#socket.close(code, reason);
  }

  /** The device has been signed out, or the bot's token has ended: it need not answer to be gone. */
  end(): void {
    this.close(CLOSE.signedOut, 'signed out');
    setTimeout(() => this.#socket.terminate(), GOODBYE_MS).unref();
  }

  /** The table is no longer shown to the page. */
  dropped(table: string): void {
    if (this.#rooms.delete(table)) this.#looks(table, -1);
  }

  /** The page has gone. */
  left(): void {
    for (const id of this.#rooms.keys()) this.#unwatch(id);
  }

  receive(data: string, isBinary: boolean): void {
    // A socket that is being closed brings messages until the other end answers.
    if (this.isGone) return;
    this.heardAt = this.#services.now();
    const text = isBinary ? '' : data;
    if (this.#isBot) this.#services.listenIn?.said(text);
    if (!this.#take('message')) return this.#refuseFlood(text);
    const message = readMessage(text);
    if (message === undefined) return this.#refuseUnread(text, refuse('bad-message', 'protocol'));
    this.#services.metrics.messages.inc({ type: message.type });
    const id = 'id' in message ? message.id : null;
    if (this.#isBot && !isForBots(message.type)) return this.#refuse(id, refuse('not-for-bots', 'bots'));
    if (message.type === 'hello') return this.#hello(message);
    if (!this.#isWelcome) return this.#refuse(id, refuse('hello-first', 'protocol'));
    if (this.#pending >= MOST_PENDING) return this.#refuse(id, refuse('too-many-at-once', 'limits'));
    this.#pending++;
    this.#line = this.#answerAfter(this.#line, message, id);
  }

  async #answerAfter(before: Promise<void>, message: Asked, id: string | null): Promise<void> {
    await before;
    try {
      if (!this.isGone) await this.#answer(message);
    } catch (error) {
      this.#services.log.error({ err: error, type: message.type }, 'a message failed');
      this.#refuse(id, refuse('failed', 'server'));
      // A page that could not be shown its table comes back and asks again.
      if (message.type === 'watch') this.close(CLOSE.restart, 'failed');
    }
    this.#pending--;
  }

  async #answer(message: Asked): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.#say({ type: 'pong' });
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'lobby':
        if (message.on) return this.#services.lists.lobby.watch(this, message.pages ?? 1);
        return this.#services.lists.lobby.forget(this);
      case 'mine':
        return this.#services.lists.watchMine(this, message.on);
      case 'play':
        return this.#play(message);
      case 'hash':
        return this.#addPart(message, (live) => addHash(live, this.person, message.deal, message.hash));
      case 'salt':
        return this.#addPart(message, (live) => addSalt(live, this.person, message.deal, message.salt));
      case 'say':
        if (!this.#take('chat')) return this.#refuse(message.id, refuse('too-often', 'limits'));
        return this.#speak(message);
      case 'react':
        return this.#react(message);
      case 'moments':
        return this.#moments(message);
    }
  }

  #hello({ version, wants = [] }: Of<'hello'>): void {
    if (version !== PROTOCOL) {
      this.#refuse(null, outdated(version));
      this.close(CLOSE.outdated, 'outdated');
      return;
    }
    if (wants.length > 0 && !this.#isBot) return this.#refuse(null, refuse('bots-only', 'bots'));
    this.wants = new Set(wants);
    this.#isWelcome = true;
    const { version: server } = this.#services;
    const person = this.person && { id: this.person.id, name: this.person.name };
    this.#say({ type: 'hello', version: PROTOCOL, server, person });
  }

  async #watch({ table: id, key, have, as, content }: Of<'watch'>): Promise<void> {
    const isNew = !this.#rooms.has(id);
    if (isNew && this.#rooms.size >= MOST_FOLLOWED) {
      return this.#refuse(null, refuse('too-many-tables', 'limits'), id);
    }
    const room = await this.#services.rooms.open(id);
    const standing = await this.#standingAt(room);
    const held = have === undefined || as === undefined ? undefined : { have, as };
    const mayShow = (table?: LiveTable) =>
      refusalToShow(this.#services.limits, this, table, key) ??
      this.#notItsOwn(table) ??
      (table && barred(table, this.person, standing)) ??
      this.#contentRefusal(table?.content, content);
    const refusal = room === undefined ? mayShow() : await room.follow(this, mayShow, held, content, key);
    if (refusal !== undefined || room === undefined) {
      this.#refuse(null, refusal ?? noTable(), id);
      if (refusal?.code === 'outdated') this.close(CLOSE.outdated, 'outdated');
      return;
    }
    if (this.isGone) return room.unfollow(this);
    if (!this.#rooms.has(id)) this.#looks(id, 1);
    this.#rooms.set(id, { room, key });
  }

  #looks(table: string, by: number): void {
    if (this.person !== null) this.#services.looks(this.person.id, table, by);
  }

  /** `has`: the digest of what the page has. A page from before there was content would show another deck, or nothing. */
  #contentRefusal(own: TableContent | undefined, has: string | null | undefined): Refusal | undefined {
    if (own === undefined || own.digest === has) return undefined;
    if (has === undefined) return outdated(PROTOCOL);
    // It is long, like a look back.
    return this.#take('moments') ? undefined : refuse('too-often', 'limits');
  }

  async #standingAt(room: Room | undefined): Promise<Standing> {
    if (room === undefined) return WELCOME;
    const { standing, hides } = await this.#services.moderation.seenAt(this.person, room);
    this.#hides = hides;
    return standing;
  }

  async #lookAgainAt(id: string, room: Room): Promise<void> {
    const standing = await this.#standingAt(room);
    const refusal = await room.showAgain(this, (live) => barred(live, this.person, standing));
    if (refusal === undefined) return;
    this.#unwatch(id);
    this.#refuse(null, refusal, id);
  }

  #unwatch(id: string): void {
    this.#rooms.get(id)?.room.unfollow(this);
    this.dropped(id);
  }

  #admit(table: LiveTable, key: string | undefined): Refusal | undefined {
    const mayBeHere = maySee(table, this.person?.id ?? null, key);
    return mayBeHere ? this.#notItsOwn(table) : noTable();
  }

  /** A bot is shown the tables where it sits, and no others. */
  #notItsOwn(table: LiveTable | undefined): Refusal | undefined {
    const isElsewhere = table !== undefined && seatOf(table, this.person?.id ?? null) === undefined;
    return this.#isBot && isElsewhere ? noTable() : undefined;
  }

  get #isBot(): boolean {
    return this.person?.botOf !== undefined;
  }

  async #play(message: Of<'play'>): Promise<void> {
    if (!this.#take('play')) return this.#refuse(message.id, refuse('too-often', 'limits'));
    const end = this.#services.metrics.acknowledged.startTimer();
    const { id, asked } = message;
    await this.#act(message, (table) => play(table, this.person, { id, asked, do: message.do }));
    end();
  }

  async #speak(message: Of<'say'>): Promise<void> {
    const { room, key } = this.#rooms.get(message.table) ?? {};
    const standing = await this.#standingAt(room);
    const { id, text } = message;
    return this.#act(message, (live) => say(live, this.person, id, text, { key, standing }));
  }

  /** Nothing of it is kept: it is shown, and passed on. */
  async #react({ id, table, reaction }: Of<'react'>): Promise<void> {
    const followed = this.#rooms.get(table);
    if (followed === undefined) return this.#refuse(id, refuse('not-watching', 'table'));
    const { room, key } = followed;
    if (!this.#take('react')) return this.#refuse(id, refuse('too-often', 'limits'));
    const standing = await this.#standingAt(room);
    const { limits, moderation } = this.#services;
    const shown = await room.react((live) => {
      const allowed = this.#admit(live, key) ?? react(live, this.person, reaction, standing);
      // All who only watch share what a table takes of them.
      const isCrowd = !isRefusal(allowed) && allowed.seat === null;
      return isCrowd && !limits.take('crowd', table) ? refuse('too-often', 'limits') : allowed;
    });
    if (isRefusal(shown)) return this.#refuse(id, shown);
    moderation.reacted(table, shown);
    this.#say({ type: 'ok', id });
  }

  async #moments({ id, table, from, to }: Of<'moments'>): Promise<void> {
    if (!this.#take('moments')) return this.#refuse(id, refuse('too-often', 'limits'));
    if (to - from > LIMITS.moments) return this.#refuse(id, refuse('too-many-moments', 'limits'));
    const followed = this.#rooms.get(table);
    if (followed === undefined) return this.#refuse(id, refuse('not-watching', 'table'));
    const { room, key } = followed;
    const past = await room.past(this, id, from, to, (live) => this.#admit(live, key));
    if (isRefusal(past)) this.#refuse(id, past);
    else this.send(past);
  }

  #act(message: AtTable, decide: (table: LiveTable) => Decision<unknown> | Refusal): Promise<void> {
    return this.#inRoom(message, (room, admit, answered) =>
      room.act((live) => admit(live) ?? decide(live), answered),
    );
  }

  #addPart(message: AtTable, decide: (table: LiveTable) => Decided): Promise<void> {
    return this.#inRoom(message, (room, admit, answered) =>
      room.addPart((live) => admit(live) ?? decide(live), answered),
    );
  }

  /** Only a watched table can be acted at: watching is where the right to see it is checked. */
  async #inRoom(
    { id, table }: AtTable,
    act: (
      room: Room,
      admit: (live: LiveTable) => Refusal | undefined,
      answered: (answer: unknown) => void,
    ) => Promise<unknown>,
  ): Promise<void> {
    const followed = this.#rooms.get(table);
    if (followed === undefined) return this.#refuse(id, refuse('not-watching', 'table'));
    const answered = (answer: unknown) => {
      if (isRefusal(answer)) this.#refuse(id, answer);
      else this.#say({ type: 'ok', id, ...(answer as { from?: number; to?: number } | null) });
    };
    await act(followed.room, (live) => this.#admit(live, followed.key), answered);
  }

  #take(name: RateName): boolean {
    return this.#services.limits.take(name, this.person?.id ?? this.address);
  }

  /** A page that does not stop is dropped in the end. */
  #refuseFlood(text: string): void {
    if (++this.#tooOften > MOST_TOO_OFTEN) this.close(CLOSE.tooMany, 'too many');
    else this.#refuseUnread(text, refuse('too-often', 'limits'));
  }

  /** Names the message at fault as far as it can be read. */
  #refuseUnread(text: string, problem: Refusal): void {
    const { id, table } = namesIn(text);
    this.#refuse(id ?? null, problem, table);
  }

  #refuse(id: string | null, problem: Refusal, table?: string): void {
    this.#services.metrics.refusals.inc({ code: problem.code });
    this.#say({ type: 'no', id, ...(table !== undefined && { table }), problem });
  }

  #say(message: ServerMessage): void {
    this.send(Frame.of(message));
  }
}

function outdated(page: number): Refusal {
  return refuse('outdated', 'protocol', { server: PROTOCOL, page });
}
