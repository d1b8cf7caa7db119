import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '@paddock/kernel';
import { CLOSE } from '@paddock/protocol';
import { BOT_LIMITS } from '@paddock/protocol/schemas';
import { Connection } from '../wire/connection.ts';
import { MOST_SOCKETS } from '../wire/limits.ts';
import type { Server } from '../server.ts';
import { addressOf, isOwnOrigin, signedIn, withoutSession, type SignedIn } from './identity.ts';
import { RefusedError } from './problem.ts';

/** A page's socket, and one for each table it shows, which a balancer can tell apart. Both understand the same. */
const PATHS = ['/api/socket', '/api/tables/:id/socket'];

/** A socket is refused before it opens, never after. */
export function addSocket(app: FastifyInstance, server: Server, publicUrl: string | undefined): void {
  async function admit(request: FastifyRequest): Promise<void> {
    if (!isOwnOrigin(request, publicUrl)) throw new RefusedError(refuse('other-origin', 'protocol'));
    const person = await signedIn(server, request);
    const most = server.limits;
    const isCrowded =
      server.socketsOf(`address ${addressOf(request)}`) >= most.scaled(MOST_SOCKETS.address) ||
      (person !== null && server.socketsOf(`person ${person.id}`) >= most.scaled(mostSockets(person)));
    if (isCrowded) throw new RefusedError(refuse('too-many-sockets', 'limits'));
    people.set(request, person);
  }
  const people = new WeakMap<FastifyRequest, SignedIn | null>();

  for (const path of PATHS) {
    app.get(path, { websocket: true, schema: { hide: true }, preValidation: admit }, (socket, request) => {
      const person = people.get(request) ?? null;
      const connection = new Connection(socket, request.raw.socket, server, {
        person: person && withoutSession(person),
        session: person?.session ?? '',
        address: addressOf(request),
      });
      server.connected(connection);
      if (server.isStopping) socket.close(CLOSE.restart, 'restart');
      socket.on('message', (data: Buffer, isBinary: boolean) =>
        connection.receive(data.toString(), isBinary),
      );
      socket.on('close', () => server.disconnected(connection));
      socket.on('error', () => socket.terminate());
    });
  }
}

function mostSockets({ botOf }: SignedIn): number {
  return botOf === undefined ? MOST_SOCKETS.person : BOT_LIMITS.sockets;
}
