import { CARS, type Content, type DownforceView } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import { Board } from './downforce/board.ts';
import { carWorth, powerGain } from './downforce/worth.ts';

/** In millions, with this hand. */
export interface AuctionWorth {
  /** The prize that the car for sale promises. */
  readonly car: number;
  /** What the power with it adds to those the seat has. */
  readonly power: number;
}

/** What the car for sale is worth to a seat; undefined if none is for sale. */
export function auctionWorth(
  { deck, tracks }: Content,
  view: DownforceView,
  seat: Seat,
): AuctionWorth | undefined {
  const { auction, track: id } = view.public;
  const track = tracks.find(({ file }) => file.id === id);
  if (auction.forSale === null || track === undefined) return undefined;
  const car = carWorth(deck, view, seat, Board.of(track, view.public), CARS.indexOf(auction.forSale));
  return { car, power: powerGain(view, seat, auction.power) };
}
