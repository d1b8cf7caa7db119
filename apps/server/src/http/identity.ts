import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@paddock/kernel';
import { networkOf } from '../addresses.ts';
import { botOfToken } from '../own-bots/sign-in.ts';
import { botTokenIn } from '../own-bots/token.ts';
import { isOlderDevice, newDeviceId, olderDeviceId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { DeviceRow } from '../store/parts/accounts/sql-devices.ts';
import type { Person } from '../tables/decision.ts';
import { aboutBrowser } from './about-browser.ts';
import { RefusedError } from './problem.ts';

/** A browser accepts the first only over https, and only for this host. */
const BOUND_COOKIE = '__Host-paddock';
const COOKIE = 'paddock';
const YEAR_SECONDS = 31_536_000;
/** A cookie that is used is replaced once it is this old. */
const RENEWED_SECONDS = 604_800;

/** What a cookie says: `person~device~until`. Older servers wrote `person~sessions~until`, or the person alone. */
interface Ticket {
  readonly id: string;
  /** The device's id. An older cookie's is made from the cookie, so that it is always the same. */
  readonly session: string;
  /** An older cookie: how often its person had signed out everywhere when it was made. */
  readonly sessions: number | undefined;
  /** Seconds since 1970; undefined: an older server's. */
  readonly until: number | undefined;
}

const TICKET = /^([0-9a-z]{20})(?:~(\d{1,9}|[so][0-9a-z]{20})~(\d{1,12}))?$/;

/** By the signed cookie. */
function ticketOf(request: FastifyRequest): Ticket | undefined {
  if (botTokenIn(request) !== undefined) return undefined;
  const cookie = request.cookies[BOUND_COOKIE] ?? request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  const [whole, id, session = '0', until] = TICKET.exec(valid ? (value ?? '') : '') ?? [];
  if (id === undefined || whole === undefined) return undefined;
  const isOlder = /^\d/.test(session);
  return {
    id,
    session: isOlder ? olderDeviceId(whole) : session,
    sessions: isOlder ? Number(session) : undefined,
    until: until === undefined ? undefined : Number(until),
  };
}

/** Somebody, with the device that they are signed in on. */
export interface SignedIn extends Person {
  readonly session: string;
}

export async function signedIn(server: Server, request: FastifyRequest): Promise<SignedIn | null> {
  const token = botTokenIn(request);
  if (token !== undefined) return botOfToken(server, token, addressOf(request));
  const ticket = ticketOf(request);
  if (ticket === undefined || (ticket.until ?? Infinity) * 1000 <= server.now()) return null;
  const { id, session } = ticket;
  const device = await server.store.parts.devices.find(session);
  if (device === undefined) return takeOlder(server, request, ticket);
  if (device.person !== id || device.isEnded) return null;
  server.usedDevice(session);
  return { id, name: device.name, session };
}

/** A cookie from before there were devices: it becomes one when it is first seen. */
async function takeOlder(
  server: Server,
  request: FastifyRequest,
  { id, session, sessions }: Ticket,
): Promise<SignedIn | null> {
  if (sessions === undefined) return null;
  const person = await server.store.person(id);
  if (person === undefined || (person.sessions ?? 0) !== sessions) return null;
  await server.store.parts.devices.add(newDevice(server, request, id, session));
  return { id, name: person.name, session };
}

function newDevice(server: Server, request: FastifyRequest, person: string, id: string): DeviceRow {
  const now = server.now();
  return { id, person, made: now, seen: now, about: aboutBrowser(request.headers['user-agent']) };
}

/** Signs this browser in, always as a new device: nobody can know its cookie beforehand. Its old session ends.
 * Returns the device's id.
 */
export async function signIn(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<string> {
  const before = await signedIn(server, request);
  const session = newDeviceId();
  await server.store.parts.devices.add(newDevice(server, request, person, session));
  remember(server, request, reply, { id: person, session });
  if (before !== null) await endDevice(server, before.id, before.session);
  return session;
}

/** False: that person has no such device. */
export function endDevice(server: Server, person: string, id: string): Promise<boolean> {
  return server.store.parts.devices.end(id, person, isOlderDevice(id));
}

/** Signs this browser out. */
export function forgetCookie(reply: FastifyReply): void {
  for (const name of [BOUND_COOKIE, COOKIE])
    void reply.clearCookie(name, { path: '/', secure: name === BOUND_COOKIE });
}

/** Who asks; null: nobody yet. */
export async function personOf(server: Server, request: FastifyRequest): Promise<Person | null> {
  const person = await signedIn(server, request);
  return person && withoutSession(person);
}

export function withoutSession({ session: _session, ...person }: SignedIn): Person {
  return person;
}

/** Whom limits count: the person in the signed cookie, or the network if there is none. */
export function whoAsks(request: FastifyRequest): string {
  const ticket = ticketOf(request);
  // A cookie of an ended session must not use up the person's limits.
  return ticket === undefined ? addressOf(request) : `${ticket.id} ${ticket.session}`;
}

export function addressOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** With the device they are on. */
export async function knownSignedIn(server: Server, request: FastifyRequest): Promise<SignedIn> {
  const person = await signedIn(server, request);
  if (person === null) throw new RefusedError(refuse('no-person', 'people'));
  return person;
}

export async function knownPerson(server: Server, request: FastifyRequest): Promise<Person> {
  return withoutSession(await knownSignedIn(server, request));
}

function remember(
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
  const ticket = ticketOf(request);
  const until = ticket?.sessions === undefined ? (ticket?.until ?? 0) : 0;
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
