import { randomBytes } from 'node:crypto';
import type { FormulaView } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import {
  DealParts,
  patch,
  PROTOCOL,
  type ClientMessage,
  type DealInfo,
  type ServerMessage,
} from '@paddock/protocol';
import type { Player } from '../../testing/player.ts';
import { randomTurn } from '../../testing/seat.ts';
import { LightSocket } from './light-socket.ts';

/** Milliseconds, as they were measured. */
export interface Measured {
  readonly acknowledged: number[];
  readonly shown: number[];
}

interface LoadSeat {
  readonly socket: LightSocket;
  readonly seat: Seat;
  readonly parts: DealParts;
  deals: readonly DealInfo[];
  /** What has come and is not read yet: a seat reads when it has to play. */
  readonly unread: string[];
  view: FormulaView | undefined;
  /** −1: it is not asked. */
  asked: number;
}

const SEASON = { races: 17 };
const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL });
/** In every message the letter after `{"type":"` says enough here. */
const KIND_AT = '{"type":"'.length;
const MOMENTS = 'm'.charCodeAt(0);

/** One table and its players, as light as a load can be: messages are read only where a seat has to play. */
export class LoadTable {
  readonly #measured: Measured;
  readonly #seats: LoadSeat[] = [];
  readonly #watchers: LightSocket[] = [];
  #table = '';
  #sent: string | undefined;
  #sentAt = 0;
  #count = 0;
  #onDone: () => void = () => undefined;
  problems = 0;

  constructor(measured: Measured) {
    this.#measured = measured;
  }

  async open(url: string, people: readonly Player[], watchers: number): Promise<void> {
    const [host, ...others] = people;
    if (host === undefined) throw new Error('a table has a host');
    const seats = people.map(() => ({ kind: 'open' }));
    const made = await host.ok('POST', '/api/tables', {
      game: 'formula',
      options: SEASON,
      seats,
      isPublic: true,
    });
    this.#table = String(made['id']);
    for (const player of others) await player.ok('POST', `/api/tables/${this.#table}/sit`, {});
    await host.ok('POST', `/api/tables/${this.#table}/start`);
    for (const [seat, player] of people.entries()) await this.#openSeat(url, player.cookie, seat);
    for (let each = 0; each < watchers; each++) await this.#openWatcher(url);
  }

  /** The seat that is asked plays; false: the last command is still under way. */
  play(): boolean {
    if (this.#sent !== undefined) return false;
    const next = this.#seats.find(({ asked }) => asked >= 0);
    if (next === undefined) return false;
    const view = readUp(next);
    if (view === undefined) return false;
    const id = `c${this.#count++}`;
    const texts = randomTurn(view, next.seat, `${this.#table} ${id}`);
    const text = JSON.stringify({ type: 'play', table: this.#table, id, asked: next.asked, do: texts });
    this.#sentAt = performance.now();
    this.#sent = id;
    next.socket.send(text);
    return true;
  }

  /** As fast as answers come. */
  async playOn(until: number): Promise<number> {
    let played = 0;
    while (performance.now() < until) {
      if (!this.play()) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      played++;
      await new Promise<void>((resolve) => (this.#onDone = resolve));
    }
    return played;
  }

  close(): void {
    for (const socket of [...this.#seats.map((seat) => seat.socket), ...this.#watchers]) socket.close();
  }

  async #openSeat(url: string, cookie: string | undefined, seat: Seat): Promise<void> {
    const isSeated = Promise.withResolvers<void>();
    let state: LoadSeat | undefined;
    const socket = await LightSocket.open(url, cookie, (bytes, from, to) => {
      if (state === undefined) return;
      this.#hear(state, bytes, from, to);
      if (state.view !== undefined || state.unread.length > 0) isSeated.resolve();
    });
    const parts = this.#partsOf(socket, seat);
    state = { socket, seat, parts, deals: [], unread: [], view: undefined, asked: -1 };
    this.#seats.push(state);
    socket.send(HELLO);
    socket.send(JSON.stringify({ type: 'watch', table: this.#table }));
    await isSeated.promise;
  }

  /** A seat shuffles with the others, or every race would wait for it. */
  #partsOf(socket: LightSocket, seat: Seat): DealParts {
    const send = (message: ClientMessage) => {
      socket.send(JSON.stringify(message));
      return Promise.resolve(undefined);
    };
    return new DealParts(this.#table, seat, [], {
      addHash: (deal, hash) => send({ type: 'hash', table: this.#table, id: `h${deal}`, deal, hash }),
      addSalt: (deal, salt) => send({ type: 'salt', table: this.#table, id: `s${deal}`, deal, salt }),
      newSalt: () => randomBytes(16).toString('hex'),
      keep: () => undefined,
    });
  }

  async #openWatcher(url: string): Promise<void> {
    const socket = await LightSocket.open(url, undefined, (bytes, from) => {
      if (bytes[from + KIND_AT] === MOMENTS) this.#noteShown();
    });
    this.#watchers.push(socket);
    socket.send(HELLO);
    socket.send(JSON.stringify({ type: 'watch', table: this.#table }));
  }

  #hear(state: LoadSeat, bytes: Buffer, from: number, to: number): void {
    const text = bytes.toString('latin1', from, to);
    if (text.startsWith('{"type":"moments"') || text.startsWith('{"type":"table"')) {
      state.unread.push(text);
      const now = text.lastIndexOf('"asked":') + '"asked":'.length;
      state.asked = Number.parseInt(text.slice(now, now + 8), 10);
      if (text.startsWith('{"type":"moments"')) this.#noteShown();
    }
    if (text.includes('"deals":')) state.parts.hear((state.deals = dealsAfter(state.deals, text)));
    const isRefused = text.startsWith('{"type":"no"');
    if (isRefused) this.problems++;
    if (this.#sent === undefined || !(isRefused || text.startsWith(`{"type":"ok","id":"${this.#sent}"`)))
      return;
    this.#measured.acknowledged.push(performance.now() - this.#sentAt);
    this.#sent = undefined;
    this.#onDone();
  }

  /** Also where the acknowledgement came first: the command's own time is kept until the next one. */
  #noteShown(): void {
    this.#measured.shown.push(performance.now() - this.#sentAt);
  }
}

function dealsAfter(before: readonly DealInfo[], text: string): readonly DealInfo[] {
  const message = JSON.parse(text) as ServerMessage;
  if (message.type === 'table') return message.deals;
  if ((message.type !== 'deals' && message.type !== 'moments') || message.deals === undefined) return before;
  return [...before.slice(0, message.deals.from), ...message.deals.list];
}

function readUp(seat: LoadSeat): FormulaView | undefined {
  for (const text of seat.unread.splice(0)) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table' && message.game !== null) seat.view = message.game.view as FormulaView;
    if (message.type !== 'moments') continue;
    for (const moment of message.moments) {
      const { view } = seat;
      if (view === undefined) continue;
      seat.view = {
        ...view,
        public: patch(view.public, moment.public),
        ...(view.own && { own: patch(view.own, moment.own) }),
      };
    }
  }
  return seat.view;
}
