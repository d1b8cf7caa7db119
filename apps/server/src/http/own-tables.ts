import { CONTENT_LIMITS, refuse } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import type { FastifyRequest } from 'fastify';
import { refuseSanctioned } from '../moderation/sanctioned.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { addressOf } from './identity.ts';
import { tooOften } from './me.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { RefusedError } from './problem.ts';

/** As many people as may fill their own places in the lobby from one address. */
const PEOPLE_AT_ADDRESS = 10;

/** Makes a table for that person, unless they or others at their address have too many. */
export function makeOwn<Made>(
  server: Server,
  request: FastifyRequest,
  person: Person,
  isPublic: boolean,
  make: () => Promise<Made>,
): Promise<Made> {
  const address = addressOf(request);
  return oneAtATime(server.making, person.id, async () => {
    await refuseTooMany(server, person, isPublic);
    if (isPublic) await refuseSanctioned(server, person.id, 'ban', 'banned');
    if (!server.limits.takeAt('newTable', address, person.id)) throw new RefusedError(tooOften());
    return isPublic ? makeListed(server, address, person, make) : make();
  });
}

function makeListed<Made>(
  server: Server,
  address: string,
  person: Person,
  make: () => Promise<Made>,
): Promise<Made> {
  return oneAtATime(server.making, `address ${address}`, async () => {
    const most = server.limits.scaled(LIMITS.lobbyPlaces * PEOPLE_AT_ADDRESS);
    if (await server.lobbyPlaces.areTaken(address, most))
      throw new RefusedError(refuse('too-many-in-lobby', 'limits', { most }));
    server.lobbyPlaces.note(address, person.id);
    return make();
  });
}

async function refuseTooMany(server: Server, { id }: Person, isPublic: boolean): Promise<void> {
  const { open, listed } = await server.store.hosted(id);
  const most = server.limits.scaled(LIMITS.openTables);
  if (open >= most) throw new RefusedError(refuse('too-many-open-tables', 'limits', { most }));
  const places = server.limits.scaled(LIMITS.lobbyPlaces);
  if (isPublic && listed >= places)
    throw new RefusedError(refuse('too-many-in-lobby', 'limits', { most: places }));
}

/**
 * A custom deck and tracks cost a share for every thousand characters, before they are looked at closely: checking
 * takes time, and they are kept with the table. New people are easily made, so the address pays too.
 */
export function payForContent(
  server: Server,
  request: FastifyRequest,
  person: Person,
  content: unknown,
): void {
  if (content === undefined) return;
  const length = Math.min(JSON.stringify(content).length, CONTENT_LIMITS.length);
  const cost = Math.ceil(length / 1_000);
  const payers = [person.id, addressOf(request)];
  const mayPay = payers.every((who) => server.limits.isLeft('content', who, cost));
  if (!mayPay) throw new RefusedError(tooOften());
  for (const who of payers) server.limits.take('content', who, cost);
}
