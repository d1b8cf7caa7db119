/** What a version holds at correction level M: so many words of correction a block, and each block's words of data. */
interface Version {
  readonly correction: number;
  readonly blocks: readonly number[];
  /** Where the centres of the small squares lie, across and down. */
  readonly alignment: readonly number[];
}

/** From version 1; the last holds 213 bytes, twice as much as any of our links. */
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: [16], alignment: [] },
  { correction: 16, blocks: [28], alignment: [6, 18] },
  { correction: 26, blocks: [44], alignment: [6, 22] },
  { correction: 18, blocks: [32, 32], alignment: [6, 26] },
  { correction: 24, blocks: [43, 43], alignment: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] },
  { correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50] },
];

export interface Layout extends Version {
  readonly version: number;
  /** Modules along one edge. */
  readonly size: number;
  /** Words of data in all blocks. */
  readonly capacity: number;
}

/** The bits that come before the text: its kind, and its length. */
export function headBits(version: number): number {
  return 4 + (version < 10 ? 8 : 16);
}

/** The smallest version that holds so many bytes; undefined: none does. */
export function layoutFor(bytes: number): Layout | undefined {
  for (const [at, held] of VERSIONS.entries()) {
    const version = at + 1;
    const capacity = held.blocks.reduce((sum, words) => sum + words, 0);
    if (headBits(version) + 8 * bytes <= 8 * capacity) {
      return { ...held, version, size: 17 + 4 * version, capacity };
    }
  }
  return undefined;
}
