import {
  CARS,
  downforce,
  POWERS,
  PRINTED_CONTENT,
  stepsHome,
  type CardName,
  type CarName,
  type DownforceOptions,
  type DownforcePublic,
  type DownforceView,
  type OwnView,
  type PowerName,
  type PowerPlace,
  type Track,
} from '@paddock/downforce';
import { canonical, fastChance, isRefusal, resolveOptions, type Seat } from '@paddock/kernel';
import type { Answer } from '../bot.ts';
import { club } from './club/club.ts';
import { rookie } from './rookie/rookie.ts';
import { BOT_VARIANTS } from './variants/index.ts';

export const { deck: DECK } = PRINTED_CONTENT;

export const TRACK: Track = firstOf(PRINTED_CONTENT.tracks);

const OTHER_HANDS = 3;

interface Seen {
  readonly hand: readonly CardName[];
  /** Steps to the finish, by car; by default all on the grid. Cars on the same step are in different lanes. */
  readonly toGo?: Partial<Record<CarName, number>>;
  /** Best first. */
  readonly finished?: readonly CarName[];
  readonly players?: number;
  readonly owners?: Partial<Record<CarName, Seat>>;
  readonly powers?: Partial<Record<PowerName, Seat>>;
  readonly options?: Partial<DownforceOptions>;
  /** Cards played already, so that the others hold what is left. */
  readonly discard?: readonly CardName[];
  readonly open?: Partial<DownforcePublic>;
  readonly bets?: readonly CarName[];
  readonly own?: Partial<OwnView>;
}

/**
 * For tests: what seat 0 sees when it is to act. Four players in the race on our first circuit: seat 0 owns black, 1 blue,
 * 2 green, 3 the others; by default powers are boxed, Speed-8 cards played, bets on black, other hands of three.
 */
export function aView(seen: Seen): DownforceView {
  const { players = 4, finished = [], bets = ['black', 'black', 'black'] } = seen;
  const hand = seen.hand.toSorted((a, b) => DECK.names.indexOf(a) - DECK.names.indexOf(b));
  const options = resolveOptions(downforce.options, players, seen.options ?? {});
  if (isRefusal(options)) throw new Error(options.code);
  const taken = new Set<number>();
  const cars = CARS.map((name, car) => {
    const place = finished.indexOf(name);
    if (place >= 0) return { space: null, lap: 2, place: place + 1 };
    const toGo = seen.toGo?.[name];
    const space = toGo === undefined ? (TRACK.grid[car] ?? 0) : spaceAt(toGo, taken);
    taken.add(space);
    return { space, lap: toGo === undefined ? TRACK.startLap : 1, place: null };
  });
  const seats = Array.from({ length: players }, (_, seat): Seat => seat);
  const running = CARS.flatMap((name, car) => {
    const { space = null, lap = 0 } = cars[car] ?? {};
    return space === null ? [] : [{ name, at: lap * TRACK.count + space }];
  });
  const standing = [...finished, ...running.toSorted((a, b) => b.at - a.at).map(({ name }) => name)];
  const gone = [...DECK.names.slice(0, CARS.length), ...(seen.discard ?? [])];
  const handSizes = seats.map((seat) => (seat === 0 ? hand.length : OTHER_HANDS));
  const inPlay = gone.length - CARS.length + hand.length + OTHER_HANDS * (players - 1);
  return {
    public: {
      players,
      options,
      deck: DECK.file.id,
      track: TRACK.file.id,
      phase: 'playing',
      stage: 6,
      drawn: 0,
      turn: 0,
      actor: 0,
      asked: [],
      chosen: [],
      owners: CARS.map((name, car) => seen.owners?.[name] ?? Math.min(car, players - 1)),
      prices: CARS.map(() => 3),
      powers: powersAt(options, (name) => seen.powers?.[name] ?? 'box'),
      auction: {
        round: 6,
        faceDown: [],
        forSale: null,
        power: null,
        aside: [],
        offered: 0,
        bids: [],
        tied: [],
      },
      card: null,
      out: [],
      undealt: DECK.size - inPlay,
      known: seats.map(() => ({ shown: [], absent: [], firm: 0 })),
      betsAsked: bets.length,
      automas: [],
      laidUnder: [],
      cars,
      standing,
      handSizes,
      pileSizes: seats.map(() => 0),
      putAway: seats.map(() => 0),
      speed8: [],
      discard: Object.fromEntries(gone.map((name) => [name, 1])),
      bets: null,
      sheets: null,
      outcome: null,
      ultra: null,
      ...seen.open,
    },
    own: { seat: 0, hand, pile: [], putAway: [], bid: null, keep: [], bets, ...seen.own },
  };
}

/** What seat 0 sees of an auction's first round, all cars on the grid in the order of `CARS`. */
export function anAuction(
  hand: readonly CardName[],
  forSale: CarName,
  open: Partial<DownforcePublic> = {},
): DownforceView {
  const faceDown = CARS.filter((name) => name !== forSale);
  const seats = [0, 1, 2, 3];
  const { public: race, own } = aView({ hand, bets: [] });
  const auction = { ...race.auction, round: 1, faceDown, forSale, power: null };
  const nobody = { owners: CARS.map(() => null), prices: CARS.map(() => 0), discard: {} };
  const asked = { phase: 'bidding', stage: 2, turn: null, actor: null, asked: seats } as const;
  const handSizes = seats.map((seat) => (seat === 0 ? hand.length : 10));
  const powers = powersAt(race.options, () => 'pile');
  return {
    public: { ...race, ...nobody, ...asked, handSizes, powers, auction, undealt: 2, ...open },
    ...(own === undefined ? {} : { own }),
  };
}

/** D-V10: twelve if the extra powers are in the game. */
function powersAt(
  { powers }: DownforceOptions,
  placeOf: (power: PowerName) => PowerPlace,
): readonly PowerPlace[] {
  return POWERS.slice(0, powers === 'pack' ? POWERS.length : PRINTED_POWERS).map(placeOf);
}

const PRINTED_POWERS = 6;

function spaceAt(toGo: number, taken: ReadonlySet<number>): number {
  for (let space = 0; space < TRACK.count; space++)
    if (stepsHome(TRACK, 1, space) === toGo && !taken.has(space)) return space;
  throw new Error(`no free space ${toGo} steps from the finish`);
}

function firstOf<Value>([first]: readonly Value[]): Value {
  if (first === undefined) throw new Error('there is none');
  return first;
}

export const BOTS = {
  club: club(downforce, BOT_VARIANTS.club),
  rookie: rookie(downforce, BOT_VARIANTS.rookie),
};

/** Seat 0's answer. Checks that the position is possible: what the seat would see of it is the given view. */
export function ask(view: DownforceView, level: keyof typeof BOTS = 'club'): Answer {
  const seen = downforce.view(downforce.imagine(view, fastChance('any')), 0);
  if (canonical(seen) !== canonical(view)) throw new Error('no such position can be');
  return BOTS[level](view, 0, fastChance('bot'), { iterations: 100_000 });
}
