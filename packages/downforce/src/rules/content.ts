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
const FIRST_CIRCUITS: ReadonlySet<string> = new Set<CircuitId>(['marina-bay', 'river-station']);

/** The content without circuits of ours that came with later rulings. */
export function contentUnder(content: Content, rulings: number): Content {
  if (rulings >= 3) return content;
  const ours = new Set(PRINTED_CONTENT.tracks);
  const tracks = content.tracks.filter((track) => !ours.has(track) || FIRST_CIRCUITS.has(track.file.id));
  return { ...content, tracks };
}
