import type { CardView } from '@paddock/downforce';
import { linesOf } from './card-lines.ts';
import type { LineState } from './speed-card.tsx';

/** What has become of each line of the card that is being resolved. */
export function lineStates({ card, line, linesLeft }: CardView): readonly LineState[] {
  return linesOf(card).map((_, index) =>
    index === line ? 'now' : linesLeft.includes(index) ? 'ahead' : 'done',
  );
}
