import { STEP, type Point, type TrackFile } from '@paddock/downforce';
import { poseAt, type Stretch } from '@paddock/downforce/editing';

/** Curves that turn further are two corners: the tangents of a hairpin hardly meet. */
const ONE_CORNER = 150;

/**
 * A corner of the road: where the tangents of a curve meet, in steps. A road is its corners with rounded edges between, so
 * moving a corner says which way the road goes and how long it is. The ends of an open road are corners without a curve.
 */
export interface Node {
  /** From 0; one before the first and one behind the last at the ends of an open road. */
  readonly section: number;
  readonly at: Point;
  /** Degrees to the right; in a hairpin, of each half. */
  readonly turn: number;
  readonly radius: number;
}

/** The road between two corners. */
export interface Edge {
  readonly from: Node;
  readonly to: Node;
  /** Straights and tapers on it, in driving order. */
  readonly sections: readonly number[];
  /** The middle of a hairpin: no section of its own. */
  readonly isBent: boolean;
}

export interface Net {
  readonly nodes: readonly Node[];
  /** The one behind each node; on a ring the last one crosses the finish. */
  readonly edges: readonly Edge[];
}

export function netOf({ shape }: Pick<TrackFile, 'shape'>, stretches: readonly Stretch[]): Net {
  const corners = stretches.flatMap(cornersOf);
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return { nodes: [], edges: [] };
  const count = stretches.length;
  if (shape === 'open') {
    const nodes = [endAt(first.start, -1), ...corners, endAt(poseAt(last, 1), count)];
    return { nodes, edges: nodes.slice(1).map((to, i) => edgeBetween(nodes[i] ?? to, to, count)) };
  }
  const edges = corners.map((from, i) => edgeBetween(from, corners[i + 1] ?? corners[0] ?? from, count));
  return { nodes: corners, edges };
}

function edgeBetween(from: Node, to: Node, count: number): Edge {
  const isBent = from.section === to.section;
  const long = isBent ? 0 : (to.section - from.section - 1 + count) % count;
  return {
    from,
    to,
    isBent,
    sections: Array.from({ length: long }, (_, i) => (from.section + 1 + i) % count),
  };
}

function endAt({ x, y }: Point, section: number): Node {
  return { section, at: { x: x / STEP, y: y / STEP }, turn: 0, radius: 0 };
}

function cornersOf(stretch: Stretch, section: number): Node[] {
  if (stretch.angle === 0) return [];
  const degrees = (stretch.angle * 180) / Math.PI;
  const radius = stretch.long / Math.abs(stretch.angle) / STEP;
  const halves = Math.abs(degrees) > ONE_CORNER ? 2 : 1;
  const turn = degrees / halves;
  const reach = tangent(radius, turn) * STEP;
  return Array.from({ length: halves }, (_, half) => {
    const { x, y, heading } = poseAt(stretch, half / halves);
    const at = { x: (x + reach * Math.cos(heading)) / STEP, y: (y + reach * Math.sin(heading)) / STEP };
    return { section, at, turn, radius };
  });
}

/** From a corner to where its curve begins. */
export function tangent(radius: number, turn: number): number {
  return radius * Math.tan((Math.abs(turn) * Math.PI) / 360);
}

/** Whole degrees, 0 to the right, 90 down. */
export function headingOf(from: Point, to: Point): number {
  return around(Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI));
}

/** From 0 to 359. */
export function around(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** From -179 to 180: the way to turn from one heading to another. */
export function turnBetween(from: number, to: number): number {
  const turn = around(to - from);
  return turn > 180 ? turn - 360 : turn;
}
