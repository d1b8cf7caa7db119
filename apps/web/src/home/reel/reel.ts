import type { LiveryName } from '../../design/livery.ts';

/** Where a car is: x, y, degrees, and its size in hundredths (0: out of sight); all whole numbers, in the ground's units. */
export type Pose = readonly [x: number, y: number, angle: number, size: number];

/** A line of a card: whom it moves, and how far. */
export type Line = readonly [livery: LiveryName | 'wild', spaces: number];

/** A car's way, in milliseconds. */
export interface Drive {
  readonly car: number;
  readonly ms: number;
  readonly way: readonly Pose[];
}

/** What follows one card: groups of drives, those of one group at the same time. */
export interface Scene {
  readonly card: readonly Line[];
  readonly drives: readonly (readonly Drive[])[];
}

/** A stored race as the front page shows it: drawn from its record when the site is built. */
export interface Reel {
  /** Of the ground: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  /** Lines across the road that are not part of the ground, as the text of a drawing. */
  readonly marks: string;
  /** How long a car of full size is. */
  readonly carLength: number;
  readonly cars: readonly { readonly livery: LiveryName; readonly label: string }[];
  readonly start: readonly Pose[];
  readonly scenes: readonly Scene[];
}
