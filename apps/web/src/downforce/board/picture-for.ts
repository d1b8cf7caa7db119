import { drawnTrack, pictureOf, type Picture, type Track } from '@paddock/downforce';

const pictures = new WeakMap<Track, Picture>();

/** Drawn once: a track never changes. */
export function pictureFor(track: Track): Picture {
  const known = pictures.get(track);
  if (known !== undefined) return known;
  const picture = pictureOf(drawnTrack(track));
  pictures.set(track, picture);
  return picture;
}
