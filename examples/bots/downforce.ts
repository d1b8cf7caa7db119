import { best } from './formula.ts';

/**
 * The idea for Downforce: buy one car that my hand moves far, and not dearly; play the cards that move my cars most and others
 * least; bet on my best car while it may still win. From what my seat sees alone.
 */

const CARS = ['black', 'blue', 'green', 'yellow', 'orange', 'red'];
/** In the names of cards: 'r6k4w2' moves red 6, black 4, and any car 2. */
const LETTERS = 'kbgyorw';
const WILD = 6;

/** The part of the view that it looks at. */
export interface DownforceView {
  readonly public: {
    /** The seat of each car, in the order of CARS. */
    readonly owners: readonly (number | null)[];
    /** Best first, by name. */
    readonly standing: readonly string[];
    readonly cars: readonly { readonly place: number | null }[];
    readonly auction: { readonly forSale: string | null };
    /** The card being played, and the car that it moves now. */
    readonly card: { readonly car: string | null } | null;
  };
  readonly own: { readonly seat: number; readonly hand: readonly string[] };
}

/** The lines of a card: which car, and how far. */
function linesOf(card: string): { readonly car: number; readonly spaces: number }[] {
  const lines = card.match(/[kbgyorw]\d+/g) ?? [];
  return lines.map((line) => ({ car: LETTERS.indexOf(line.charAt(0)), spaces: Number(line.slice(1)) }));
}

export function chooseDownforce(view: DownforceView, legal: readonly string[]): string {
  const { owners, standing, cars, auction, card } = view.public;
  const { seat, hand } = view.own;
  const isMine = (car: number) => owners[car] === seat;
  const isHome = (car: number) => cars[car]?.place !== null;
  const mine = CARS.flatMap((_, car) => (isMine(car) && !isHome(car) ? [car] : []));
  const placeOf = (car: number) => standing.indexOf(CARS[car] ?? '');

  /** Spaces for my cars, less a quarter of what others get. */
  function worth(name: string): number {
    let value = 0;
    for (const { car, spaces } of linesOf(name)) {
      if (car === WILD) value += mine.length > 0 ? 0.8 * spaces : 0;
      else if (!isHome(car)) value += isMine(car) ? spaces : -spaces / 4;
    }
    return value;
  }

  /** How far the hand moves that car on average: what it is worth to me. */
  function strength(car: number): number {
    const spaces = hand.flatMap(linesOf).filter((line) => line.car === car);
    return spaces.reduce((sum, line) => sum + line.spaces, 0) / Math.max(1, hand.length);
  }

  /** Bids up to what the car is worth to me; a second car hardly anything. */
  function bidWorth(offer: number): number {
    const car = CARS.indexOf(auction.forSale ?? '');
    const limit = owners.includes(seat) ? 1 : 2 * strength(car);
    return offer <= limit ? offer : -offer;
  }

  function betWorth(car: number): number {
    return (isMine(car) ? 2.5 : 0) - placeOf(car);
  }

  return best(legal, (action) => {
    const [verb = '', thing = ''] = action.split(' ');
    const named = CARS.indexOf(thing);
    const moving = CARS.indexOf(card?.car ?? '');
    switch (verb) {
      case 'bid':
        return bidWorth(linesOf(thing).find(({ car }) => CARS[car] === auction.forSale)?.spaces ?? 0);
      case 'offer':
        return bidWorth(thing === 'pass' ? 0 : Number(thing));
      case 'play':
        return worth(thing);
      case 'wild':
        return mine.includes(named) ? 10 - placeOf(named) : -10 + placeOf(named);
      case 'bet':
        return betWorth(named);
      case 'podium':
      case 'predict':
        return linesUp(thing, (car) => betWorth(car));
      case 'more':
      case 'move':
        return isMine(moving) ? 1 : -1;
      case 'decline':
        return -100;
      default:
        return 0;
    }
  });
}

/** The best car first: each place counts for less than the one before. */
function linesUp(letters: string, worthOf: (car: number) => number): number {
  return Array.from(letters).reduce(
    (sum, letter, at) => sum + (10 + worthOf(LETTERS.indexOf(letter))) / (at + 1),
    0,
  );
}
