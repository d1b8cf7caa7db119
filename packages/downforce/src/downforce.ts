import { layDeck, reconstructedDeck } from './deck/index.ts';
import type { Content } from './game.ts';
import { downforceWith } from './rules.ts';
import { CIRCUIT_IDS, roadOf } from './track/index.ts';

/** Our deck and our circuits. */
export const PRINTED_CONTENT: Content = {
  deck: layDeck(reconstructedDeck),
  tracks: CIRCUIT_IDS.map(roadOf),
};

/** Downforce as most tables play it; with another deck or track, `downforceWith`. */
export const downforce = downforceWith(PRINTED_CONTENT);
