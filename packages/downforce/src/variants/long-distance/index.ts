import { bestCarScores } from '../../scoring/scoring.ts';
import { CAR_COUNT } from '../../state/cars.ts';
import { conflictsOf, GIVEN } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import { packRoad } from '../../track/packed-road.ts';
import { lapConflicts, LONG_DISTANCE_CONFLICTS } from './terms.ts';

/** D-V3: no finish; the race ends when the cards run out. With `true` the best car wins, with 'money' the most money. */
export const longDistance: Variant = {
  options: { longDistance: GIVEN },
  conflicts: ({ tracks }) => [...lapConflicts(tracks), ...conflictsOf(LONG_DISTANCE_CONFLICTS)],
  change: (game) => ({
    ...game,
    roads: game.tracks.map((track) => packRoad(track, 'long')),
    tracksToDraw: game.tracksToDraw.filter((track) => game.tracks[track].ring),
    ...(game.setup.options.longDistance === 'money'
      ? { finishers: () => CAR_COUNT }
      : { betLines: 0, scores: bestCarScores }),
  }),
};
