import { CIRCUITS, reconstructedDeck, type DeckFile, type TrackFile } from '@paddock/downforce';

/** A deck of somebody's own: ours without its last ten kinds, for five players at most. */
export const OWN_DECK: DeckFile = {
  ...reconstructedDeck,
  id: 'kitchen-deck',
  name: 'Kitchen deck',
  author: 'Ana',
  cards: reconstructedDeck.cards.slice(0, -10),
};

/** A circuit of somebody's own, with scenery. */
export const OWN_TRACK: TrackFile = {
  ...CIRCUITS['river-station'],
  id: 'garden-path',
  name: 'Garden <path> & Co',
  author: 'Bo',
};

/** As somebody chooses it in a dialog. */
export function fileOf(value: unknown, name: string) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}
