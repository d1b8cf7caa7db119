import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '@paddock/kernel';
import { CLOSE } from '@paddock/protocol';
import { Connection } from '../wire/connection.ts';
import { MOST_SOCKETS } from '../wire/limits.ts';
import type { Server } from '../server.ts';
import { isOwnOrigin, personOf } from './identity.ts';
import { RefusedError } from './problem.ts';

/** A page's socket, and one for each table it shows, which a balancer can tell apart. Both understand the same. */
const PATHS = ['/api/socket', '/api/tables/:id/socket'];

/** It is refused before it opens, never after. */
export function addSocket(app: FastifyInstance, server: Server, publicUrl: string | undefined): void {
  async function admit(request: FastifyRequest): Promise<void> {
    if (!isOwnOrigin(request, publicUrl)) throw new RefusedError(refuse('other-origin', 'protocol'));
    const person = await personOf(server, request);
    const most = server.limits;
    const isCrowded =
      !most.take('connect', person?.id ?? request.ip) ||
      server.socketsOf(`address ${request.ip}`) >= most.scaled(MOST_SOCKETS.address) ||
      (person !== null && server.socketsOf(`person ${person.id}`) >= most.scaled(MOST_SOCKETS.person));
    if (isCrowded) throw new RefusedError(refuse('too-many-sockets', 'limits'));
    people.set(request, person);
  }
  const people = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof personOf>>>();

  for (const path of PATHS) {
    app.get(
      path,
      { websocket: true, schema: { hide: true }, config: { rateLimit: false }, preValidation: admit },
      (socket, request) => {
        const connection = new Connection(socket, request.raw.socket, server, {
          person: people.get(request) ?? null,
          address: request.ip,
        });
        server.connected(connection);
        if (server.isStopping) socket.close(CLOSE.restart, 'restart');
        socket.on('message', (data: Buffer, isBinary: boolean) =>
          connection.receive(data.toString(), isBinary),
        );
        socket.on('close', () => server.disconnected(connection));
        socket.on('error', () => socket.terminate());
      },
    );
  }
}
