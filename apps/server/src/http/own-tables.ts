import { refuse } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { tooOften } from './me.ts';
import { RefusedError } from './problem.ts';

/**
 * Makes a table of that person's, unless they have too many. One after the other: of many at once, each would count only
 * those before all of them.
 */
export async function makeOwn<Made>(
  server: Server,
  person: Person,
  isPublic: boolean,
  make: () => Promise<Made>,
): Promise<Made> {
  const lines = server.making;
  const before = lines.get(person.id) ?? Promise.resolve();
  const made = before.then(async () => {
    await refuseTooMany(server, person, isPublic);
    if (!server.limits.take('newTable', person.id)) throw new RefusedError(tooOften());
    return make();
  });
  const line = made.catch(() => undefined);
  lines.set(person.id, line);
  try {
    return await made;
  } finally {
    if (lines.get(person.id) === line) lines.delete(person.id);
  }
}

async function refuseTooMany(server: Server, { id }: Person, isPublic: boolean): Promise<void> {
  const { open, listed } = await server.store.hosted(id);
  const most = server.limits.scaled(LIMITS.openTables);
  if (open >= most) throw new RefusedError(refuse('too-many-open-tables', 'limits', { most }));
  const places = server.limits.scaled(LIMITS.lobbyPlaces);
  if (isPublic && listed >= places)
    throw new RefusedError(refuse('too-many-in-lobby', 'limits', { most: places }));
}
