import type { ServerMessage } from '@paddock/protocol';
import type { Duplex } from 'node:stream';

/**
 * Frames made by hand and written below the WebSocket: each is put into bytes once, however many get it, and frames to one
 * socket that are made together are one write. It is most of the server's throughput, and it is right only as long as `ws`
 * sends no data frames itself: pings, pongs and closes are whole frames too, and there is no compression.
 */

/** RFC 6455, 5.2: one whole, unmasked text. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** One message as it goes over a socket. */
export class Frame {
  readonly #text: string;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  static of(message: ServerMessage): Frame {
    return new Frame(JSON.stringify(message));
  }

  /** A message with a member that is JSON already. */
  static with<Type extends ServerMessage['type'], Name extends string>(
    message: Omit<Extract<ServerMessage, { type: Type }>, Name> & { readonly type: Type },
    name: Name,
    json: string,
  ): Frame {
    return new Frame(`${JSON.stringify(message).slice(0, -1)},"${name}":${json}}`);
  }

  get bytes(): Buffer {
    return (this.#bytes ??= framed(this.#text));
  }

  toString(): string {
    return this.#text;
  }
}

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 0x1_00_00 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = WHOLE_TEXT;
  if (head === 2) bytes[1] = length;
  else if (head === 4) {
    bytes[1] = TWO_BYTES;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(text, head);
  return bytes;
}

/** Somebody whose frames wait to be written. */
interface Sender {
  flush(): void;
}

/**
 * Frames to one socket that are made together are written together: a command's acknowledgement and what it did are one
 * write, though they are made a few steps apart.
 */
export class Outbox {
  #waiting: Sender[] = [];

  add(sender: Sender): void {
    if (this.#waiting.push(sender) > 1) return;
    process.nextTick(() => {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const each of waiting) each.flush();
    });
  }
}

/** One socket's way out. */
export class Pipe implements Sender {
  readonly #stream: Duplex;
  readonly #outbox: Outbox;
  #waiting: Buffer[] = [];

  constructor(stream: Duplex, outbox: Outbox) {
    this.#stream = stream;
    this.#outbox = outbox;
  }

  /** Bytes that the network has not taken yet. */
  get behind(): number {
    return this.#stream.writableLength;
  }

  write(bytes: Buffer): void {
    if (this.#waiting.push(bytes) === 1) this.#outbox.add(this);
  }

  flush(): void {
    const frames = this.#waiting;
    const [first] = frames;
    if (first === undefined) return;
    this.#waiting = [];
    if (this.#stream.writable) this.#stream.write(frames.length === 1 ? first : Buffer.concat(frames));
  }
}
