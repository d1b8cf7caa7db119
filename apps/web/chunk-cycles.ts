import type { Plugin } from 'vite';

/** Which chunk imports which as it loads. */
type Chunks = ReadonlyMap<string, readonly string[]>;

/** One of two chunks that import each other runs while the other is still empty: the page breaks without a message. */
export function refuseCycles(chunks: Chunks): void {
  const found = [...chunks.keys()].filter((chunk) => loadsItself(chunks, chunk));
  if (found.length > 0)
    throw new Error(`chunks import each other: ${found.join(', ')}; see the folders in chunks.ts`);
}

function loadsItself(chunks: Chunks, chunk: string): boolean {
  // It grows while it is walked through.
  const loaded = new Set(chunks.get(chunk));
  for (const each of loaded) for (const next of chunks.get(each) ?? []) loaded.add(next);
  return loaded.has(chunk);
}

export const noChunkCycles: Plugin = {
  name: 'no-chunk-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    refuseCycles(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
  },
};
