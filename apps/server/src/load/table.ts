import type { FormulaView } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import { patch, type GameNow, type ServerMessage } from '@paddock/protocol';
import type { WebSocket } from 'ws';
import { Player } from '../testing/player.ts';
import { randomTurn } from '../testing/seat.ts';

/** Milliseconds, as they were measured. */
export interface Measured {
  readonly acknowledged: number[];
  readonly shown: number[];
}

interface SeatSocket {
  readonly socket: WebSocket;
  readonly seat: Seat;
  view: FormulaView | undefined;
  now: GameNow | undefined;
}

const SEASON = { races: 17 };

/** One table with everybody around it, as lightly as a load can be made: who only watches does not read. */
export class LoadTable {
  readonly #measured: Measured;
  readonly #seats: SeatSocket[] = [];
  readonly #watchers: WebSocket[] = [];
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
    for (const [seat, player] of people.entries()) await this.#openSeat(player, seat);
    for (let each = 0; each < watchers; each++) await this.#openWatcher(new Player(url, 'W'));
  }

  /** Whoever is asked plays; false: the last command is still under way. */
  play(): boolean {
    if (this.#sent !== undefined) return false;
    const next = this.#seats.find(({ now, seat }) => now?.toAct.includes(seat) === true);
    if (next?.view === undefined || next.now === undefined) return false;
    const id = `c${this.#count++}`;
    const texts = randomTurn(next.view, next.seat, `${this.#table} ${id}`);
    const text = JSON.stringify({ t: 'play', table: this.#table, id, asked: next.now.asked, do: texts });
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
    for (const socket of [...this.#seats.map((seat) => seat.socket), ...this.#watchers]) socket.terminate();
  }

  async #openSeat(player: Player, seat: Seat): Promise<void> {
    const socket = await opened(player);
    const state: SeatSocket = { socket, seat, view: undefined, now: undefined };
    this.#seats.push(state);
    const isWatching = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        this.#hear(state, JSON.parse(data.toString()) as ServerMessage);
        if (state.view !== undefined) resolve();
      });
    });
    socket.send(JSON.stringify({ t: 'hello', v: 1 }));
    socket.send(JSON.stringify({ t: 'watch', table: this.#table }));
    await isWatching;
  }

  async #openWatcher(player: Player): Promise<void> {
    const socket = await opened(player);
    this.#watchers.push(socket);
    socket.on('message', (data: Buffer) => {
      if (data.subarray(0, 14).toString() === '{"t":"moments"') this.#noteShown();
    });
    socket.send(JSON.stringify({ t: 'hello', v: 1 }));
    socket.send(JSON.stringify({ t: 'watch', table: this.#table }));
  }

  #hear(state: SeatSocket, message: ServerMessage): void {
    if (message.t === 'table' && message.game !== null) {
      state.view = message.game.view as FormulaView;
      state.now = message.game.now;
    }
    if (message.t === 'moments') {
      let { view } = state;
      for (const { p, o } of message.m) {
        view = view && {
          ...view,
          public: patch(view.public, p),
          ...(view.own && { own: patch(view.own, o) }),
        };
      }
      state.view = view;
      state.now = message.now;
      this.#noteShown();
    }
    if (message.t === 'no') this.problems++;
    if ((message.t === 'ok' || message.t === 'no') && message.id === this.#sent) {
      this.#measured.acknowledged.push(performance.now() - this.#sentAt);
      this.#sent = undefined;
      this.#onDone();
    }
  }

  /** Also where the acknowledgement came first: the command's own time is kept until the next one. */
  #noteShown(): void {
    this.#measured.shown.push(performance.now() - this.#sentAt);
  }
}

function opened(player: Player): Promise<WebSocket> {
  const socket = player.openSocket();
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
