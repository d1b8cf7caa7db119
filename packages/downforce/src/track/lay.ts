import { closeRing, type Closing } from './close.ts';
import type { TrackFile } from './file.ts';
import { outlineSpaces } from './outline.ts';
import { layStretches, nominalLength, type Stretch } from './road.ts';
import { layOut } from './spaces.ts';
import { buildTrack, type Track } from './track.ts';

interface Road {
  readonly stretches: Stretch[];
  /** How a ring was made to meet its beginning. */
  readonly closing?: Closing;
}

export function layRoad({ sections, heading, direction, shape }: TrackFile): Road {
  const stretches = layStretches(sections, sections.map(nominalLength), heading, direction);
  if (shape === 'open') return { stretches };
  const closing = closeRing(sections, stretches);
  return { stretches: layStretches(sections, closing.lengths, heading, direction), closing };
}

/** The track of a file that is known to be sound; `readTrack` finds out. */
export function layTrack(file: TrackFile): Track {
  const layout = layOut(file.sections);
  const { stretches } = layRoad(file);
  return buildTrack(file, layout, stretches, outlineSpaces(layout, stretches));
}
