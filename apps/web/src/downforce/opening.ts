import type { DownforceView, Phase } from '@paddock/downforce';
import type { Played } from '../games/names.ts';
import { isPrintedGame } from './rules.ts';

/** Whether a printed game has not seen its first sale: until somebody plays, it needs little. */
export function isOpening(played: Played): boolean {
  if (typeof played === 'string') return played === 'new';
  return played.view !== undefined && isPrintedGame(played) && isBeforeSale(played.view as DownforceView);
}

const BEFORE: ReadonlySet<Phase> = new Set(['drawing-track', 'gridding', 'dealing']);

function isBeforeSale({ public: { phase, auction } }: DownforceView): boolean {
  if (phase === 'turning-power' || phase === 'bidding') return auction.round === 1;
  return BEFORE.has(phase) || (phase === 'selling' && auction.round === 0);
}
