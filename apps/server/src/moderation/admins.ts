import { refuse } from '@paddock/kernel';
import type { FastifyRequest } from 'fastify';
import { knownSignedIn } from '../http/identity.ts';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';

/** A passkey is asked for again after this long. */
const FRESH_MS = 15 * 60_000;

/**
 * An account that the host has made an admin, on a device that has just signed in with its passkey: a cookie that somebody has
 * copied is not enough for long.
 */
export async function knownAdmin(server: Server, request: FastifyRequest): Promise<Person> {
  const { accounts, devices } = server.store.parts;
  const { id, name, session } = await knownSignedIn(server, request);
  if (!(await accounts.isAdmin(id))) throw new RefusedError(refuse('not-admin', 'moderation'));
  if ((await devices.verifiedAt(session)) <= server.now() - FRESH_MS)
    throw new RefusedError(refuse('stale-passkey', 'moderation'));
  return { id, name };
}
