import type { CardName } from '@paddock/formula';

/** A rule of Formula as a picture: part of the line before a card, and after it. */
export interface LineScene {
  /** All twelve, best first: «R1» is red's car 1. */
  readonly line: string;
  /** The running cars afterwards; left out where nothing is played. */
  readonly after?: string;
  readonly card?: CardName;
  readonly die?: number;
  /** What is played, in the notation of records: a test plays it by the rules. */
  readonly script?: readonly string[];
  /** The first of the six places that are shown. */
  readonly from?: number;
  /** Below the cars, such as their points. */
  readonly notes?: readonly number[];
}

const REST = 'B2 G2 Y2 O2 R2 P2';

export const SCENES = {
  'F-E1': { line: `B1 R1 Y1 G1 O1 P1 ${REST}`, notes: [10, 6, 4, 3, 2, 1] },
  'F-T6': {
    line: `B1 G1 Y1 O1 R1 P1 ${REST}`,
    after: `B1 G1 O1 R1 P1 ${REST}`,
    card: 'charge-engine',
    die: 11,
    script: ['play charge-engine', 'car yellow-1', 'die 11'],
  },
  'F-K1': {
    line: `B1 G1 O1 P1 R1 Y1 ${REST}`,
    after: `B1 G1 R1 Y1 O1 P1 ${REST}`,
    card: 'overtake-2-red',
    script: ['play overtake-2-red', 'car red-1'],
  },
  'F-K2': {
    line: `B1 R1 Y1 G1 O1 P1 ${REST}`,
    after: `R1 Y1 B1 G1 O1 P1 ${REST}`,
    card: 'overtake-3-red',
    script: ['play overtake-3-red', 'car red-1'],
  },
  'F-K4': {
    line: `G1 B1 Y1 O1 R1 P1 ${REST}`,
    after: `G1 Y1 O1 B1 R1 P1 ${REST}`,
    card: 'off-circuit',
    script: ['play off-circuit', 'car blue-1'],
  },
  'F-K5': {
    line: 'B1 G1 Y1 O1 R1 P1 G2 Y2 O2 R2 P2 B2',
    after: 'B1 G1 Y1 O1 R1 P1 G2 P2 Y2 O2 R2 B2',
    card: 'turbo',
    script: ['play turbo', 'car purple-2'],
    from: 7,
  },
  'F-K6': {
    line: `B1 G1 Y1 O1 R1 P1 ${REST}`,
    after: `B1 Y1 O1 G1 R1 P1 ${REST}`,
    card: 'pit-green',
    die: 2,
    script: ['play pit-green', 'car green-1', 'die 2'],
  },
  'F-K7': {
    line: `B1 G1 Y1 R1 O1 P1 ${REST}`,
    after: `B1 G1 R1 Y1 O1 P1 ${REST}`,
    card: 'charge-gears',
    die: 5,
    script: ['play charge-gears', 'car red-1', 'die 5'],
  },
  'F-K10': {
    line: `B1 G1 Y1 O1 R1 P1 ${REST}`,
    after: `B1 G1 O1 R1 P1 ${REST}`,
    card: 'spin-out',
    die: 3,
    script: ['play spin-out', 'die 3', 'accept'],
  },
  'F-K12': {
    line: `B1 G1 Y1 O1 R1 P1 ${REST}`,
    after: `B1 G1 R1 P1 ${REST}`,
    card: 'crash',
    die: 3,
    script: ['play crash', 'die 3', 'car orange-1'],
  },
} as const satisfies Record<string, LineScene>;
