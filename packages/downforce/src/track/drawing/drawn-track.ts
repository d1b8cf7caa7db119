import { closeRing, type Closing } from './close.ts';
import type { TrackFile } from '../reading/file.ts';
import { outlineSpaces } from './outline.ts';
import { placeStretches, nominalLength, type Point, type Stretch } from './road.ts';
import type { Track } from '../track.ts';

interface Road {
  readonly stretches: readonly Stretch[];
  /** How a ring was made to close. */
  readonly closing?: Closing;
}

export function placeRoad({ sections, heading, direction, shape }: TrackFile): Road {
  const stretches = placeStretches(sections, sections.map(nominalLength), heading, direction);
  if (shape === 'open') return { stretches };
  const closing = closeRing(sections, stretches);
  return { stretches: placeStretches(sections, closing.lengths, heading, direction), closing };
}

/** A track with its drawn geometry, for pictures; no rule reads it. */
export interface DrawnTrack extends Track {
  readonly stretches: readonly Stretch[];
  readonly outlines: readonly (readonly Point[])[];
}

export function drawnTrack(track: Track, stretches = placeRoad(track.file).stretches): DrawnTrack {
  return { ...track, stretches, outlines: outlineSpaces(track, stretches) };
}
