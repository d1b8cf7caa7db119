import type { Roadworthy } from '../messages.ts';
import type { Sketch } from './sketch.ts';

export const WALKS = {
  ArrowUp: 'on',
  ArrowDown: 'back',
  ArrowLeft: 'inside',
  ArrowRight: 'outside',
} as const;
export type Walk = (typeof WALKS)[keyof typeof WALKS];

/** From one space to another by the arrow keys: along its lane, or across the road. Undefined: there is none. */
export function walked(
  { layout: { spaces } }: Sketch,
  { ways }: Roadworthy,
  from: number | null,
  walk: Walk,
): number | undefined {
  const here = spaces[from ?? 0];
  if (from === null || here === undefined) return spaces[0]?.id;
  const laneOf = (id: number): number => Math.abs((spaces[id]?.lane ?? 0) - here.lane);
  const nearest = (ids: readonly number[]): number | undefined =>
    ids.filter((id) => id < spaces.length).toSorted((a, b) => laneOf(a) - laneOf(b))[0];
  if (walk === 'on') return nearest(ways[from] ?? []);
  if (walk === 'back') return nearest(ways.flatMap((to, id) => (to.includes(from) ? [id] : [])));
  const lane = here.lane + (walk === 'inside' ? -1 : 1);
  return spaces.find(
    (space) =>
      space.section === here.section &&
      space.lane === lane &&
      space.back < here.front &&
      space.front > here.back,
  )?.id;
}
