import type { Conflict } from '@paddock/kernel';
import { type DownforceOptions, GIVEN, type RefusedPair } from '../../state/options.ts';
import type { Track } from '../../track/track.ts';

export const LONG_DISTANCE_CONFLICTS = [
  {
    code: 'no-finish-to-be-first-at',
    rule: 'D-V3',
    one: { goal: ['firstHome'] },
    other: { longDistance: GIVEN },
  },
] as const satisfies readonly RefusedPair[];

export function lapConflicts(tracks: readonly Track[]) {
  const open = tracks.filter((track) => !track.ring).map((track) => track.file.id);
  return [
    {
      code: 'no-lap-to-drive',
      rule: 'D-V3',
      between: ['longDistance', 'track', 'worldTour'],
      // A drawn track is one of the rings.
      clashes: ({ longDistance, track, worldTour }) => {
        if (longDistance === false) return false;
        const driven = worldTour.length > 0 ? worldTour : [track];
        return open.length === tracks.length || open.some((id) => driven.includes(id));
      },
    },
  ] as const satisfies readonly Conflict<DownforceOptions>[];
}

export type LongDistanceConflict = (
  | (typeof LONG_DISTANCE_CONFLICTS)[number]
  | ReturnType<typeof lapConflicts>[number]
)['code'];
