import type { Lane, NameWords } from './names.ts';

/** Where a space lies across the road: its lane, from 1 at the inside, and the number of lanes. */
export interface Across {
  readonly lane: number;
  readonly lanes: number;
}

export function spaceText({ space: name, lanes }: NameWords, space: number, across?: Across): string {
  if (across === undefined || across.lanes < 2) return name(space);
  return `${name(space)}, ${lanes[laneOf(across)]}`;
}

function laneOf({ lane, lanes }: Across): Lane {
  if (lane === 1) return 'inside';
  return lane === lanes ? 'outside' : 'middle';
}
