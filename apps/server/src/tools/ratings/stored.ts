import { openStore, type Place } from '../../store/open.ts';
import type { Result } from '../../store/parts/sql-results.ts';
import type { Refolded } from '../../ratings/refold.ts';

/** Ends the games as a server does, many at once, and recounts them all. */
export async function storeAndRefold(place: Place, results: readonly Result[]): Promise<Refolded> {
  const store = await openStore(place);
  try {
    await Promise.all(
      results.map(({ number: _number, ...finished }) =>
        store.append({ match: finished.match, seq: 0, at: finished.at, body: '{}', finished }),
      ),
    );
    return await store.parts.ratings.check();
  } finally {
    await store.close();
  }
}
