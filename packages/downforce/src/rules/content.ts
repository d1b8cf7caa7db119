import { DECK_FORMAT, compileDeck, RECONSTRUCTED_CARDS } from '../deck/index.ts';
import type { Content } from '../state/game.ts';
import { CIRCUIT_IDS, loadCircuit } from '../track/index.ts';

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
