import type { Layout, Space } from './spaces.ts';

/** No space has more than three exits; with four slots, indexing is a shift. */
export const STEP_SLOTS = 4;

export interface Steps {
  /** `next[space * STEP_SLOTS + i]`, from the inside to the outside. */
  readonly next: Uint16Array;
  readonly nextCount: Uint8Array;
  /** 1 if every step crosses the finish line. No space straddles the line (T3), so it is every step or none. */
  readonly crosses: Uint8Array;
}

/** D-R5, T5: touching, and the new front end further on. On an open track the last row steps off the road. */
export function findSteps({ spaces, length }: Layout, ring: boolean): Steps {
  const count = spaces.length;
  const next = new Uint16Array(count * STEP_SLOTS);
  const nextCount = new Uint8Array(count);
  const crosses = new Uint8Array(count);
  for (const space of spaces) {
    const ways = spaces
      .filter((to) => isStep(space, to, 0) || (ring && isStep(space, to, length)))
      .toSorted((a, b) => a.from - b.from)
      .map((to) => to.id);
    if (space.front === length) {
      crosses[space.id] = 1;
      if (!ring) ways.push(count);
    }
    next.set(ways, space.id * STEP_SLOTS);
    nextCount[space.id] = ways.length;
  }
  return { next, nextCount, crosses };
}

/** `ahead` is a whole lap for a space beyond the ring's seam. */
function isStep(space: Space, to: Space, ahead: number): boolean {
  return (
    to.from <= space.to &&
    space.from <= to.to &&
    to.back + ahead <= space.front &&
    space.back <= to.front + ahead &&
    to.front + ahead > space.front
  );
}

/**
 * Steps from each space to its next crossing of the finish, including that step, on an empty track.
 * With `beyond`, the distances from after the line, it gives the steps to the crossing after that.
 */
export function stepsToLine(
  steps: Steps,
  best: (...counts: number[]) => number,
  beyond?: Uint16Array,
): Uint16Array {
  const count = steps.nextCount.length;
  const found = new Uint16Array(count);
  // Ids increase along the track, so the spaces ahead are already known.
  for (let space = count - 1; space >= 0; space -= 1) {
    const from = steps.crosses[space] === 1 ? beyond : found;
    const first = space * STEP_SLOTS;
    const ahead = steps.next.subarray(first, first + steps.nextCount[space]);
    found[space] = 1 + (from === undefined ? 0 : best(...Array.from(ahead, (to) => from[to])));
  }
  return found;
}
