import type { Deck } from './deck.ts';

const FEWEST_EACH = 6;

/** D-C2: everybody is dealt at least six cards. */
export function mostPlayers(deck: Deck): number {
  return Math.min(6, Math.floor(deck.size / FEWEST_EACH));
}
