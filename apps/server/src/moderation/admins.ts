import { refuse } from '@paddock/kernel';
import type { FastifyRequest } from 'fastify';
import { askForProof } from '../accounts/fresh.ts';
import { knownSignedIn } from '../http/identity.ts';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';

/** An account that the host has made an admin, on a device where its passkey was used just now; a recovery code is not enough. */
export async function knownAdmin(server: Server, request: FastifyRequest): Promise<Person> {
  const { id, name, session } = await knownSignedIn(server, request);
  const isAdmin = await server.store.parts.accounts.isAdmin(id);
  if (!isAdmin) throw new RefusedError(refuse('not-admin', 'moderation'));
  await askForProof(server, session, 'passkey');
  return { id, name };
}
