import { closeSync, existsSync, openSync, readSync } from 'node:fs';

/** One message that a peer has taken. */
export interface Received {
  readonly at: number;
  /** When the server decided to send it, to the second below, in milliseconds since 1970. */
  readonly decided: number;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** The path of the address, or the e-mail address. */
  readonly to: string;
  /** Of the message. */
  readonly id: string;
  /** Of the notices in it. */
  readonly ids: readonly string[];
  /** Confirms an e-mail address. */
  readonly token?: string;
  readonly fault?: string;
}

const CHUNK = 1 << 20;

/** What the peers have taken, read again and again while they write. */
export class Journal {
  readonly #files: { readonly name: string; at: number; rest: string }[];
  readonly #chunk = Buffer.alloc(CHUNK);
  readonly received: Received[] = [];
  /** Notices, each with the times at which what came was decided. */
  readonly times = new Map<string, number[]>();

  readonly #came: (id: string) => void;

  /** `came`: told of every notice, when it comes for the first time. */
  constructor(files: readonly string[], came: (id: string) => void = () => undefined) {
    this.#came = came;
    this.#files = files.map((name) => ({ name, at: 0, rest: '' }));
  }

  look(): void {
    for (const file of this.#files) {
      if (!existsSync(file.name)) continue;
      const opened = openSync(file.name, 'r');
      const length = readSync(opened, this.#chunk, 0, CHUNK, file.at);
      closeSync(opened);
      file.at += length;
      const lines = `${file.rest}${this.#chunk.toString('latin1', 0, length)}`.split('\n');
      file.rest = lines.pop() ?? '';
      for (const line of lines) this.#hear(JSON.parse(line) as Received);
    }
  }

  #hear(received: Received): void {
    this.received.push(received);
    for (const id of received.ids) {
      const before = this.times.get(id) ?? [];
      this.times.set(id, [...before, received.decided]);
      if (before.length === 0) this.#came(id);
    }
  }

  has(id: string): boolean {
    return this.times.has(id);
  }

  /** The link in the first message to an address. */
  tokenFor(address: string): string | undefined {
    return this.received.find(({ to, token }) => to === address && token !== undefined)?.token;
  }
}
