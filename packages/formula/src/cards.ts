import { TEAMS, type Team } from './teams.ts';

/** What a card does; cards of one family differ only in colour and number. */
export const FAMILIES = [
  'overtake',
  'turbo',
  'charge-gears',
  'charge-engine',
  'back',
  'pit',
  'spin-out',
  'spin-last',
  'crash',
] as const;
export type Family = (typeof FAMILIES)[number];

export const OVERTAKE = 0;
export const TURBO = 1;
export const CHARGE_GEARS = 2;
export const CHARGE_ENGINE = 3;
export const BACK = 4;
export const PIT = 5;
export const SPIN_OUT = 6;
export const SPIN_LAST = 7;
export const CRASH = 8;

/** The `team` of a card without a colour, such as the beige pit stop. */
export const NO_TEAM = 255;

export type CardName =
  | `overtake-${2 | 3 | 4}-${Team}`
  | 'turbo'
  | 'charge-gears'
  | 'charge-engine'
  | 'wrong-line'
  | 'off-circuit'
  | 'lose-control'
  | `pit-${Team | 'beige'}`
  | 'spin-out'
  | 'spin-last'
  | 'crash';

interface CardKind {
  readonly name: CardName;
  readonly count: number;
  readonly family: number;
  /** Places moved, if the card prints a number. */
  readonly places: number;
  readonly team: number;
}

function kind(name: CardName, count: number, family: number, places = 0, team = NO_TEAM): CardKind {
  return { name, count, family, places, team };
}

const eachTeam = (make: (name: Team, team: number) => CardKind): CardKind[] => TEAMS.map(make);

/** F-C2: 54 cards of 34 kinds. Identical cards share a kind. */
export const KINDS: readonly CardKind[] = [
  ...eachTeam((name, team) => kind(`overtake-2-${name}`, 1, OVERTAKE, 2, team)),
  ...eachTeam((name, team) => kind(`overtake-3-${name}`, 2, OVERTAKE, 3, team)),
  ...eachTeam((name, team) => kind(`overtake-4-${name}`, 1, OVERTAKE, 4, team)),
  kind('turbo', 4, TURBO, 3),
  kind('charge-gears', 3, CHARGE_GEARS, 1),
  kind('charge-engine', 3, CHARGE_ENGINE, 1),
  kind('wrong-line', 3, BACK, 1),
  kind('off-circuit', 3, BACK, 2),
  kind('lose-control', 3, BACK, 3),
  ...eachTeam((name, team) => kind(`pit-${name}`, 1, PIT, 0, team)),
  kind('pit-beige', 2, PIT),
  kind('spin-out', 1, SPIN_OUT),
  kind('spin-last', 1, SPIN_LAST),
  kind('crash', 1, CRASH),
];

export const KIND_COUNT = 34;
export const DECK_SIZE = 54;

export const CARD_NAMES: readonly CardName[] = KINDS.map((card) => card.name);

/** The same facts as flat arrays, for the hot path. */
export const COUNT_OF = Uint8Array.from(KINDS, (card) => card.count);
export const FAMILY_OF = Uint8Array.from(KINDS, (card) => card.family);
export const PLACES_OF = Uint8Array.from(KINDS, (card) => card.places);
export const TEAM_OF = Uint8Array.from(KINDS, (card) => card.team);
