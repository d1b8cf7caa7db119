import { DECK_FORMAT, compileDeck, RECONSTRUCTED_CARDS } from '../deck/index.ts';
import type { Content } from '../state/game.ts';
import { CIRCUIT_IDS, loadCircuit, type CircuitId } from '../track/index.ts';

/** Our deck and our circuits, reduced to what the rules need. */
export const PRINTED_CONTENT: Content = {
  deck: compileDeck({
    format: DECK_FORMAT,
    id: 'reconstructed',
    name: '',
    note: '',
    cards: RECONSTRUCTED_CARDS,
  }),
  tracks: CIRCUIT_IDS.map(loadCircuit),
};

/** Rulings 1 and 2 know no other circuits of ours: what is drawn from, and which options go together, hangs on them. */
const FIRST_CIRCUITS: readonly CircuitId[] = ['marina-bay', 'river-station'];

/** The content without circuits of ours that came with later rulings. */
export function contentUnder(content: Content, rulings: number): Content {
  if (rulings >= 3) return content;
  const later = PRINTED_CONTENT.tracks.filter(({ file }) => FIRST_CIRCUITS.every((id) => id !== file.id));
  return { ...content, tracks: content.tracks.filter((track) => !later.includes(track)) };
}
