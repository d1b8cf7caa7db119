import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@paddock/kernel';
import { networkOf } from '../addresses.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { RefusedError } from './problem.ts';

const COOKIE = 'paddock';
const YEAR_SECONDS = 31_536_000;

/** Who asks, by the signed cookie; null: nobody yet. */
export async function personOf(server: Server, request: FastifyRequest): Promise<Person | null> {
  const id = signedId(request);
  const person = id === undefined ? undefined : await server.store.person(id);
  return person === undefined ? null : { id: person.id, name: person.name };
}

/** Whom limits count: the person, by the signed cookie alone, or the network where there is none. */
export function whoAsks(request: FastifyRequest): string {
  return signedId(request) ?? addressOf(request);
}

export function addressOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}

function signedId(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null ? value : undefined;
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
