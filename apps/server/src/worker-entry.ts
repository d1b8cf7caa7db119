import path from 'node:path';

/** A thread's entry beside the module at `url`: TypeScript in the sources, JavaScript where both were bundled. */
export function workerEntry(name: string, url: string): URL {
  return new URL(`${name}.worker${path.extname(url)}`, url);
}
