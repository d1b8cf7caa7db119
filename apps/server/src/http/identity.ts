import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@paddock/kernel';
import { networkOf } from '../addresses.ts';
import { botOfToken } from '../own-bots/sign-in.ts';
import { botTokenIn } from '../own-bots/token.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { RefusedError } from './problem.ts';

/** A browser takes the first only over https, for this host alone, and from nobody else's. */
const BOUND_COOKIE = '__Host-paddock';
const COOKIE = 'paddock';
const YEAR_SECONDS = 31_536_000;
/** A cookie that is used is replaced once it is this old. */
const RENEWED_SECONDS = 604_800;

/** What a cookie says: `person~session~until`. Those of older servers name the person alone. */
interface Ticket {
  readonly id: string;
  readonly session: number;
  /** Seconds since 1970; undefined: an older server's. */
  readonly until: number | undefined;
}

const TICKET = /^([0-9a-z]{20})(?:~(\d{1,9})~(\d{1,12}))?$/;

/** By the signed cookie. */
function ticketOf(request: FastifyRequest): Ticket | undefined {
  if (botTokenIn(request) !== undefined) return undefined;
  const cookie = request.cookies[BOUND_COOKIE] ?? request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  const [, id, session, until] = TICKET.exec(valid ? (value ?? '') : '') ?? [];
  if (id === undefined) return undefined;
  return { id, session: Number(session ?? 0), until: until === undefined ? undefined : Number(until) };
}

/** Somebody, with the session that they are in. */
export interface SignedIn extends Person {
  readonly session: number;
}

export async function signedIn(server: Server, request: FastifyRequest): Promise<SignedIn | null> {
  const token = botTokenIn(request);
  if (token !== undefined) return botOfToken(server, token, addressOf(request));
  const ticket = ticketOf(request);
  if (ticket === undefined || (ticket.until ?? Infinity) * 1000 <= server.now()) return null;
  const person = await server.store.person(ticket.id);
  if (person === undefined || (person.sessions ?? 0) !== ticket.session) return null;
  return { id: person.id, name: person.name, session: ticket.session };
}

/** Who asks; null: nobody yet. */
export async function personOf(server: Server, request: FastifyRequest): Promise<Person | null> {
  const person = await signedIn(server, request);
  if (person === null) return null;
  const { session: _session, ...who } = person;
  return who;
}

/** Whom limits count: the person, by the signed cookie alone, or the network where there is none. */
export function whoAsks(request: FastifyRequest): string {
  const ticket = ticketOf(request);
  // A cookie of an ended session must not use up what the person has.
  return ticket === undefined ? addressOf(request) : `${ticket.id} ${ticket.session}`;
}

export function addressOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}

export async function knownPerson(server: Server, request: FastifyRequest): Promise<Person> {
  const person = await personOf(server, request);
  if (person === null) throw new RefusedError(refuse('no-person', 'people'));
  return person;
}

export function remember(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, session }: Omit<SignedIn, 'name'>,
): void {
  const isHttps = isSecure(server, request);
  const until = Math.floor(server.now() / 1000) + YEAR_SECONDS;
  void reply.setCookie(isHttps ? BOUND_COOKIE : COOKIE, `${id}~${session}~${until}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    signed: true,
    maxAge: YEAR_SECONDS,
  });
  if (isHttps && request.cookies[COOKIE] !== undefined) void reply.clearCookie(COOKIE, { path: '/' });
}

/** Replaces a cookie that is a while old, an older server's, or not bound to the host though it could be. */
export function renew(server: Server, request: FastifyRequest, reply: FastifyReply, person: SignedIn): void {
  const { until = 0 } = ticketOf(request) ?? {};
  const isFresh = until - server.now() / 1000 > YEAR_SECONDS - RENEWED_SECONDS;
  const isBound = request.cookies[BOUND_COOKIE] !== undefined || !isSecure(server, request);
  if (!isFresh || !isBound) remember(server, request, reply, person);
}

function isSecure({ publicUrl }: Server, { protocol, host }: FastifyRequest): boolean {
  return protocol === 'https' || publicUrl === `https://${host}`;
}

/** Cookies are sent with other sites' requests too: a request that changes something must come from our own page. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined && origin === publicUrl) return true;
  try {
    const { host } = new URL(origin);
    // The http page of an https site is somebody else's.
    if (publicUrl !== undefined && host === new URL(publicUrl).host) return false;
    return host === request.host;
  } catch {
    return false;
  }
}
