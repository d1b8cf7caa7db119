import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

/** Read and forgotten before the next socket reads: one for all. */
const SHARED = Buffer.allocUnsafe(256 * 1024);
const NOTHING = Buffer.alloc(0);
const HEAD_END = '\r\n\r\n';
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;

/** Where a message's payload is; valid only during the call. */
export type OnText = (bytes: Buffer, from: number, to: number) => void;

/**
 * A WebSocket as cheap as one can be, so that the load's own cost is not measured: whole text messages only, one
 * shared buffer for reading, and a mask of zeros, which changes nothing.
 */
export class LightSocket {
  readonly #socket: Socket;
  readonly #onText: OnText;
  #rest: Buffer = NOTHING;
  #isOpen = false;
  #opened: () => void = () => undefined;

  private constructor(url: URL, onText: OnText) {
    this.#onText = onText;
    this.#socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: SHARED,
        callback: (count, buffer) => {
          this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, count));
          return true;
        },
      },
    });
  }

  static async open(url: string, cookie: string | undefined, onText: OnText): Promise<LightSocket> {
    const at = new URL(url);
    const light = new LightSocket(at, onText);
    await new Promise<void>((resolve, reject) => {
      light.#opened = resolve;
      light.#socket.once('error', reject);
      light.#socket.once('close', () => reject(new Error('the socket was refused')));
      const lines = [
        'GET /api/socket HTTP/1.1',
        `Host: ${at.host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
      ];
      light.#socket.write(lines.join('\r\n') + HEAD_END);
    });
    return light;
  }

  send(text: string): void {
    this.#socket.write(masked(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    if (!this.#isOpen) {
      const end = bytes.indexOf(HEAD_END);
      if (end !== -1) {
        this.#isOpen = true;
        at = end + HEAD_END.length;
        this.#opened();
      }
    }
    if (this.#isOpen) at = this.#readFrames(bytes, at);
    this.#rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
  }

  /** Gives where the first frame begins that is not whole. */
  #readFrames(bytes: Buffer, from: number): number {
    let at = from;
    while (bytes.length - at >= 2) {
      const short = bytes[at + 1] ?? 0;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      if (bytes.length - at < head + length) break;
      if (bytes[at] === WHOLE_TEXT) this.#onText(bytes, at + head, at + head + length);
      at += head + length;
    }
    return at;
  }
}

function masked(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 6 : 8;
  const bytes = Buffer.alloc(head + length);
  bytes[0] = WHOLE_TEXT;
  if (head === 6) bytes[1] = MASKED | length;
  else {
    bytes[1] = MASKED | 126;
    bytes.writeUInt16BE(length, 2);
  }
  bytes.write(text, head);
  return bytes;
}
