import type { Content, Track } from '@paddock/downforce';

/** A track of the content that a game is played with. */
export function trackOf({ tracks }: Pick<Content, 'tracks'>, id: string): Track {
  const track = tracks.find(({ file }) => file.id === id);
  if (track === undefined) throw new Error(`there is no track ${id}`);
  return track;
}

/** As their authors wrote them, by id. */
export function trackNames({ tracks }: Pick<Content, 'tracks'>): Readonly<Record<string, string>> {
  return Object.fromEntries(tracks.map(({ file }) => [file.id, file.name]));
}
