import { fork } from 'node:child_process';
import { join } from 'node:path';
import { LightSocket } from './light-socket.ts';
import type { LoadSettings } from './run.ts';

/** About what a play weighs on its way. */
const FRAME = JSON.stringify({
  type: 'play',
  table: 't'.repeat(20),
  id: 'c1234',
  asked: 100,
  do: ['play overtake-3-red', 'car red-2'],
});

/** Milliseconds within which 99 of 100 frames come back from a server that does nothing else. */
export async function measureEcho({ connections, rate, seconds }: LoadSettings): Promise<number> {
  const child = fork(join(import.meta.dirname, '../echo/server.ts'));
  const port = await new Promise<number>((resolve) => child.once('message', resolve));
  const took: number[] = [];
  const sockets: { readonly socket: LightSocket; sentAt: number }[] = [];
  for (let each = 0; each < connections; each++) {
    const socket = await LightSocket.open(`http://127.0.0.1:${port}`, undefined, () => {
      took.push(performance.now() - state.sentAt);
    });
    const state = { socket, sentAt: 0 };
    sockets.push(state);
  }
  const begin = performance.now();
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - begin;
      if (elapsed > seconds * 1000) {
        clearInterval(timer);
        resolve();
      }
      for (const due = Math.floor((elapsed / 1000) * rate); sent < due; sent++) {
        const state = sockets[sent % sockets.length];
        if (state === undefined) continue;
        state.sentAt = performance.now();
        state.socket.send(FRAME);
      }
    }, 1);
  });
  for (const { socket } of sockets) socket.close();
  child.kill();
  const sorted = took.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? NaN) * 10) / 10;
}
