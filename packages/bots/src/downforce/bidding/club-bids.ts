import { CARS, countsMoney, type Deck, type DownforceView } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import { isSpeed8 } from '../cards.ts';
import type { Car } from '../board.ts';
import type { Weigh } from '../judgement.ts';
import { offerOf, printedOn } from './offers.ts';
import { thingOf, type Plan, type Question } from '../question.ts';
import { carWorth, fancyOf, hopeFor, powerGain } from '../worth.ts';
import { unseenBy } from './unseen.ts';

/** How likely each bid beats one rival's; with dice (D-V7) every number is available. */
export const BEATS_ONE = {
  cards: [0, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9],
  dice: [0, 0.3, 0.4, 0.5, 0.65, 0.8, 0.95],
  none: [],
} satisfies Record<string, readonly number[]>;
/** For cars that come later: the expected price, and how likely the best of them goes for that. */
const LATER_PRICE = 2.5;
const LATER_CHANCE = 0.7;

/** How a level bids. */
export interface Bidding {
  /** The share of a car's worth that counts as a loss if a rival gets it. */
  readonly rivalsGain: number;
}

export const CLUB_BIDDING: Bidding = { rivalsGain: 0.25 };
/** The levels that search play for the win: what a rival gets is lost. */
export const SEARCHER_BIDDING: Bidding = { rivalsGain: 1 };

export function bidding(as: Bidding): Weigh {
  return (question) => weighBids(question, as);
}

/** Weighs bids by what they may win: the car's worth to this hand, minus the price, against what comes later. */
function weighBids({ view, seat, state, board, texts, leanings }: Question, { rivalsGain }: Bidding): Plan[] {
  const { deck } = state.game;
  const { auction, owners, players } = view.public;
  const car = auction.forSale === null ? 0 : CARS.indexOf(auction.forSale);
  const promised = hopeFor(deck, view, board, car);
  const worth =
    carWorth(deck, view, seat, board, car) +
    promised * powerGain(view, seat, auction.power) +
    fancyOf(view, car, leanings);
  // D-V1, D-V3: if the first car wins, money does not count.
  const isPaid = countsMoney(view.public.options);
  const later = auction.faceDown.map((name) => carWorth(deck, view, seat, board, CARS.indexOf(name)));
  const hope = isPaid ? LATER_CHANCE * (Math.max(0, ...later) - LATER_PRICE) : 0;
  const loss = (rivalsGain * worth) / (players - 1);
  const otherwise = (owners.includes(seat) ? 0 : Math.max(0, hope)) - loss;
  const winsWith = winning(deck, view, seat, car, promised);
  return texts.map((text) => {
    const offer = offerOf(text, car);
    const wins = winsWith(offer);
    const value = wins * (worth - (isPaid ? offer : 0)) + (1 - wins) * otherwise;
    return { do: [text], value: value - cluesIn(view, seat, text) };
  });
}

/** How likely an offer beats all others; rivals who have no hope for the car pass. */
function winning(
  deck: Deck,
  view: DownforceView,
  seat: Seat,
  car: Car,
  hope: number,
): (offer: number) => number {
  const { asked, automas, options } = view.public;
  const rivals = asked.filter((other) => other !== seat);
  const decks = automas.filter((automa) => rivals.includes(automa.seat)).length;
  const beatsOne: readonly number[] = BEATS_ONE[options.auction];
  const beating = (offer: number): number => {
    const usual = beatsOne[offer] ?? 1;
    return usual + (1 - hope) * (1 - usual);
  };
  const beatsDeck = decks > 0 ? beatingDeck(deck, view, car) : () => 1;
  return (offer) =>
    offer === 0 ? 0 : power(beating(offer), rivals.length - decks) * power(beatsDeck(offer), decks);
}

/** The same bits on every machine, which `**` does not promise. */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let times = 0; times < exponent; times++) result *= base;
  return result;
}

/** D-V8b: how likely an offer beats an automa's deck; a tie counts half. */
function beatingDeck(deck: Deck, view: DownforceView, car: Car): (offer: number) => number {
  const isDice = view.public.options.auction === 'dice';
  const bids = isDice ? [1, 2, 3, 4, 5, 6] : unseenBy(deck, view).map((name) => printedOn(name, car));
  return (offer) => {
    const beaten = bids.filter((bid) => bid < offer).length + bids.filter((bid) => bid === offer).length / 2;
    return beaten / Math.max(1, bids.length);
  };
}

/** What a card reveals to the others: the longer, the more. Tiny, to settle ties. */
function cluesIn({ public: open }: DownforceView, seat: Seat, text: string): number {
  const name = thingOf(text);
  const isKnown = open.known[seat]?.shown.includes(name) ?? false;
  return isKnown || !text.startsWith('bid ') || isSpeed8(name) ? 0 : 0.01 * name.length;
}
