import { PROTOCOL, type ServerMessage } from '@paddock/protocol';
import { serverMessage } from '@paddock/protocol/schemas';
import type { WebSocket } from 'ws';
import type { Player } from './player.ts';

/** A bare socket: it sends anything, and sees every answer. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly bytes: string[] = [];
  code: number | undefined;
  #wake: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.bytes.push(data.toString());
      this.heard.push(serverMessage.parse(JSON.parse(data.toString())));
      this.#changed();
    });
    socket.on('close', (code) => {
      this.code = code;
      this.#changed();
    });
    socket.on('error', () => undefined);
  }

  /** `wants`: what a bot says in its hello. */
  static async open(player: Player, isPolite = true, wants?: readonly string[]): Promise<RawSocket> {
    const raw = new RawSocket(player.openSocket());
    await new Promise<void>((resolve, reject) => {
      raw.socket.once('open', resolve);
      raw.socket.once('error', reject);
    });
    if (isPolite)
      await raw.ask(
        { type: 'hello', version: PROTOCOL, ...(wants && { wants }) },
        ({ type }) => type === 'hello',
      );
    return raw;
  }

  send(message: unknown): void {
    this.socket.send(
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
    );
  }

  /** Sends, and waits for an answer of that kind that comes after it; undefined: the socket was closed. */
  async ask(
    message: unknown,
    isAnswer: (message: ServerMessage) => boolean,
  ): Promise<ServerMessage | undefined> {
    const from = this.heard.length;
    this.send(message);
    const until = Date.now() + 10_000;
    for (;;) {
      const answer = this.heard.slice(from).find(isAnswer);
      if (answer !== undefined) return answer;
      if (this.code !== undefined) return undefined;
      if (Date.now() > until) throw new Error(`no answer to ${JSON.stringify(message).slice(0, 300)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.socket.terminate();
  }

  #changed(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
