import { PRINTED_CONTENT, type Track } from '@paddock/downforce';

export function trackOf(id: string): Track {
  const track = PRINTED_CONTENT.tracks.find(({ file }) => file.id === id);
  if (track === undefined) throw new Error(`there is no track ${id}`);
  return track;
}
