import { colourOf } from '../../deck/deck.ts';
import type { DownforceState } from '../../state/game.ts';
import { CARD, HOME, LINES_LEFT } from '../../state/layout.ts';
import { carsSaved } from '../../phases/wilds.ts';
import { lineAt, maySave } from './lines.ts';

/** D-P5 with Thrifty (D-V10): bits of the lines to come whose car has finished, and that may move another. */
export function linesSaved(state: DownforceState): number {
  const { bytes, game } = state;
  let saved = 0;
  for (let line = 0; line < game.deck.lineCount[bytes[CARD]]; line++) {
    const colour = colourOf(lineAt(state, line));
    if ((bytes[HOME] & (1 << colour)) !== 0 && maySave(bytes, carsSaved(state, colour))) saved |= 1 << line;
  }
  return saved & bytes[LINES_LEFT];
}
