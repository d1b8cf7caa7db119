import type { Place } from '../store/open.ts';
import { AdminError, readingFile } from './open.ts';
import { writeWhole } from './out-file.ts';

/** A whole copy of the database, taken at one moment. */
export async function backup(place: Place, to: string): Promise<void> {
  if (place.databaseUrl !== undefined) {
    throw new AdminError('PostgreSQL has its own backup: pg_dump; `export` works with both');
  }
  await writeWhole(to, (draft) => readingFile(place, async (engine) => engine.copyTo(draft)));
}
