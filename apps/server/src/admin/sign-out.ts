import { SCHEMA_VERSION, versionOf } from '../store/migrations.ts';
import type { Place } from '../store/open.ts';
import type { Backend } from '../store/port.ts';
import { SqlBackend } from '../store/sql-backend.ts';
import { SqliteEngine } from '../store/sqlite.ts';
import { AdminError, databaseFile, reading, readingFile } from './open.ts';

/** Ends every session of a person, also while a server runs, which notices within half a minute. Returns their name. */
export function signOut(place: Place, id: string): Promise<string> {
  return changing(place, (backend) => end(backend, id));
}

/** Writes beside a running server. */
export async function changing<Result>(
  place: Place,
  change: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl !== undefined) return reading(place, change);
  await readingFile(place, async (engine) => {
    if ((await versionOf(engine)) < SCHEMA_VERSION)
      throw new AdminError('start this version’s server once first');
  });
  const engine = new SqliteEngine(databaseFile(place));
  return change(new SqlBackend(engine)).finally(() => engine.close());
}

async function end(backend: Backend, id: string): Promise<string> {
  const person = await backend.person(id);
  if (person === undefined || (await backend.signOut(id)) === undefined) {
    throw new AdminError('there is no such person; `paddock admin people` lists them', 2);
  }
  return person.name;
}
