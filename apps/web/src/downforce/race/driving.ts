import type * as driven from './ways.ts';

type Ways = typeof driven;

let ways: Ways | undefined;

/** Await it before a card is played. */
export async function drivingReady(): Promise<void> {
  ways ??= await import('./ways.ts');
}

/** Where cars can go, and how. */
export function driving(): Ways {
  if (ways === undefined) throw new Error('ways are looked for before drivingReady()');
  return ways;
}
