import type { ServerMessage } from '@paddock/protocol';

/** RFC 6455, 5.2: one whole, unmasked text. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** One message as it goes over a socket: put into bytes once, however many get it. */
export class Frame {
  readonly #text: string;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  static of(message: ServerMessage): Frame {
    return new Frame(JSON.stringify(message));
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
