import { addMissingResults } from '../ratings/from-log.ts';
import type { Refolded } from '../ratings/refold.ts';
import type { Place } from '../store/open.ts';
import { writing } from './open.ts';

/** Recounts all rated games, even while a server runs: games that end meanwhile wait for it. */
export function refoldRatings(place: Place): Promise<Refolded & { readonly added: number }> {
  return writing(place, async (backend) => {
    const added = await addMissingResults(backend);
    return { added, ...(await backend.parts.ratings.refold()) };
  });
}
