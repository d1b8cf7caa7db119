import type * as driven from './paths.ts';

type Paths = typeof driven;

let paths: Paths | undefined;

/** Await it before a card is played. */
export async function drivingReady(): Promise<void> {
  paths ??= await import('./paths.ts');
}

/** Where cars can go, and how. */
export function driving(): Paths {
  if (paths === undefined) throw new Error('paths are looked for before drivingReady()');
  return paths;
}
