import type { DownforceView } from '@paddock/downforce';
import type { Played } from '../games/names.ts';
import { isPrintedGame } from './rules.ts';

/** Whether a printed game has not seen its first sale: until somebody plays, it needs little. */
export function isOpening(played: Played): boolean {
  if (typeof played === 'string') return played === 'new';
  return played.view !== undefined && isPrintedGame(played) && isBeforeSale(played.view as DownforceView);
}

function isBeforeSale({ public: { phase, auction } }: DownforceView): boolean {
  if (phase === 'drawing-track' || phase === 'gridding' || phase === 'dealing') return true;
  return auction.round < 2 && (phase === 'selling' || phase === 'turning-power' || phase === 'bidding');
}
