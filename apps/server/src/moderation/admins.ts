import { refuse } from '@paddock/kernel';
import type { FastifyRequest } from 'fastify';
import { knownPerson } from '../http/identity.ts';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';

/** Who may do what an admin does: an account that the host has made one, with a passkey that was used just now. */
export interface Admins {
  isAdmin(person: string): Promise<boolean>;
  isFreshlyVerified(request: FastifyRequest): Promise<boolean>;
}

/** Until there are accounts. */
export const NO_ADMINS: Admins = {
  isAdmin: () => Promise.resolve(false),
  isFreshlyVerified: () => Promise.resolve(false),
};

/** A stolen cookie alone is not enough: the passkey is asked for again every quarter of an hour. */
export async function knownAdmin(server: Server, request: FastifyRequest): Promise<Person> {
  const person = await knownPerson(server, request);
  if (!(await server.admins.isAdmin(person.id))) throw new RefusedError(refuse('not-admin', 'moderation'));
  if (!(await server.admins.isFreshlyVerified(request)))
    throw new RefusedError(refuse('stale-passkey', 'moderation'));
  return person;
}
