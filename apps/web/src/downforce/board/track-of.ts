import { PRINTED_CONTENT, pictureOf, type Picture, type Track } from '@paddock/downforce';

export function trackOf(id: string): Track {
  const track = PRINTED_CONTENT.tracks.find(({ file }) => file.id === id);
  if (track === undefined) throw new Error(`there is no track ${id}`);
  return track;
}

const pictures = new Map<string, Picture>();

/** Drawn once: a track never changes. */
export function pictureFor(id: string): Picture {
  const known = pictures.get(id);
  if (known !== undefined) return known;
  const picture = pictureOf(trackOf(id));
  pictures.set(id, picture);
  return picture;
}
