import { CAR_COUNT, CARS, PRINTED_CONTENT, type DownforceView } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Car } from './board.ts';
import { thingOf, type Plan, type Question } from './question.ts';
import { carWorth, powerGain } from './worth.ts';

const { deck } = PRINTED_CONTENT;

/** How likely one rival's bid is beaten by so many millions. */
const BEATS_ONE: readonly number[] = [0, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9];
/** A car that a rival gets instead pays the rival, and of that its share is the own loss. */
const RIVALS_GAIN = 0.25;
/** A car that comes later: what it will cost, and how likely the best of them is to be had for that. */
const LATER_PRICE = 2.5;
const LATER_CHANCE = 0.7;

/** What a bid text offers (D-A3, D-A10); 0 is a pass. */
export function offerOf(text: string, car: Car): number {
  const [, name = '', declared] = text.split(' ');
  const kind = deck.names.indexOf(name);
  const lines = kind < CAR_COUNT ? [] : (deck.lines[kind] ?? []);
  const printed = lines.find(({ colour }) => colour === car)?.number ?? 0;
  if (printed > 0 || declared === undefined) return printed;
  const wild = lines.filter(({ colour }) => colour === CAR_COUNT).map(({ number }) => number);
  return wild.length > 0 ? Math.max(...wild) : Math.min(...lines.map(({ number }) => number));
}

/** Bids by what they may win: the car's worth to this hand, less the price, against what comes later. */
export function weighBids({ view, seat, board, texts }: Question): Plan[] {
  const { asked, auction, owners, options, players } = view.public;
  const car = auction.forSale === null ? 0 : CARS.indexOf(auction.forSale);
  const worth = carWorth(view, seat, board, car) + powerGain(view, seat, auction.power);
  // D-V1: where the first home wins, a price is no price.
  const isPaid = options.goal === 'money';
  const later = auction.faceDown.map((name) => carWorth(view, seat, board, CARS.indexOf(name)));
  const hope = isPaid ? LATER_CHANCE * (Math.max(0, ...later) - LATER_PRICE) : 0;
  const loss = (RIVALS_GAIN * worth) / (players - 1);
  const otherwise = (owners.includes(seat) ? 0 : Math.max(0, hope)) - loss;
  return texts.map((text) => {
    const offer = offerOf(text, car);
    const wins = offer === 0 ? 0 : (BEATS_ONE[offer] ?? 1) ** (asked.length - 1);
    const value = wins * (worth - (isPaid ? offer : 0)) + (1 - wins) * otherwise;
    return { do: [text], value: value - cluesIn(view, seat, text) };
  });
}

/** What a card tells the others that they did not know: the longer, the more; next to nothing, it settles ties. */
function cluesIn({ public: open }: DownforceView, seat: Seat, text: string): number {
  const name = thingOf(text);
  const isKnown = open.known[seat]?.shown.includes(name) ?? false;
  return isKnown || deck.names.indexOf(name) < CAR_COUNT ? 0 : 0.01 * name.length;
}
