import {
  CAR_COUNT,
  CARS,
  countsMoney,
  PRINTED_CONTENT,
  type CardName,
  type DownforceView,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Car } from './board.ts';
import { thingOf, type Plan, type Question } from './question.ts';
import { carWorth, powerGain } from './worth.ts';

const { deck } = PRINTED_CONTENT;

/** How likely one rival's bid is beaten by so many millions; with dice (D-V7) nobody lacks a number. */
const BEATS_ONE = {
  cards: [0, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9],
  dice: [0, 0.3, 0.4, 0.5, 0.65, 0.8, 0.95],
  none: [],
} satisfies Record<string, readonly number[]>;
/** A car that a rival gets instead pays the rival, and of that its share is the own loss. */
const RIVALS_GAIN = 0.25;
/** A car that comes later: what it will cost, and how likely the best of them is to be had for that. */
const LATER_PRICE = 2.5;
const LATER_CHANCE = 0.7;

/** What a bid text offers (D-A3, D-A10, D-V7); 0 is a pass. */
export function offerOf(text: string, car: Car): number {
  const [verb, name = '', declared] = text.split(' ');
  if (verb === 'offer') return name === 'pass' ? 0 : Number(name);
  const printed = printedOn(name, car);
  if (printed > 0 || declared === undefined) return printed;
  const lines = deck.lines[deck.names.indexOf(name)] ?? [];
  const wild = lines.filter(({ colour }) => colour === CAR_COUNT).map(({ number }) => number);
  return wild.length > 0 ? Math.max(...wild) : Math.min(...lines.map(({ number }) => number));
}

/** The number of the car's colour on a speed card. */
export function printedOn(name: CardName, car: Car): number {
  const kind = deck.names.indexOf(name);
  const lines = kind < CAR_COUNT ? [] : (deck.lines[kind] ?? []);
  return lines.find(({ colour }) => colour === car)?.number ?? 0;
}

/** D-V8b: how likely an offer beats what comes off an automa's deck. */
export type BeatingDeck = (view: DownforceView, car: Car) => (offer: number) => number;
const NO_DECKS: BeatingDeck = () => () => 1;

/** Bids by what they may win: the car's worth to this hand, less the price, against what comes later. */
export function weighBids({ view, seat, board, texts }: Question, beating: BeatingDeck = NO_DECKS): Plan[] {
  const { auction, owners, players } = view.public;
  const car = auction.forSale === null ? 0 : CARS.indexOf(auction.forSale);
  const worth = carWorth(view, seat, board, car) + powerGain(view, seat, auction.power);
  // D-V1, D-V3: where the first wins, a price is no price.
  const isPaid = countsMoney(view.public.options);
  const later = auction.faceDown.map((name) => carWorth(view, seat, board, CARS.indexOf(name)));
  const hope = isPaid ? LATER_CHANCE * (Math.max(0, ...later) - LATER_PRICE) : 0;
  const loss = (RIVALS_GAIN * worth) / (players - 1);
  const otherwise = (owners.includes(seat) ? 0 : Math.max(0, hope)) - loss;
  const winsWith = winning(view, seat, car, beating);
  return texts.map((text) => {
    const offer = offerOf(text, car);
    const wins = winsWith(offer);
    const value = wins * (worth - (isPaid ? offer : 0)) + (1 - wins) * otherwise;
    return { do: [text], value: value - cluesIn(view, seat, text) };
  });
}

/** How likely an offer beats all others. */
function winning(
  view: DownforceView,
  seat: Seat,
  car: Car,
  beatingDeck: BeatingDeck,
): (offer: number) => number {
  const { asked, automas, options } = view.public;
  const rivals = asked.filter((other) => other !== seat);
  const decks = automas.filter((automa) => rivals.includes(automa.seat)).length;
  const beatsOne: readonly number[] = BEATS_ONE[options.auction];
  const beatsDeck = decks > 0 ? beatingDeck(view, car) : () => 1;
  return (offer) =>
    offer === 0 ? 0 : (beatsOne[offer] ?? 1) ** (rivals.length - decks) * beatsDeck(offer) ** decks;
}

/** What a card tells the others that they did not know: the longer, the more; next to nothing, it settles ties. */
function cluesIn({ public: open }: DownforceView, seat: Seat, text: string): number {
  const name = thingOf(text);
  const isKnown = open.known[seat]?.shown.includes(name) ?? false;
  return isKnown || deck.names.indexOf(name) < CAR_COUNT ? 0 : 0.01 * name.length;
}
