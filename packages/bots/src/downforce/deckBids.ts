import type { DownforceView } from '@paddock/downforce';
import { printedOn } from './bids.ts';
import type { Car } from './board.ts';
import { unseenBy } from './supply.ts';

/** D-V8b: an automa bids with what comes up, and a tie is half won. */
export function beatingDeck(view: DownforceView, car: Car): (offer: number) => number {
  const isDice = view.public.options.auction === 'dice';
  const bids = isDice ? [1, 2, 3, 4, 5, 6] : unseenBy(view).map((name) => printedOn(name, car));
  return (offer) => {
    const beaten = bids.filter((bid) => bid < offer).length + bids.filter((bid) => bid === offer).length / 2;
    return beaten / Math.max(1, bids.length);
  };
}
