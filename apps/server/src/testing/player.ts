import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Refusal } from '@paddock/kernel';
import { serverMessage } from '@paddock/protocol/schemas';
import { Client, type ClientListener, type Surroundings } from '@paddock/protocol';

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Somebody with a browser: a cookie, requests, and a socket that comes back. */
export class Player {
  readonly name: string;
  url: string;
  cookie: string | undefined;
  /** Of a bot; it has no cookie then. */
  token: string | undefined;

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  static async join(url: string, name: string): Promise<Player> {
    const player = new Player(url, name);
    await player.ok('PUT', '/api/me', { name });
    return player;
  }

  /** Somebody's bot. */
  static bot(url: string, token: string): Player {
    return Object.assign(new Player(url, 'bot'), { token });
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...this.#whoAmI(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    return { status: response.status, body: readBody(text) };
  }

  async ok(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Record<string, unknown>> {
    const answer = await this.call(method, path, body, headers);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** `sockets`: where each opened socket is put, so that a test can cut it. */
  connect(listener: ClientListener = {}, sockets: WebSocket[] = []): Client {
    return new Client(this.socketUrl(), this.surroundings(sockets), listener);
  }

  surroundings(sockets: WebSocket[] = []): Surroundings {
    return {
      open: (url, events) => {
        const socket = this.openSocket({}, `${this.url.replace('http', 'ws')}${new URL(url).pathname}`);
        sockets.push(socket);
        socket.on('open', () => events.opened());
        socket.on('message', (data: Buffer) => {
          serverMessage.parse(JSON.parse(data.toString()));
          events.received(data.toString());
        });
        socket.on('close', (code) => events.closed(code));
        socket.on('error', () => undefined);
        return {
          send: (text) => {
            if (socket.readyState === WebSocket.OPEN) socket.send(text);
          },
          close: () => socket.terminate(),
        };
      },
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      random: () => Math.random(),
      newId: () => randomBytes(12).toString('hex'),
    };
  }

  socketUrl(table?: string): string {
    return `${this.url.replace('http', 'ws')}${table === undefined ? '/api/socket' : `/api/tables/${table}/socket`}`;
  }

  openSocket(headers: Record<string, string> = {}, url = this.socketUrl()): WebSocket {
    return new WebSocket(url, {
      headers: { ...this.#whoAmI(), ...headers },
    });
  }

  #whoAmI(): Record<string, string> {
    return {
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
    };
  }
}

function readBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}

export function isProblem(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'code' in body && 'rule' in body && 'params' in body;
}
