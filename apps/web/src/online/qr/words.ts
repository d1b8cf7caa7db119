import { headBits, type Layout } from './layout.ts';
import { correctionWords } from './reed-solomon.ts';

/** Text is bytes, as UTF-8. */
const BYTE_MODE = 4;
/** Alternately, where the text does not fill the code. */
const PADDING = [0xec, 0x11] as const;

class Bits {
  readonly words: number[] = [];
  #count = 0;

  get length(): number {
    return this.#count;
  }

  add(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) {
      const at = this.#count >> 3;
      const set = ((value >> bit) & 1) << (7 - (this.#count & 7));
      this.words[at] = (this.words[at] ?? 0) | set;
      this.#count++;
    }
  }
}

/** The words of data, filled up. */
export function dataWords(bytes: Uint8Array, { version, capacity }: Layout): number[] {
  const bits = new Bits();
  bits.add(BYTE_MODE, 4);
  bits.add(bytes.length, headBits(version) - 4);
  for (const byte of bytes) bits.add(byte, 8);
  bits.add(0, Math.min(4, 8 * capacity - bits.length));
  const { words } = bits;
  for (let at = 0; words.length < capacity; at++) words.push(PADDING[at % 2] ?? 0);
  return words;
}

/** Data and correction as they stand in the code: one word of each block in turn, so that a stain hurts all a little. */
export function allWords(bytes: Uint8Array, layout: Layout): number[] {
  const data = dataWords(bytes, layout);
  let from = 0;
  const blocks = layout.blocks.map((count) => data.slice(from, (from += count)));
  const corrections = blocks.map((block) => correctionWords(block, layout.correction));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at] ?? 0] : [])),
  ).flat();
}
