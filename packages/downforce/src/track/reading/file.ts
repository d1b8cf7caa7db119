export const FORMAT = 1;

/** Not in `LIMITS`, so that a bundler can inline it into every offset of the state. */
export const MOST_SPACES = 300;

/** T6: bounds on a file from outside, checked before anything is built from it. */
export const LIMITS = {
  spaces: MOST_SPACES,
  lanes: 4,
  sections: 80,
  rows: 40,
  cells: 8,
  minAngle: 5,
  maxAngle: 270,
  minRadius: 0.3,
  maxRadius: 20,
  name: 40,
  author: 40,
  note: 600,
  scenery: 120,
  points: 80,
  reach: 60,
} as const;

export const TURNS = ['left', 'right'] as const;
export type Turn = (typeof TURNS)[number];

export const DIRECTIONS = ['clockwise', 'anticlockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const SHAPES = ['ring', 'open'] as const;
export type Shape = (typeof SHAPES)[number];

/** T4: what a road is made of, in driving order. */
export type Section =
  | { readonly kind: 'straight'; readonly rows: number; readonly lanes: number }
  | {
      readonly kind: 'curve';
      readonly turn: Turn;
      /** Degrees. */
      readonly angle: number;
      /** From lane 1, which is the longest in a bend to the other side (T2). */
      readonly cells: readonly number[];
      /** Of the road's middle, in steps; by default spaces are about a step long. */
      readonly radius?: number;
    }
  | { readonly kind: 'widening'; readonly from: number; readonly to: number }
  | { readonly kind: 'narrowing'; readonly from: number; readonly to: number };

/** In steps from the middle of the finish line (open: of the first row's back), x to the right and y down. */
export type Spot = readonly [x: number, y: number];

export const AREAS = ['sea', 'quay', 'grass', 'forest', 'town', 'sand'] as const;
export const BLOCKS = ['building', 'grandstand', 'pier', 'pit'] as const;
export const PLANTS = ['tree', 'boat'] as const;

/** Decoration only: no rule reads it, and it can be switched off. */
export type Scenery =
  | {
      readonly kind: 'area';
      readonly of: (typeof AREAS)[number];
      readonly points: readonly Spot[];
      readonly smooth?: boolean;
    }
  | { readonly kind: 'stream'; readonly points: readonly Spot[]; readonly width: number }
  | {
      readonly kind: 'scatter';
      readonly of: (typeof PLANTS)[number];
      readonly at: readonly Spot[];
      readonly size: number;
      readonly angle?: number;
    }
  | {
      readonly kind: 'block';
      readonly of: (typeof BLOCKS)[number];
      readonly at: Spot;
      readonly size: Spot;
      readonly angle?: number;
    }
  /** The road of these sections, counted from 1, is drawn darker. */
  | { readonly kind: 'tunnel'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'label';
      readonly at: Spot;
      readonly text: string;
      readonly size: number;
      readonly angle?: number;
    };

/** Row 1 lies at the finish line (open: at the front end of the first section), row 2 behind it. */
export interface GridBox {
  readonly row: number;
  readonly lane: number;
}

/** A track as people write it (T4). */
export interface TrackFile {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly name: string;
  /** What is known of the printed board, and what is our own design; shown to players. */
  readonly note: string;
  /** Who made the file. */
  readonly author?: string;
  readonly shape: Shape;
  /** Which side is the inside (T2). */
  readonly direction: Direction;
  /** Where the first section points on the drawing: 0 right, 90 down. */
  readonly heading: number;
  /** A ring begins and ends at the finish line (T1); an open track begins with its grid and ends at the finish. */
  readonly sections: readonly Section[];
  /** Each betting line lies where this section, counted from 1, begins (T3). */
  readonly lines: readonly number[];
  /** Number 1, the pole, first. */
  readonly grid: readonly GridBox[];
  readonly scenery: readonly Scenery[];
}

/** What the rules need of a file. */
export type RoadFile = Omit<TrackFile, 'note' | 'scenery'>;
