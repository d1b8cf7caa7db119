import { readDeck, reconstructedDeck } from './deck/index.ts';
import type { Content } from './game.ts';
import { downforceWith } from './rules.ts';
import { circuit, CIRCUIT_IDS } from './track/index.ts';

function ownDeck(): Content['deck'] {
  const reading = readDeck(reconstructedDeck);
  if (!reading.ok) throw new Error('our own deck is not one');
  return reading.deck;
}

/** Our deck and our circuits. */
export const PRINTED_CONTENT: Content = { deck: ownDeck(), tracks: CIRCUIT_IDS.map(circuit) };

/** Downforce as most tables play it; with another deck or track, `downforceWith`. */
export const downforce = downforceWith(PRINTED_CONTENT);
