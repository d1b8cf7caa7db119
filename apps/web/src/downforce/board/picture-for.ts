import { drawnTrack, pictureOf, type Picture } from '@paddock/downforce';
import { trackOf } from '../track/track-of.ts';

const pictures = new Map<string, Picture>();

/** Drawn once: a track never changes. */
export function pictureFor(id: string): Picture {
  const known = pictures.get(id);
  if (known !== undefined) return known;
  const picture = pictureOf(drawnTrack(trackOf(id)));
  pictures.set(id, picture);
  return picture;
}
