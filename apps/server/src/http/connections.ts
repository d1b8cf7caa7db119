import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../addresses.ts';

/** Drops connections of an address that has too many. Each costs memory before the first request. */
export function limitConnections(server: HttpServer, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
