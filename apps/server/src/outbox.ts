import type { Duplex } from 'node:stream';

/** Somebody whose frames wait to be written. */
interface Sender {
  flush(): void;
}

/** Frames to one socket that are made together are written together. */
export class Outbox {
  #waiting: Sender[] = [];
  #isScheduled = false;

  add(sender: Sender): void {
    this.#waiting.push(sender);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    process.nextTick(() => {
      this.#isScheduled = false;
      this.flush();
    });
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const sender of waiting) sender.flush();
  }
}

/**
 * One socket's way out. Whole frames go straight to the connection below the WebSocket, which writes whole frames too: each
 * is one write, and its bytes are shared by all who get it.
 */
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
