import { CAR_NAMES, TEAMS, type CardName, type FormulaPublic, type FormulaView } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';

interface Seen {
  readonly hand: readonly CardName[];
  readonly open?: Partial<Omit<FormulaPublic, 'options'>>;
  readonly options?: Partial<FormulaPublic['options']>;
}

/**
 * For tests: what seat 0 sees when it is to act. One race of four players, seat 0 blue, 1 green, 2 yellow, 3 orange,
 * red and purple uncontrolled; by default the line is CAR_NAMES and the race half over.
 */
export function aView({ hand, open = {}, options = {} }: Seen): FormulaView {
  const players = open.players ?? 4;
  const playsLeft = open.playsLeft ?? 20;
  const seats = Array.from({ length: players }, (_, seat): Seat => seat);
  const sizes = seats.map((seat) => (seat === 0 ? hand.length : 5));
  return {
    public: {
      players,
      options: {
        races: 1,
        removed: 0,
        teams: 'dealt',
        championship: 'constructors',
        drivers: [],
        ...options,
      },
      phase: 'playing',
      race: 0,
      turn: 0,
      gridDrawn: [],
      line: CAR_NAMES,
      retired: [],
      card: null,
      chosen: null,
      die: null,
      rolls: 0,
      pile: Math.max(0, playsLeft - players),
      takenOut: 0,
      playsLeft,
      handSizes: sizes,
      discard: {},
      owners: TEAMS.map((_, team) => (team < players ? team : null)),
      points: CAR_NAMES.map(() => 0),
      results: [],
      ready: [],
      outcome: null,
      ...open,
    },
    own: { seat: 0, hand },
  };
}

/** The last play of a race: an overtaking card brings most points, but only a charging engine may still bring the win. */
export function gambleView(options: Partial<FormulaPublic['options']> = {}): FormulaView {
  const order = 'orange-2 purple-2 yellow-2 green-2 red-2 blue-1 blue-2 green-1 yellow-1';
  const line = order.split(' ').flatMap((car) => CAR_NAMES.filter((name) => name === car));
  const hand: readonly CardName[] = ['overtake-3-yellow', 'overtake-3-blue', 'charge-engine', 'spin-out'];
  return aView({ hand, open: { line, playsLeft: 1 }, options });
}
