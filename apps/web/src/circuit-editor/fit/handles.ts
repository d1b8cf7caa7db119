import { STEP, type Point } from '@paddock/downforce';
import { poseAt, type Stretch } from '@paddock/downforce/editing';
import type { Edge, Net } from './nodes.ts';

/** Something of the road that can be taken hold of, in steps. */
export interface Handle {
  readonly kind: 'corner' | 'side' | 'end';
  readonly at: Point;
  /** The corners that move with it. */
  readonly corners: readonly number[];
  /** A side moves across itself only: degrees of the way it may go. */
  readonly across?: number;
}

/** Shorter ones are moved by their corners. */
const LEAST_SIDE = 3 * STEP;

export function handlesOf({ nodes, edges }: Net, stretches: readonly Stretch[]): readonly Handle[] {
  const corners = stretches.flatMap((stretch, section): Handle[] => {
    if (stretch.angle === 0) return [];
    const moved = nodes.flatMap((node, i) => (node.section === section ? [i] : []));
    return [{ kind: 'corner', at: inSteps(poseAt(stretch, 0.5)), corners: moved }];
  });
  const ends = nodes.flatMap((node, i): Handle[] =>
    node.section < 0 || node.section >= stretches.length ? [{ kind: 'end', at: node.at, corners: [i] }] : [],
  );
  return [...corners, ...ends, ...edges.flatMap((edge) => sideOf(edge, nodes, stretches))];
}

function sideOf({ from, to, sections }: Edge, nodes: Net['nodes'], stretches: readonly Stretch[]): Handle[] {
  const parts = sections.flatMap((at) => stretches[at] ?? []);
  const longest = parts.toSorted((a, b) => b.long - a.long)[0];
  if (longest === undefined || longest.long < LEAST_SIDE || nodes.length < 3) return [];
  const { heading, ...at } = poseAt(longest, 0.5);
  const across = Math.round((heading * 180) / Math.PI) + 90;
  return [{ kind: 'side', at: inSteps(at), corners: [nodes.indexOf(from), nodes.indexOf(to)], across }];
}

function inSteps({ x, y }: Point): Point {
  return { x: x / STEP, y: y / STEP };
}

/** As far as a handle may follow the hand. */
export function follow({ across }: Handle, by: Point): Point {
  if (across === undefined) return by;
  const [x, y] = [Math.cos((across * Math.PI) / 180), Math.sin((across * Math.PI) / 180)];
  const far = by.x * x + by.y * y;
  return { x: far * x, y: far * y };
}
