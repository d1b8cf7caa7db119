import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@paddock/kernel';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { RefusedError } from './problem.ts';

const COOKIE = 'paddock';
const YEAR_SECONDS = 31_536_000;

/** Who asks, by the signed cookie; null: nobody yet. */
export async function personOf(server: Server, request: FastifyRequest): Promise<Person | null> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid || value === null) return null;
  const person = await server.store.person(value);
  return person === undefined ? null : { id: person.id, name: person.name };
}

export async function knownPerson(server: Server, request: FastifyRequest): Promise<Person> {
  const person = await personOf(server, request);
  if (person === null) throw new RefusedError(refuse('no-person', 'people'));
  return person;
}

export function remember(request: FastifyRequest, reply: FastifyReply, person: string): void {
  void reply.setCookie(COOKIE, person, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    signed: true,
    maxAge: YEAR_SECONDS,
  });
}

/** Cookies are sent with other sites' requests too: a request that changes something must come from our own page. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined && origin === publicUrl) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
