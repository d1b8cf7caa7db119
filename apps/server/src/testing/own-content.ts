import { CIRCUITS, RECONSTRUCTED_CARDS, type DeckFile, type TrackFile } from '@paddock/downforce';
import type { OwnContent } from '@paddock/kernel';

/** The same lines in another order: every card is another. */
function upsideDown(kind: string): string {
  return (kind.match(/../g) ?? []).toReversed().join('');
}

const deck = {
  format: 1,
  id: 'upside-down',
  name: 'Ana’s box',
  note: 'Our cards upside down.',
  author: 'Ana',
  cards: RECONSTRUCTED_CARDS.map(({ kind, count }) => ({ kind: upsideDown(kind), count })),
} as const satisfies DeckFile;

const track = {
  ...CIRCUITS['river-station'],
  id: 'home-ring',
  name: 'Home Ring',
  author: 'Ana',
} as const satisfies TrackFile;

/** A deck and a track that no server has. */
export const OWN: OwnContent = { deck: { ...deck }, track: { ...track } };

/** The body of a table that is played with them. */
export const OWN_TABLE = { game: 'downforce', content: OWN, options: { track: 'home-ring' } };
