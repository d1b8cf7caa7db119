import type { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import * as ws from 'ws';
import { Frame } from './socket-writer.ts';

/** Its types leave it out. */
const { Receiver } = ws as unknown as { Receiver: new (settings: { isServer: boolean }) => Writable };

/** As another implementation of the protocol reads it. */
function read(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer) => resolve(data.toString()));
    receiver.on('error', reject);
    receiver.write(bytes);
  });
}

describe('a frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('carries %i bytes', async (length) => {
    const text = 'x'.repeat(length);
    expect(await read(new Frame(text).bytes)).toBe(text);
  });

  it('counts bytes, not letters', async () => {
    const text = 'é🏁'.repeat(40);
    expect(await read(new Frame(text).bytes)).toBe(text);
  });

  it('is put into bytes once', () => {
    const frame = Frame.of({ type: 'pong' });
    expect(frame.bytes).toBe(frame.bytes);
    expect(frame.toString()).toBe('{"type":"pong"}');
  });
});
